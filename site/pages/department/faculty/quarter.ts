import { ALL_QUARTERS } from '@college/contract/days/quarters';
import { notFound } from '../../../layout/errors/not-found.tsx';

/** The quarter that an address asks for: ALL where it names none, a 404 where it is no quarter. */
export function askedQuarter({ searchParams }: URL): string {
  const quarter = searchParams.get('qr') ?? ALL_QUARTERS;
  if (quarter !== ALL_QUARTERS && !/^\d{4}-(1st|2nd|3rd|4th)$/.test(quarter)) throw notFound();
  return quarter;
}

/** The tabs of a report: All, the quarters that the backend names, and the one shown. */
export const quarterTabs = (returned: readonly string[], shown: string): string[] => [
  ...new Set([ALL_QUARTERS, ...returned, shown]),
];
