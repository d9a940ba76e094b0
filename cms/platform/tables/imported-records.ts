import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** Records created by `npm run import`, so that a second run updates only what changed. */
export const ImportedRecords = {
  slug: 'imported-records',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    /** Source and id of the record there. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'record', type: 'number', required: true },
    /** Hash of the source record. If it is unchanged, the record is skipped. */
    { name: 'hash', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
