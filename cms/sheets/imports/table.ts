/**
 * Handles a row of a sheet that belongs to a table within a record, such as a teacher's paper or a
 * member of a committee.
 */
import { asRecord } from '@college/contract/as-record';
import { mainLocale } from '../../platform/college-languages.ts';
import { comparableText } from '../../reading/comparable.ts';
import type { Column } from '../columns.ts';
import { writeCell } from '../values/values.ts';
import type { Translations } from './record.ts';
import type { Outcome, SheetRow, Value } from './row.ts';
import type { Session } from './session.ts';

type Row = Record<string, unknown>;

/**
 * Columns that identify a row: the title of a work or the name of a person. Without either, the
 * first column does.
 */
const isTitle = ({ field }: Column) =>
  /^(title.*|theme|paper_name|paper_code|name|member_name|award|achievement|subject_.*|programme|event|professional_body)$/.test(
    field.name,
  );
/**
 * Columns with a time, because the same paper may be taught and the same award won in another year.
 */
const isTime = ({ field }: Column) =>
  /^(quarter|year.*|date_year|semester|supported_on|starts_on|held_on)$/.test(field.name);

/** Years that old rows lack. A row without one takes it from the sheet, instead of standing beside its own copy. */
const isYear = ({ field }: Column) => /^(publication_year|award_year)$/.test(field.name);

/** The rows of the table including this one. */
export function withRow(
  session: Session,
  record: Translations,
  values: readonly Value[],
): { rows: Row[]; row: Row; outcome: Outcome; changes: SheetRow['changes'] } {
  const { columns, references, name } = session;
  const own = columns.filter(({ ofTable }) => ofTable);
  const titles = own.some(isTitle) ? own.filter(isTitle) : own.slice(0, 1);
  const cells = values.filter(({ column }) => column.ofTable);
  const text = (column: Column, row: Row) => writeCell(column, row[column.field.name], references);
  const row = Object.fromEntries(cells.map(({ column, value }) => [column.field.name, value]));
  const present = asRecord(record[mainLocale()])[name.table ?? ''];
  const rows: Row[] = Array.isArray(present) ? present : [];
  if (titles.every((column) => text(column, row) === ''))
    return { rows, row, outcome: 'refused', changes: [] };
  const same = [...titles, ...own.filter(isTime)].filter((column) => text(column, row) !== '');
  const isSame = (other: Row) => (column: Column) =>
    comparableText(text(column, other)) === comparableText(text(column, row));
  const isMissing = (other: Row) => (column: Column) => text(column, other) === '';
  // A row that has everything already, beside others of its title and time.
  const isWhole = (other: Row) =>
    cells.every(({ column }) => text(column, other) === text(column, row));
  const candidates = rows.filter((other) => same.every(isSame(other)));
  const years = own.filter((column) => isYear(column) && text(column, row) !== '');
  const match =
    candidates.find(isWhole) ??
    candidates.find((other) => years.every(isSame(other))) ??
    candidates.find((other) =>
      years.every((year) => isSame(other)(year) || isMissing(other)(year)),
    );
  const at = match ? rows.indexOf(match) : -1;
  const before = rows[at] ?? {};
  const changes = cells
    .map(({ column }) => ({
      column: column.key,
      from: text(column, before),
      to: text(column, row),
    }))
    .filter(({ from, to }) => from !== to);
  if (at < 0) return { rows: [...rows, row], row, outcome: 'created', changes: [] };
  const merged = { ...before, ...row };
  if (changes.length === 0) return { rows, row: merged, outcome: 'unchanged', changes };
  return {
    rows: rows.map((other, i) => (i === at ? merged : other)),
    row: merged,
    outcome: 'changed',
    changes,
  };
}
