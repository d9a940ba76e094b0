/** The years that a batch may have, and the quarters that records belong to. */

/** Years after the current one in which a batch may end, by the call that allows them. */
const yearsAhead: Readonly<Record<string, number>> = { 'add-message': 4 };

/** Bounds of every year in calls. */
export const years = { min: 1900, max: 2200 } as const;

interface Founding {
  /** The founding of the college as editors wrote it: a year, or a date with one. */
  established: string | null | undefined;
  /** The current year in the time zone of the college. */
  thisYear: number;
}

/** The first and the last year of a batch: from the founding of the college to the last year that the call allows. */
export const batchYears = (
  call: string,
  { established, thisYear }: Founding,
): { first: number; last: number } => ({
  first: Number(/\d{4}/.exec(established ?? '')?.[0] ?? years.min),
  last: thisYear + (yearsAhead[call] ?? 0),
});

export const ALL_QUARTERS = 'ALL';
const FIRST_YEAR = 1996;

/** Quarters from `currentYear` down to 1996, each `YYYY-1st` … `YYYY-4th`. */
export function quarters(currentYear: number): string[] {
  const fromLatest = Array.from(
    { length: currentYear - FIRST_YEAR + 1 },
    (_, index) => currentYear - index,
  );
  return fromLatest.flatMap((year) =>
    ['1st', '2nd', '3rd', '4th'].map((suffix) => `${year}-${suffix}`),
  );
}
