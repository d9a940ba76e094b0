import type { Admin } from './backend.ts';

/** What whoever runs the college reads of how to get into its admin: the password that was made, or how one is made. */
export const wayIn = (admin: Admin | undefined): string[] =>
  admin
    ? [admin.email, `${admin.password}   (shown only now)`]
    : ['npm run password   sets a new password'];
