/** The profile tables of a department as Payload fields. */
import type { ArrayField, CollapsibleField, Field } from 'payload';
import { attachments, rowLabels } from '../fields.ts';
import { numericColumns, profileTables } from './department-columns.ts';

const column = ([name, label]: [string, string]): Field =>
  numericColumns.includes(name)
    ? { name, label, type: 'number', min: 0 }
    : { name, label, type: 'text' };

/** The table is localized, not its cells: a language without rows shows the English rows. */
const table = ([name, { label, columns }]: [
  string,
  { label: string; columns: Record<string, string> },
]): ArrayField => ({
  name,
  label,
  type: 'array',
  // Short names, because Postgres limits names of indexes to 63 characters, also in tables of
  // versions.
  dbName: ({ tableName }) => (tableName?.startsWith('_') ? `dept_${name}` : `departments_${name}`),
  localized: true,
  labels: { singular: 'row', plural: 'rows' },
  admin: { initCollapsed: true, components: rowLabels('row', ...Object.keys(columns)) },
  fields: [
    { type: 'row', fields: Object.entries(columns).map(column) },
    attachments('attachments', 'Attachments'),
  ],
});

export const departmentLists: CollapsibleField[] = Object.entries(profileTables).map((entry) => ({
  type: 'collapsible',
  label: entry[1].label,
  admin: { initCollapsed: true },
  fields: [table(entry)],
}));
