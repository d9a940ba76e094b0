import type { Admin } from './backend.ts';

/** Lines for whoever runs the college: address and password of the administrator that was made, or how to set a password. */
export const credentialLines = (admin: Admin | undefined): string[] =>
  admin
    ? [admin.email, `${admin.password}   (shown only now)`]
    : ['npm run password   sets a new password'];
