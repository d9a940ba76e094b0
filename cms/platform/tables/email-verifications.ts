import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

const seconds = (name: string) => ({ name, type: 'number' }) as const;

/**
 * One row for each mailbox that requested a one-time password. Changed by single statements only
 * (submissions/one-time-password.ts, verification.ts). Times are seconds since 1970.
 */
export const EmailVerifications = {
  slug: 'email-verifications',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'mailbox', type: 'text', required: true, unique: true },
    { ...seconds('day_begins'), required: true, index: true },
    { name: 'requests', type: 'number', required: true },
    /** Hash of the code and the address it was sent to. Removed once used. */
    { name: 'code', type: 'text' },
    seconds('code_until'),
    { name: 'guesses', type: 'number' },
    /** The verified address, and the hashed token of the browser that verified it. */
    { name: 'address', type: 'text' },
    { name: 'token', type: 'text', index: true },
    seconds('verified_until'),
  ],
} satisfies CollectionConfig;
