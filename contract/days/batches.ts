/** The years that a batch may have. */

/** How far ahead of the current year a batch may end, where a call takes one that goes on. */
const yearsAhead: Readonly<Record<string, number>> = { 'add-message': 4 };

/** Of anything; a batch's are within them. */
export const years = { min: 1900, max: 2200 } as const;

interface Today {
  /** Of the college, as editors wrote it: a year, or a date with one. */
  established: string | null | undefined;
  /** Where the college is. */
  thisYear: number;
}

/** From the college's first year, where it says one, to the last that the call takes. */
export const batchYears = (
  call: string,
  { established, thisYear }: Today,
): { first: number; last: number } => ({
  first: Number(/\d{4}/.exec(established ?? '')?.[0] ?? years.min),
  last: thisYear + (yearsAhead[call] ?? 0),
});
