import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** What `npm run import` brought and when: so that a second run changes only what changed. */
export const ImportedRecords = {
  slug: 'imported-records',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    /** Where it came from and what it is there. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'record', type: 'number', required: true },
    /** Of what came: the same again needs no work. */
    { name: 'hash', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
