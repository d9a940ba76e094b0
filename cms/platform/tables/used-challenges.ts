import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** Proofs of work already used. The unique index decides between simultaneous requests. */
export const UsedChallenges = {
  slug: 'used-challenges',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'nonce', type: 'text', required: true, unique: true },
    { name: 'expires', type: 'number', required: true, index: true },
  ],
} satisfies CollectionConfig;
