import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** Which record names which other one, kept by cms/uses/ within the transaction of every change. */
export const Uses = {
  slug: 'uses',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['target', 'target_key'] }, { fields: ['source', 'source_id'] }],
  fields: [
    /** A collection, or a global with the number 0. */
    { name: 'source', type: 'text', required: true },
    { name: 'source_id', type: 'number', required: true },
    /** Named only by what visitors do not see: a draft, the recycle bin, fields that are switched off. */
    { name: 'draft', type: 'checkbox', required: true },
    { name: 'target', type: 'text', required: true },
    /** Its number, or after a slash what an address calls it. */
    { name: 'target_key', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
