/** Records of the rows of teachers' tables, and how their days and titles are read. */
import type { TemplateId } from '../duties/evidence-templates.ts';
import type { Employee } from '../payload-types.ts';
import { academicYearOfMonth } from '../reading/academic-year.ts';
import { comparableText } from '../reading/comparable.ts';
import { titleOf } from '../reading/same-thing.ts';
import {
  type Dated,
  type Draft,
  type EvidenceOwner,
  inAcademicYear,
  type Parts,
  text,
  undated,
  writtenDay,
} from './evidence-record.ts';

export type Teacher = Extract<EvidenceOwner, { kind: 'teacher' }>;
type Table = {
  [Name in keyof Employee]-?: NonNullable<Employee[Name]> extends { id?: string | null }[]
    ? Name
    : never;
}[keyof Employee];
export type RowOf<Name extends Table> = NonNullable<Employee[Name]>[number];

export interface TeacherSheet<Id extends TemplateId> {
  /** Fields of employees that it reads. */
  fields: readonly (keyof Employee)[];
  /** `until`: the last day that is asked for, as YYYY-MM-DD. */
  draftsOf: (employee: Employee, teacher: Teacher, until: string) => Draft<Id>[];
}

interface Row {
  id?: string | null;
  link?: string | null;
  file?: (number | { id: number })[] | null;
  quarter?: string | null;
}

/** Records of the rows of one table. */
export const rowsOf = <Id extends TemplateId, Name extends Table>(
  table: Name,
  partsOf: (row: RowOf<Name>, teacher: Teacher) => Parts<Id> | undefined,
) =>
  function drafts(employee: Employee, teacher: Teacher): Draft<Id>[] {
    const rows = (employee[table] ?? []) as RowOf<Name>[];
    return rows.flatMap((row) => {
      const parts = partsOf(row, teacher);
      if (!parts) return [];
      const { id, link, file } = row as Row;
      const files = (file ?? []).map((each) => (typeof each === 'number' ? each : each.id));
      const record = { collection: 'employees', id: employee.id, table, row: id ?? '' } as const;
      return [{ ...parts, link: text(link), owner: teacher, record, files }];
    });
  };

/** A title for comparison, with what tells works of one title apart; undefined without a title. */
export const sameTitle = (title: unknown, ...more: unknown[]): string | undefined =>
  comparableText(text(title))
    ? [title, ...more].map((part) => comparableText(text(part))).join(' | ')
    : undefined;

/** The title of a paper without its subtitle, which another profile may leave out; undefined without a title. */
export const paperTitle = (title: unknown): string | undefined =>
  titleOf(text(title)).main || undefined;
/** The academic year of a quarter such as 2025-1st, which is January to March. */
export function inQuarter(quarter: string | null | undefined): Dated {
  const [, year, number] = /^(\d{4})-([1-4])/.exec(quarter ?? '') ?? [];
  return year
    ? { years: [academicYearOfMonth(Number(year), 3 * Number(number))], date: '' }
    : undated;
}

export function inAcademicYearOf(from: string | null | undefined, { quarter }: Row): Dated {
  const isoDate = writtenDay(from);
  return isoDate ? inAcademicYear(isoDate) : inQuarter(quarter);
}
