import { notFound } from '../../layout/errors/not-found.tsx';
import type { ReportName } from '../../records/reports.ts';

/** The report of an address; the first where it names none, a 404 where the page has none of that name. */
export function askedReport(
  { searchParams }: URL,
  reports: readonly [ReportName, ...ReportName[]],
): ReportName {
  const asked = searchParams.get('report') || reports[0];
  const found = reports.find((one) => one === asked);
  if (!found) throw notFound();
  return found;
}
