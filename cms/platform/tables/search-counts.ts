import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** What was searched in a week: words alone, and nothing of who asked. Changed by single statements alone. */
export const SearchCounts = {
  slug: 'search-counts',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['week', 'query'], unique: true }],
  fields: [
    /** Its Monday, where the college is: YYYY-MM-DD. */
    { name: 'week', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'times', type: 'number', required: true },
    /** How many results it had last. */
    { name: 'results', type: 'number', required: true },
  ],
} satisfies CollectionConfig;
