import type { Admin } from './backend.ts';

/**
 * Lines for the operator: address and password of a new administrator, or how to set a password.
 */
export const credentialLines = (admin: Admin | undefined): string[] =>
  admin
    ? [admin.email, `${admin.password}   (shown only now)`]
    : ['npm run password   sets a new password'];
