import type { CollectionConfig } from 'payload';
import { nobody } from '../../access.ts';

/**
 * The search index: one row for each public record, written by cms/search/ in the transaction of
 * every change. Words are folded and unique. The full-text index itself is created by
 * `cms/search/index/make.ts`, because Payload's configuration cannot describe it.
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
    /** The tab of the results. */
    { name: 'tab', type: 'text', required: true },
    /** 0 for the college itself. */
    { name: 'department', type: 'number', required: true },
    /** Date in milliseconds since 1970; 0 for none. */
    { name: 'date', type: 'number', required: true },
    { name: 'year', type: 'number', required: true },
    /** Milliseconds since 1970 within the last day on the website; empty if there is none. */
    { name: 'until', type: 'number' },
    { name: 'title', type: 'textarea', required: true },
    { name: 'words', type: 'textarea', required: true },
    /** Filter values, as words that nobody can type. */
    { name: 'marks', type: 'textarea', required: true },
  ],
} satisfies CollectionConfig;
