import type { CollectionAfterChangeHook, CollectionConfig, Field, TextField } from 'payload';
import { z } from 'zod';
import { administrators, hiddenFrom, nobody, ownImports } from '../../access.ts';
import type { Import } from '../../payload-types.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import { noteAfterCommit } from '../../platform/security-log/note-changes.ts';
import { groups } from '../groups.ts';

/** A read-only line of the log. */
export const readOnlyLine = (name: string, label: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  admin: { readOnly: true },
});

const list = readOnlyLine('list', 'List');

export const listAndAccount: Field[] = [
  {
    ...list,
    admin: {
      ...list.admin,
      components: {
        Cell: '/admin/fields/ListName.tsx#ListNameCell',
        Field: '/admin/fields/ListName.tsx#ListNameField',
      },
    },
  },
  readOnlyLine('by_email', 'Who'),
];

export const onlyTold = {
  hidden: hiddenFrom('editor', 'department-editor', 'iqac-coordinator', 'moderator'),
  group: groups.administration,
};
export const trailAccess = {
  create: nobody,
  read: administrators,
  update: nobody,
  delete: nobody,
};

/** Fields of every kind of import that only its job and screens read. */
const jobFields: Field[] = [
  { name: 'by', type: 'relationship', relationTo: 'users', admin: { hidden: true } },
  { name: 'progress', type: 'json', admin: { hidden: true } },
  { name: 'counts', type: 'json', admin: { hidden: true } },
  { name: 'report', type: 'json', admin: { hidden: true } },
];

/** The key of the field of each column of a sheet; '' for a column that is not imported. */
export const importColumns = jsonColumn('imports', 'columns', z.array(z.string()));

/** The row with the column names, and the field of each column. */
const sheetFields: Field[] = [
  {
    name: 'header',
    type: 'number',
    required: true,
    admin: { hidden: true },
  },
  {
    name: 'columns',
    type: 'json',
    required: true,
    admin: { hidden: true },
  },
];

const kinds = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'old-notices', label: 'Old notices' },
  { value: 'evidence', label: 'Evidence from many PDFs' },
];

const states = [
  { value: 'read', label: 'File read' },
  { value: 'trying', label: 'Test run in progress' },
  { value: 'tried', label: 'Test run finished, not imported yet' },
  { value: 'importing', label: 'Import in progress' },
  { value: 'imported', label: 'Imported' },
  { value: 'undoing', label: 'Undo in progress' },
  { value: 'undone', label: 'Undone' },
  { value: 'failed', label: 'Failed' },
];

/** Notes the end of an import and of its undo. The records that it writes have lines of their own. */
const noteImport: CollectionAfterChangeHook<Import> = async ({ doc, previousDoc, req }) => {
  const { by_email, file_name: title, id, list, rows: count, state } = doc;
  if (state === previousDoc?.state || (state !== 'imported' && state !== 'undone')) return;
  // After an undo that kept something, the import is as imported as before.
  const event = previousDoc?.state === 'undoing' ? 'undo-import' : 'import';
  await noteAfterCommit(req, event, by_email, { list, title, count, to: String(id) });
};

export const Imports = {
  slug: 'imports',
  labels: { singular: 'Import', plural: 'Imports' },
  admin: {
    ...onlyTold,
    useAsTitle: 'file_name',
    defaultColumns: ['file_name', 'kind', 'state', 'outcome', 'by_email', 'createdAt'],
    hidden: hiddenFrom(),
    description:
      'Sheets, websites, old notices and evidence that were imported, with their reports. Open one to undo it.',
  },
  defaultSort: '-createdAt',
  access: { ...trailAccess, read: ownImports },
  hooks: { afterChange: [noteImport] },
  fields: [
    readOnlyLine('file_name', 'File'),
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: 'sheet',
      options: kinds,
      admin: { readOnly: true },
    },
    ...listAndAccount,
    { name: 'rows', label: 'Rows', type: 'number', required: true, admin: { readOnly: true } },
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      options: states,
      admin: { readOnly: true },
    },
    {
      name: 'outcome',
      label: 'What was imported',
      type: 'ui',
      admin: {
        components: {
          Field: '/admin/imports/ImportField.tsx#ImportField',
          Cell: '/admin/imports/ImportField.tsx#ImportCell',
        },
      },
    },
    ...jobFields,
    ...sheetFields,
  ],
} satisfies CollectionConfig;
