/**
 * Refuses values that a field cannot have, because a database would fail on them.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/8347
 * Until: cms/patches/query/query-values.test.ts passes without it.
 */
import type { FlattenedField } from 'payload';

/** Operators for map points, which are not used here, and one that Payload's SQL databases lack. */
const unsupported = new Set(['near', 'within', 'intersects', 'all']);
const ofWords = new Set(['like', 'not_like', 'contains']);
const ofPattern = new Set(['like', 'not_like']);
const ofLists = new Set(['in', 'not_in']);
/** Largest id, which is a 32-bit integer in Postgres. */
export const LARGEST = 2 ** 31 - 1;

const isId = (value: string) => /^\d{1,10}$/.test(value) && Number(value) <= LARGEST;
const isNumber = (value: string) => Number.isFinite(Number(value));
const isMoment = (value: string) => !Number.isNaN(Date.parse(value));
const isYesNo = (value: string) => value === 'true' || value === 'false';

/**
 * True if a constraint such as `{ equals: '7' }` is valid for a field.
 *
 * @param field undefined if the path ends at the id of a record or version.
 */
export function isValidConstraint(field: FlattenedField | undefined, constraint: object): boolean {
  // A group has fields but no value of its own.
  if (field?.type === 'group' || field?.type === 'tab') return false;
  return Object.entries(constraint).every(([operator, value]) => {
    if (unsupported.has(operator)) return false;
    if (operator === 'exists') return true;
    if (Array.isArray(value) && !ofLists.has(operator)) return false;
    if (ofPattern.has(operator) && typeof value !== 'string') return false;
    if ([value].flat().some(isObject)) return false;
    const values = [value].flat().flatMap(valuesIn);
    if (values.some((part) => part.includes('\0'))) return false;
    return values.every((part) => fitsField(field, part, operator));
  });
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Values in the form of query strings: separated by commas, and '' or `null` for nothing. */
const valuesIn = (value: unknown): string[] =>
  (value instanceof Date ? value.toISOString() : String(value ?? ''))
    .split(',')
    .filter((part) => part !== '' && part !== 'null' && part !== 'undefined');

function fitsField(field: FlattenedField | undefined, value: string, operator: string): boolean {
  switch (field?.type) {
    case undefined:
    case 'relationship':
    case 'upload':
      return isId(value);
    case 'number':
      return isNumber(value);
    case 'date':
      return isMoment(value);
    case 'checkbox':
      return isYesNo(value);
    case 'select':
      return (
        ofWords.has(operator) ||
        field.options.some((part) => (typeof part === 'string' ? part : part.value) === value)
      );
    default:
      return true;
  }
}
