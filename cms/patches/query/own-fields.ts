/**
 * Allows staff to filter and sort lists only by the list's own fields. By fields of related records
 * (`uploaded_by.email`), results and their order would reveal values that they may not read.
 * Impossible values are refused too.
 *
 * Upstream: none found.
 * Until: tests/faults/admin-roles.test.ts passes without it.
 */
import { asRecord } from '@college/contract/as-record';
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  Payload,
  SanitizedConfig,
  Where,
} from 'payload';
import { APIError, buildVersionCollectionFields, QueryError } from 'payload';
import { isTooLong, isWhere } from './query-shape.ts';
import { isValidConstraint, LARGEST } from './query-values.ts';

/** Last parts of a path that mean the relation itself. */
const ofRelation = new Set(['id', 'value', 'relationTo']);

/** True if a path of `where` or `sort` leads into another collection. */
export function leavesCollection(fields: FlattenedField[], path: string): boolean {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === name);
  // A language, or an unknown name, which Payload refuses itself.
  if (!field) return rest.length > 0 && leavesCollection(fields, rest.join('.'));
  if (field.type === 'relationship' || field.type === 'upload')
    return rest.some((step) => !ofRelation.has(step));
  return rest.length > 0 && leavesCollection(fieldsWithin(field), rest.join('.'));
}

/**
 * The field at the end of a path; `record` for a relation; undefined for paths that Payload refuses
 * itself.
 */
export function fieldAtEnd(
  fields: FlattenedField[],
  path: string,
): FlattenedField | 'record' | undefined {
  const [name = '', ...rest] = path.replaceAll('__', '.').split('.');
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === name);
  if (rest.length === 0) return field ?? (name === 'id' ? 'record' : undefined);
  if (!field) return fieldAtEnd(fields, rest.join('.'));
  if (field.type === 'relationship' || field.type === 'upload')
    return rest.at(-1) === 'relationTo' ? undefined : 'record';
  return fieldAtEnd(fieldsWithin(field), rest.join('.'));
}

function fieldsWithin(field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields);
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

/** Every path of a query, including nested ones. */
const pathsOf = (where: Where | undefined): Condition[] =>
  Object.entries(where ?? {}).flatMap(([path, constraint]) => {
    if (Array.isArray(constraint)) return constraint.flatMap(pathsOf);
    const nested = Object.values(asRecord(constraint)).some(isQuery);
    return [{ path, nested, constraint: asRecord(constraint) }];
  });

interface Condition {
  path: string;
  nested: boolean;
  constraint: object;
}

const isQuery = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const refuseDetours: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  // Visitors use only calls, which build their own queries.
  if (overrideAccess || !req.user) return;
  const fields = fieldsOf(req.payload, collection.slug);
  const { where, sort, limit, page, joins } = args as Query;
  if (where && !isWhere(where)) throw new APIError('where must be a query.', 400);
  const sorts = [sort ?? []].flat().flatMap((candidate) => candidate.split(','));
  if (isTooLong(where, sorts)) throw new APIError('This query has too many parts.', 400);
  const conditions = pathsOf(where);
  const detours = [
    ...conditions.filter(({ path, nested }) => nested || leavesCollection(fields, path)),
    ...sorts
      .map((candidate) => ({ path: candidate.trim().replace(/^-/, '') }))
      .filter(({ path }) => leavesCollection(fields, path)),
  ];
  if (detours.length > 0) throw new QueryError(detours.map(({ path }) => ({ path })));
  const malformed = [
    ...conditions.filter(({ path, constraint }) => {
      const end = fieldAtEnd(fields, path);
      return end && !isValidConstraint(end === 'record' ? undefined : end, constraint);
    }),
    ...Object.entries({ limit, page })
      .filter(([, count]) => count !== undefined && !isCount(count))
      .map(([path]) => ({ path })),
    ...Object.entries(joins || {})
      .filter(([, join]) => join && !isJoin(join))
      .map(([name]) => ({ path: `joins[${name}]` })),
  ];
  if (malformed[0]) throw new APIError(`${malformed[0].path} cannot have this value.`, 400);
};

const isCount = (value: unknown) => {
  const count = typeof value === 'string' ? Number(value || '0') : value;
  return Number.isInteger(count) && Number(count) >= 0 && Number(count) <= LARGEST;
};

interface Join {
  limit?: unknown;
  page?: unknown;
  sort?: unknown;
}

const isJoin = ({ limit, page, sort }: Join) =>
  [limit, page].every((count) => count === undefined || isCount(count)) &&
  (sort === undefined || typeof sort === 'string');

interface Query {
  joins?: Record<string, Join | false> | false;
  where?: Where;
  sort?: string | string[];
  limit?: number;
  page?: number;
}

/**
 * Fields of records and versions together, because hooks are not told which is queried and Payload
 * refuses wrong paths itself.
 */
export function fieldsOf({ collections, config }: Payload, slug: string): FlattenedField[] {
  const { config: collection } = collections[slug as keyof typeof collections];
  const ofVersions = collection.versions
    ? buildVersionCollectionFields(config, collection, true)
    : [];
  return [...collection.flattenedFields, ...ofVersions];
}

/** Adds the check before other hooks, except to Payload's own collections. */
export function refuseQueriesOfRelated(sanitized: SanitizedConfig): void {
  for (const { slug, hooks } of sanitized.collections)
    if (!slug.startsWith('payload-'))
      hooks.beforeOperation = [refuseDetours, ...hooks.beforeOperation];
}
