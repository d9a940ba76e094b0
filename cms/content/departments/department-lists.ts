/** The profile tables of a department as fields of the admin. */
import type { ArrayField, CollapsibleField, Field } from 'payload';
import { attachments, rowsCalled } from '../fields.ts';
import { numericColumns, profileTables } from './department-columns.ts';

const column = ([name, label]: [string, string]): Field =>
  numericColumns.includes(name)
    ? { name, label, type: 'number', min: 0 }
    : { name, label, type: 'text' };

/** The rows are localized as a whole: a language without rows of its own shows the English ones. */
const table = ([name, { label, columns }]: [
  string,
  { label: string; columns: Record<string, string> },
]): ArrayField => ({
  name,
  label,
  type: 'array',
  // Of a version's table, too, Postgres must have names for its indexes, of 63 letters at most.
  dbName: ({ tableName }) => (tableName?.startsWith('_') ? `dept_${name}` : `departments_${name}`),
  localized: true,
  labels: { singular: 'row', plural: 'rows' },
  admin: { initCollapsed: true, components: rowsCalled('row', ...Object.keys(columns)) },
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
