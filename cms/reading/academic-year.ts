/** Academic years, which run from July to June. Each is named by its first calendar year. */
import { plainNumber } from './identifiers.ts';

const FIRST_MONTH = 7;

/** The academic year of a month (1 to 12). */
export const academicYearOfMonth = (year: number, month: number): number =>
  month < FIRST_MONTH ? year - 1 : year;

/** The academic year of a day (YYYY-MM-DD). */
export const academicYearOf = (isoDate: string): number =>
  academicYearOfMonth(Number(isoDate.slice(0, 4)), Number(isoDate.slice(5, 7)));

/** An academic year as 2024-25. */
export const academicYearText = (year: number | undefined): string =>
  year === undefined ? '' : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** A written academic year as 2024-25. Other texts are only trimmed. */
export function tidyAcademicYear(value: string): string {
  const year = plainNumber(value);
  const [, first, second] = /^(\d{4})\s*[-/]\s*(?:\d{2})?(\d{2})$/.exec(year) ?? [];
  return first ? `${first}-${second}` : year;
}

/** The first year of an academic year such as 2024-25; undefined for other texts. */
export function firstYearOf(academicYear: string): number | undefined {
  const [, first, second] = /^(\d{4})-(\d{2})$/.exec(academicYear) ?? [];
  return first && (Number(first) + 1) % 100 === Number(second) ? Number(first) : undefined;
}
