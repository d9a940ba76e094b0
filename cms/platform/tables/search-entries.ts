import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * What visitors may find: a row for each record that they may see, kept by cms/search/ within the transaction of every
 * change. Words are folded, each once. What finds rows by their words no configuration can say: `cms/search/index/make.ts`.
 */
export const SearchEntries = {
  slug: 'search-entries',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['collection', 'record'], unique: true }],
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'record', type: 'number', required: true },
    /** The tab of the results under which it stands. */
    { name: 'tab', type: 'text', required: true },
    /** 0: the college itself. */
    { name: 'department', type: 'number', required: true },
    /** Milliseconds since 1970 of its date, 0 of what has none. */
    { name: 'date', type: 'number', required: true },
    { name: 'year', type: 'number', required: true },
    /** Milliseconds since 1970 within the last day on which visitors see it; none where that does not end. */
    { name: 'until', type: 'number' },
    { name: 'title', type: 'textarea', required: true },
    { name: 'words', type: 'textarea', required: true },
    /** What filters ask for, as words that nobody can type. */
    { name: 'marks', type: 'textarea', required: true },
  ],
} satisfies CollectionConfig;
