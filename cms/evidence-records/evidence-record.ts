/** A record as a row of a data template, and how its days and years are written. */

import type { CollectionSlug } from 'payload';
import type { TemplateId } from '../duties/evidence-templates.ts';
import type { TemplateCells } from '../duties/template-cells.ts';
import { academicYearOf } from '../reading/academic-year.ts';
import { readDateCell } from '../reading/written-date.ts';
import { today } from '../time-zone/dates.ts';

/** The person who completes a record: a teacher, or the office that keeps the list. */
export type EvidenceOwner =
  | { kind: 'teacher'; employee: number; name: string; department: string; email: string }
  | { kind: 'office' };

/** The place of a record in the admin. A row of a teacher's table has its table and its id. */
export interface RecordReference {
  collection: CollectionSlug;
  id: number;
  table?: string;
  row?: string;
}

export interface EvidenceRecord {
  /** Cells by the id of their column, with all columns in their order; '' for what is missing. */
  cells: Record<string, string>;
  /** The link of the record, the page of its DOI or the address of its first file; '' without any. */
  link: string;
  /**
   * Years in which it counts: calendar years, or the first years of academic years (2024 is July 2024 to June 2025). Empty
   * if it has no date.
   */
  years: number[];
  /** The day by which it counts, as YYYY-MM-DD or YYYY; '' without any. */
  date: string;
  /** Owners and references in the same order. A paper of three teachers is one record with three of each. */
  owners: EvidenceOwner[];
  records: RecordReference[];
  /** Ids of its files in `media`. */
  files: number[];
}

/** Years and day by which a record counts. */
export type Dated = Pick<EvidenceRecord, 'years' | 'date'>;
export const undated: Dated = { years: [], date: '' };

/**
 * Cells of a template that a record fills. The workbook numbers the rows in `serial`, and `link` shows the link of the
 * record.
 */
type Cells<Id extends TemplateId> = Omit<TemplateCells[Id], 'serial' | 'link'>;

/** A record before its files have addresses and before records of the same work are joined. */
export interface Draft<Id extends TemplateId> extends Dated {
  cells: Cells<Id>;
  /** Cells that name all owners or their departments. */
  joined?: readonly (keyof Cells<Id>)[];
  /** A number that is the same in each record of a work, such as a DOI. */
  number?: string;
  /** A title that is the same in each record of a work; undefined if records are never joined. */
  title?: string;
  /** The title and journal as written, by which papers of one `title` are told apart. */
  fullTitle?: string;
  journal?: string;
  link: string;
  /** The page of its number, for a work without a link. */
  numberLink?: string;
  owner: EvidenceOwner;
  record: RecordReference;
  files: number[];
}

/** The fields that each sheet fills in its own way. Owner, reference and files are the same for all sheets. */
export type Parts<Id extends TemplateId> = Pick<
  Draft<Id>,
  | 'cells'
  | 'years'
  | 'date'
  | 'joined'
  | 'number'
  | 'numberLink'
  | 'title'
  | 'fullTitle'
  | 'journal'
>;

/** A draft of any template. */
export type AnyDraft = Omit<Draft<TemplateId>, 'cells' | 'joined'> & {
  cells: Record<string, string>;
  joined?: readonly string[];
};

export const text = (value: unknown): string => String(value ?? '').trim();

/** The stored day as YYYY-MM-DD; '' for an empty one. */
export const isoDay = (stored: string | null | undefined): string =>
  stored ? today(new Date(stored)) : '';

/** The day in a text that people wrote; '' if it is none. */
export const writtenDay = (text: string | null | undefined): string =>
  readDateCell(text ?? '') ?? '';

export const dayText = (isoDate: string): string => isoDate.split('-').reverse().join('-');

/** First and last day as a template has them. */
export const periodText = (from: string, till: string): string =>
  [from, till].filter(Boolean).map(dayText).join(' – ');

/** The current academic year. */
export const currentAcademicYear = (): number => academicYearOf(today());

/** All years from the first to the last, and at least the first. */
export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);

export const inAcademicYear = (isoDate: string): Dated =>
  isoDate ? { years: [academicYearOf(isoDate)], date: isoDate } : undated;
