/** Record tables as Payload fields. */

import { quarters } from '@college/contract/days/quarters';
import type { ArrayField, CollapsibleField, Field, PayloadRequest, TextField } from 'payload';
import { say } from '../../words/say.ts';
import { attachments, rowLabels, webAddress } from '../fields.ts';
import { activitySubIds, activityTables } from './activity-columns.ts';
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

const column =
  (choices: RecordTable['choices']) =>
  ([name, label]: [string, string]): Field => {
    const options = choices?.[name];
    if (!options) {
      const placeholder = isDay.test(name) ? 'DD-MM-YYYY' : undefined;
      return { name, label, type: 'text', admin: { placeholder } };
    }
    return {
      name,
      label,
      type: 'select',
      options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
    };
  };

const columnsOf = ({ columns, choices }: RecordTable): Field => ({
  type: 'row',
  fields: Object.entries(columns).map(column(choices)),
});

interface Rows {
  singular: string;
  /** Columns that label a collapsed row. */
  called: string[];
  fields: Field[];
}

const list = (
  name: string,
  label: string,
  { singular, called: labelColumns, fields }: Rows,
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
  called: labelColumnsOf(table),
  fields,
});

const dated = (table: RecordTable): Field[] => [
  columnsOf(table),
  quarter,
  attachments('file', 'Files'),
  webAddress('link', 'Link', 'A proof on another website, such as the page of a journal.'),
];

/** Collapsed at first, so that all tables can be seen at a glance. */
const closed = (label: string, field: Field): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields: [field],
});

const tablesWith =
  (fieldsOf: (table: RecordTable) => Field[]) =>
  (tables: Record<string, RecordTable>): Field[] =>
    Object.entries(tables).map(([name, table]) =>
      closed(table.label, list(name, table.label, rowsOf(table, fieldsOf(table)))),
    );

export const recordTables = tablesWith(dated);
export const undatedTables = tablesWith((table) => [columnsOf(table)]);

const inSections = (field: string, table: RecordTable): ArrayField =>
  list(field, table.label, {
    singular: 'section',
    called: ['section_name'],
    fields: [
      { name: 'section_name', label: 'Section', type: 'text', required: true },
      list('section_data', 'Rows', rowsOf(table, dated(table))),
    ],
  });

export const activityBlocks: Field[] = activitySubIds.map((id) => {
  const table = activityTables[id];
  const { field, label } = table;
  return closed(
    `${id} ${label}`,
    'inSections' in table
      ? inSections(field, table)
      : list(field, label, rowsOf(table, dated(table))),
  );
});
