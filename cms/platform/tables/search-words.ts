import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** The words that entries ever had: what a query could mean. What visitors may no longer see goes when it is built anew. */
export const SearchWords = {
  slug: 'search-words',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'word', type: 'text', required: true, unique: true },
    { name: 'sound', type: 'text', required: true, index: true },
    /** As somebody wrote it. */
    { name: 'written', type: 'text', required: true },
  ],
} satisfies CollectionConfig;
