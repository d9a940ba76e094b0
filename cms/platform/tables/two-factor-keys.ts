import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * What the second step of an account is compared with, changed by single statements alone (platform/sign-in/two-factor-codes.ts).
 * Until the account says since when it is on, the key was shown and never proven.
 */
export const TwoFactorKeys = {
  slug: 'two-factor-keys',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    { name: 'key', type: 'text', required: true },
    /** The number of the period of the last code that was taken: it and those before are spent. */
    { name: 'spent', type: 'number', required: true },
    /** Hashes of the recovery codes that are left, one a line. */
    { name: 'recovery', type: 'textarea' },
  ],
} satisfies CollectionConfig;
