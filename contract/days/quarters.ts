/** The quarters that records belong to. */

export const ALL_QUARTERS = 'ALL';
const FIRST_YEAR = 1996;

/** Quarters from `currentYear` down to 1996, each `YYYY-1st` … `YYYY-4th`. */
export function quarters(currentYear: number): string[] {
  const years = Array.from(
    { length: currentYear - FIRST_YEAR + 1 },
    (_, index) => currentYear - index,
  );
  return years.flatMap((year) => ['1st', '2nd', '3rd', '4th'].map((suffix) => `${year}-${suffix}`));
}
