/**
 * The shape of a query: Payload and the databases fail on parts that are no objects, and on more parts than SQLite takes.
 *
 * Upstream: none found.
 * Until: cms/patches/query/query-shape.test.ts passes without it.
 */

/** SQLite takes expressions 1,000 levels deep; rules of access add to them. */
const MOST_CONDITIONS = 500;
/** SQLite takes 32,766 values in a statement. */
const MOST_VALUES = 10_000;
const MOST_SORTS = 50;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True if every part of a `where` is an object. */
export function isWhere(where: unknown): boolean {
  if (where === undefined) return true;
  if (!isObject(where)) return false;
  return Object.entries(where).every(([name, part]) =>
    ['and', 'or'].includes(name.toLowerCase())
      ? isObject(part) && Object.values(part).every(isWhere)
      : isObject(part),
  );
}

/** True if a `where` and its order are too long for a database. */
export const isTooLong = (where: unknown, sorts: readonly string[]): boolean =>
  sorts.length > MOST_SORTS ||
  countOf(where, (value) => String(value).split(/\s+/).length) > MOST_CONDITIONS ||
  countOf(where, (value) => [value].flat().length) > MOST_VALUES;

/** Counts what the values of all conditions have, values of lists as one where they are not counted themselves. */
function countOf(where: unknown, count: (value: unknown) => number): number {
  if (!isObject(where)) return 0;
  return Object.entries(where).reduce((sum, [name, part]) => {
    if (!isObject(part)) return sum;
    if (['and', 'or'].includes(name.toLowerCase()))
      return Object.values(part).reduce<number>((all, nested) => all + countOf(nested, count), sum);
    return Object.values(part).reduce<number>((all, value) => all + count(value), sum);
  }, 0);
}
