import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** The vocabulary: words of all entries. A word is deleted with the last entry that has it. */
export const SearchWords = {
  slug: 'search-words',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'word', type: 'text', required: true, unique: true },
    { name: 'sound', type: 'text', required: true, index: true },
    /** `sound` in reverse, to find words with the same end. */
    { name: 'backwards', type: 'text' },
    /** Number of letters of `sound`. */
    { name: 'letters', type: 'number' },
    /** The word as written. */
    { name: 'written', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
