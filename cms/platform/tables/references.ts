import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** References between records, written by `platform/references/` in the transaction of each change. */
export const References = {
  slug: 'uses',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['target', 'target_key'] }, { fields: ['source', 'source_id'] }],
  fields: [
    /** The slug of a collection, or of a global, whose id is 0. */
    { name: 'source', type: 'text', required: true },
    { name: 'source_id', type: 'number', required: true },
    /**
     * True if visitors do not see the reference: it is in a draft, in the recycle bin or in a
     * hidden field.
     */
    { name: 'draft', type: 'checkbox', required: true },
    { name: 'target', type: 'text', required: true },
    /** The id, or a slash and the name in addresses. */
    { name: 'target_key', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
