import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** Rows of imported sheets with their previous values, kept while the import can be undone. */
export const ImportBatches = {
  slug: 'import-batches',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'import', type: 'number', required: true, index: true },
    { name: 'first', type: 'number', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'step', type: 'text', required: true },
    { name: 'rows', type: 'json', required: true },
  ],
} satisfies CollectionConfig;
