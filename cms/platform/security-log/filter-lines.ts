/** Filters of the security log, from the address of its screen and of its export. */
import { readDate } from '../../reading/written-date.ts';
import { atNoon, dayBounds } from '../../time-zone/dates.ts';
import { Refusal } from '../refusal.ts';
import type { SecurityLine } from './security-log.ts';

export const filterNames = ['account', 'event', 'list', 'record', 'from', 'until'] as const;
/** The filters as they were typed; '' for those that are empty. */
export type Filters = Record<(typeof filterNames)[number], string>;

/** Takes the filters out of the parameters of an address. */
export const filtersOf = (parameters: Readonly<Record<string, unknown>>): Filters =>
  Object.fromEntries(
    filterNames.map((name) => [name, String(parameters[name] ?? '').trim()]),
  ) as Filters;

/** Bounds of a day of the college; undefined for an empty filter. Throws a `Refusal` that quotes an invalid one. */
function boundsOf(typed: string) {
  if (typed === '') return undefined;
  const day = readDate(typed);
  if (!day) throw new Refusal('noDay', { value: typed });
  return dayBounds(new Date(atNoon(day)));
}

const contains = (text: string | undefined, words: string): boolean =>
  (text ?? '').toLowerCase().includes(words.toLowerCase());

/** The part of the log to read for the filters. Throws a `Refusal` for a day that does not exist. */
export function searchFor({ account, event, list, record, ...days }: Filters) {
  const from = boundsOf(days.from)?.from;
  const until = boundsOf(days.until)?.until;
  return {
    from: from?.slice(0, 10),
    until: until?.slice(0, 10),
    matches: (line: SecurityLine): boolean =>
      (contains(line.account, account) || contains(line.by, account)) &&
      (event === '' ||
        line.event === event ||
        (event === 'two-factor' && line.event.startsWith('two-factor-'))) &&
      (list === '' || line.list === list) &&
      (record === '' || String(line.record) === record || contains(line.title, record)) &&
      (from === undefined || line.time >= from) &&
      (until === undefined || line.time < until),
  };
}
