import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** The words of all entries: what a query could mean. A word goes with the last entry that has it. */
export const SearchWords = {
  slug: 'search-words',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'word', type: 'text', required: true, unique: true },
    { name: 'sound', type: 'text', required: true, index: true },
    /** The same from its end, for words that begin otherwise. */
    { name: 'backwards', type: 'text' },
    /** How many letters `sound` has. */
    { name: 'letters', type: 'number' },
    /** As somebody wrote it. */
    { name: 'written', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
