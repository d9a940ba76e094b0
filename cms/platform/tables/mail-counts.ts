import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * Mails sent within the hour, by mailbox; the empty mailbox counts all of them. Times are seconds
 * since 1970.
 */
export const MailCounts = {
  slug: 'mail-counts',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'mailbox', type: 'text', required: true, unique: true },
    { name: 'hour_begins', type: 'number', required: true, index: true },
    { name: 'mails', type: 'number', required: true },
  ],
} satisfies CollectionConfig;
