import type { CollectionConfig } from 'payload';
import { listAndAccount, onlyTold, trailAccess } from './imports.ts';

/** The log of exported sheets. Nobody can change it in the admin. */
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
    ...listAndAccount,
    { name: 'format', label: 'Format', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'rows', label: 'Rows', type: 'number', required: true, admin: { readOnly: true } },
  ],
} satisfies CollectionConfig;
