import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * Keys and recovery codes of two-factor sign-in, changed by single statements only
 * (platform/sign-in/two-factor-codes.ts). A key is unconfirmed until the account has
 * `two_factor_since`.
 */
export const TwoFactorKeys = {
  slug: 'two-factor-keys',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    { name: 'key', type: 'text', required: true },
    /** Period of the last used code. That code and all earlier ones are invalid. */
    { name: 'spent', type: 'number', required: true },
    /** Hashes of the unused recovery codes, one per line. */
    { name: 'recovery', type: 'textarea' },
  ],
} satisfies CollectionConfig;
