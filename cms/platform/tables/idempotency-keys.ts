import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * Submissions already saved, by a key from the sender's browser, so that a repeated request gets
 * the same answer.
 */
export const IdempotencyKeys = {
  slug: 'idempotency-keys',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'reference', type: 'text', required: true },
    /** Seconds since 1970. */
    { name: 'kept_at', type: 'number', required: true, index: true },
  ],
} satisfies CollectionConfig;
