/** Record tables as Payload fields. */

import { quarters } from '@college/contract/days/years';
import type { ArrayField, CollapsibleField, Field, PayloadRequest, TextField } from 'payload';
import { say } from '../../words/say.ts';
import { attachments, rowLabels, webAddress } from '../fields.ts';
import { activitySubIds, activityTables } from './activity-columns.ts';
import { evidenceColumns, evidenceTables, isReplaced, linkLabels } from './evidence-columns.ts';
import type { RecordTable } from './record-columns.ts';

/**
 * A text, not a select, because the list of quarters grows every year and select options are part
 * of the database schema.
 */
const quarter: TextField = {
  name: 'quarter',
  label: 'Quarter',
  type: 'text',
  admin: {
    placeholder: '2026-1st',
    description: 'The quarter of the report that shows this row: 2026-1st, 2026-2nd, …',
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    quarters(new Date().getUTCFullYear() + 1).includes(String(value)) ||
    say(
      req.i18n.language,
      'Enter the year and the quarter: 2026-1st, 2026-2nd, 2026-3rd or 2026-4th.',
    ),
};

const isDay = /^(from|till|date_of_.*|.*_date)$/;

/** The condition of a field that is shown only where it has a text. */
const ifFilled = (name: string) => (_data: unknown, row: Partial<Record<string, unknown>>) =>
  Boolean(row?.[name]);

const column =
  (choices: RecordTable['choices'], table: string) =>
  ([name, label]: [string, string]): Field => {
    const options = choices?.[name];
    if (!options) {
      const placeholder = isDay.test(name) ? 'DD-MM-YYYY' : undefined;
      const condition = isReplaced(table, name) ? ifFilled(name) : undefined;
      return { name, label, type: 'text', admin: { placeholder, condition } };
    }
    return {
      name,
      label,
      type: 'select',
      options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
    };
  };

const columnsOf = ({ columns, choices }: RecordTable, table: string): Field => ({
  type: 'row',
  fields: Object.entries(columns).map(column(choices, table)),
});

/** Columns that only evidence needs. */
function ownColumnsOf(table: string): Field[] {
  const fields = evidenceColumns[table];
  return fields ? [{ type: 'row', fields }] : [];
}

interface Rows {
  singular: string;
  /** Columns that label a collapsed row. */
  labelColumns: string[];
  fields: Field[];
}

const list = (
  name: string,
  label: string,
  { singular, labelColumns, fields }: Rows,
): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: { singular, plural: `${singular}s` },
  admin: { initCollapsed: true, components: rowLabels(singular, ...labelColumns) },
  fields,
});

/** True for a title column, which labels rows in any position. */
const isTitle = (column: string) => /^(title.*|theme|paper_name)$/.test(column);

function labelColumnsOf({ columns }: RecordTable): string[] {
  const names = Object.keys(columns);
  return [...names.filter(isTitle), ...names.filter((name) => !isTitle(name))];
}

const rowsOf = (table: RecordTable, fields: Field[]): Rows => ({
  singular: 'row',
  labelColumns: labelColumnsOf(table),
  fields,
});

const proofs = (
  label = 'Link',
  description = 'A proof on another website, such as the page of a journal.',
): Field[] => [attachments('file', 'Files'), webAddress('link', label, description)];

const dated = (table: RecordTable, name: string): Field[] => [
  columnsOf(table, name),
  ...ownColumnsOf(name),
  quarter,
  ...proofs(...(linkLabels[name] ?? [])),
];

/** Collapsed at first, so that all tables can be seen at a glance. */
const closed = (label: string, field: Field): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields: [field],
});

const tablesWith =
  (fieldsOf: (table: RecordTable, name: string) => Field[]) =>
  (tables: Record<string, RecordTable>): Field[] =>
    Object.entries(tables).map(([name, table]) =>
      closed(table.label, list(name, table.label, rowsOf(table, fieldsOf(table, name)))),
    );

export const recordTables = tablesWith(dated);
export const undatedTables = tablesWith((table, name) => [columnsOf(table, name)]);

const inSections = (field: string, table: RecordTable): ArrayField =>
  list(field, table.label, {
    singular: 'section',
    labelColumns: ['section_name'],
    fields: [
      { name: 'section_name', label: 'Section', type: 'text', required: true },
      list('section_data', 'Rows', rowsOf(table, dated(table, field))),
    ],
  });

export const activityBlocks: Field[] = activitySubIds.map((id) => {
  const table = activityTables[id];
  const { field, label } = table;
  return closed(
    `${id} ${label}`,
    'inSections' in table
      ? inSections(field, table)
      : list(field, label, rowsOf(table, dated(table, field))),
  );
});

/** Tables that only evidence needs. */
export const evidenceRecords: Field[] = Object.entries(evidenceTables).map(
  ([name, { label, description, columns }]) => {
    const fields: Field[] = [{ type: 'row', fields: [...columns] }, ...proofs()];
    const names = columns.map((field) => field.name).filter((field) => !/_on$/.test(field));
    const table = list(name, label, { singular: 'row', labelColumns: names, fields });
    return closed(label, { ...table, admin: { ...table.admin, description } });
  },
);
