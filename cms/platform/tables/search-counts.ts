import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/** Search queries per week, without the visitors. Changed by single statements only. */
export const SearchCounts = {
  slug: 'search-counts',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['week', 'query'], unique: true }],
  fields: [
    /** Monday of the week in the college's time zone: YYYY-MM-DD. */
    { name: 'week', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'times', type: 'number', required: true },
    /** Number of results at the last search. */
    { name: 'results', type: 'number', required: true },
  ],
} satisfies CollectionConfig;
