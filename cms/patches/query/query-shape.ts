/**
 * Refuses malformed or too large queries, because Payload and the databases fail on parts that are
 * not objects and on more parts than SQLite accepts.
 *
 * Upstream: none found.
 * Until: cms/patches/query/query-shape.test.ts passes without it.
 */

/** SQLite accepts expressions up to 1,000 levels deep, and access rules add some. */
const MOST_CONDITIONS = 500;
/** SQLite accepts 32,766 values per statement. */
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

/** True if a `where` and its sort order are too long for a database. */
export const isTooLong = (where: unknown, sorts: readonly string[]): boolean =>
  sorts.length > MOST_SORTS ||
  countOf(where, (value) => String(value).split(/\s+/).length) > MOST_CONDITIONS ||
  countOf(where, (value) => [value].flat().length) > MOST_VALUES;

/** Sums `count` over the values of all conditions. */
function countOf(where: unknown, count: (value: unknown) => number): number {
  if (!isObject(where)) return 0;
  return Object.entries(where).reduce((sum, [name, part]) => {
    if (!isObject(part)) return sum;
    if (['and', 'or'].includes(name.toLowerCase()))
      return Object.values(part).reduce<number>((all, nested) => all + countOf(nested, count), sum);
    return Object.values(part).reduce<number>((all, value) => all + count(value), sum);
  }, 0);
}
