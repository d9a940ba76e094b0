/** A record as a row of a data template, and how its days and years are written. */

import type { CollectionSlug } from 'payload';
import { isRefusal } from '../platform/refusal.ts';
import { today } from '../platform/time-zone/dates.ts';
import { readDay } from '../sheets/values/days.ts';

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
  /** Cells by the header of the template, with all headers in their order; '' for what is missing. */
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

/** A record before its files have addresses and before records of the same work are joined. */
export interface Draft extends Dated {
  cells: Record<string, string>;
  /** Header of the cell that shows the link. */
  linkCell?: string;
  /** Headers of cells that name all owners or their departments. */
  joined?: readonly string[];
  /** A number that is the same in each record of a work, such as a DOI. */
  number?: string;
  /** A title that is the same in each record of a work; undefined if records are never joined. */
  title?: string;
  link: string;
  /** The page of its number, for a work without a link. */
  numberLink?: string;
  owner: EvidenceOwner;
  record: RecordReference;
  files: number[];
}

/** The fields that each sheet fills in its own way. Owner, reference and files are the same for all sheets. */
export type Parts = Pick<Draft, 'cells' | 'years' | 'date'> &
  Partial<Pick<Draft, 'linkCell' | 'joined' | 'number' | 'numberLink' | 'title'>>;

export const text = (value: unknown): string => String(value ?? '').trim();

/** The stored day as YYYY-MM-DD; '' for an empty one. */
export const isoDay = (stored: string | null | undefined): string =>
  stored ? today(new Date(stored)) : '';

/** The day in a text that people wrote; '' if it is none. */
export function writtenDay(text: string | null | undefined): string {
  if (!text) return '';
  try {
    return readDay(text).slice(0, 10);
  } catch (error) {
    if (isRefusal(error)) return '';
    throw error;
  }
}

export const dayText = (isoDate: string): string => isoDate.split('-').reverse().join('-');

/** First and last day as a template has them. */
export const periodText = (from: string, till: string): string =>
  [from, till].filter(Boolean).map(dayText).join(' – ');

/** The first year of the academic year (July to June) of a day. */
export const academicYearOf = (isoDate: string): number =>
  Number(isoDate.slice(0, 4)) - (isoDate.slice(5, 7) < '07' ? 1 : 0);

/** The current academic year. */
export const currentAcademicYear = (): number => academicYearOf(today());

/** All years from the first to the last, and at least the first. */
export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);

/** An academic year as 2024-25. */
export const academicYearText = (year: number | undefined): string =>
  year === undefined ? '' : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

export const inAcademicYear = (isoDate: string): Dated =>
  isoDate ? { years: [academicYearOf(isoDate)], date: isoDate } : undated;
