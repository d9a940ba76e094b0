import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

const seconds = (name: string) => ({ name, type: 'number' }) as const;

/**
 * One row for each mailbox that asked for a one-time password, changed by single statements alone
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
    /** Hashed, together with the address that it was mailed to; gone once it was used. */
    { name: 'code', type: 'text' },
    seconds('code_until'),
    { name: 'guesses', type: 'number' },
    /** The address that was verified, and the hashed token of the browser that did it. */
    { name: 'address', type: 'text' },
    { name: 'token', type: 'text', index: true },
    seconds('verified_until'),
  ],
} satisfies CollectionConfig;
