import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import type { Export } from '../../payload-types.ts';
import { noteAfterCommit } from '../../platform/security-log/note-changes.ts';
import { listAndAccount, onlyTold, trailAccess } from './imports.ts';

/** Notes an export before its file is sent. */
const noteExport: CollectionAfterChangeHook<Export> = ({ doc, req }) =>
  noteAfterCommit(req, 'export', doc.by_email, { list: doc.list, count: doc.rows });

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
  hooks: { afterChange: [noteExport] },
  fields: [
    ...listAndAccount,
    { name: 'format', label: 'Format', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'rows', label: 'Rows', type: 'number', required: true, admin: { readOnly: true } },
  ],
} satisfies CollectionConfig;
