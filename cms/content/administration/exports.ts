import type { CollectionConfig } from 'payload';
import { onlyTold, trailAccess, whichAndWho } from './imports.ts';

/** The trail of what left the house as a sheet: nobody in the admin can change it. */
export const Exports = {
  slug: 'exports',
  labels: { singular: 'Export', plural: 'Exports' },
  admin: {
    ...onlyTold,
    useAsTitle: 'list',
    defaultColumns: ['createdAt', 'list', 'by_email', 'rows', 'format'],
    description: 'Who exported which list, and when.',
  },
  defaultSort: '-createdAt',
  access: trailAccess,
  fields: [
    ...whichAndWho,
    { name: 'format', label: 'Format', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'rows', label: 'Rows', type: 'number', required: true, admin: { readOnly: true } },
  ],
} satisfies CollectionConfig;
