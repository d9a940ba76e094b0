/** Query paths over all types of fields that lead to other records. */
import { asRecord } from '@college/contract/as-record';
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  SanitizedConfig,
  Where,
} from 'payload';
import { expect, it } from 'vitest';
import { refuseQueriesOfRelated } from './own-fields.ts';

const fields = [
  { name: 'title', type: 'text' },
  { name: 'department', type: 'relationship', relationTo: 'departments' },
  { name: 'shown', type: 'relationship', relationTo: ['pages', 'notices'] },
  { name: 'file', type: 'upload', relationTo: 'media' },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [{ name: 'holder', type: 'relationship', relationTo: 'employees' }],
  },
  {
    name: 'parts',
    type: 'blocks',
    blocks: [{ flattenedFields: [{ name: 'picture', type: 'upload', relationTo: 'media' }] }],
  },
] as FlattenedField[];
const collections = { things: { config: { slug: 'things', flattenedFields: fields } } };
const things = {
  slug: 'things',
  hooks: { beforeOperation: [] as CollectionBeforeOperationHook[] },
};
refuseQueriesOfRelated({ collections: [things] } as unknown as SanitizedConfig);

interface Asked {
  where?: Where;
  sort?: string | string[];
  limit?: unknown;
  page?: unknown;
}

/** The status of the refusal; undefined if the query is accepted. */
function refusal(args: Asked, user: object | null = { id: 1 }, overrideAccess = false): unknown {
  const input = {
    args,
    collection: { slug: 'things' },
    overrideAccess,
    req: { user, payload: { collections, config: {} } },
  };
  try {
    for (const hook of things.hooks.beforeOperation)
      hook(input as unknown as Parameters<CollectionBeforeOperationHook>[0]);
    return undefined;
  } catch (error) {
    return asRecord(error).status;
  }
}

it.each([
  'title',
  'id',
  'department',
  'department.id',
  'shown.value',
  'shown.relationTo',
  'file.id',
  'rows.holder',
  'rows__holder.id',
  'parts.picture',
  'title.as',
])('allows %s for an account that can read the list', (path) => {
  expect(refusal({ where: { [path]: { equals: '1' } }, sort: path })).toBeUndefined();
});

it.each([
  'department.name',
  'department.head.name',
  'shown.value.title',
  'file.uploaded_by.email',
  'rows.holder.name',
  'rows.0.holder.name',
  'rows__holder__name',
  'parts.picture.alt',
])('refuses %s because it would reveal other records', (path) => {
  expect(refusal({ where: { and: [{ or: [{ [path]: { equals: '1' } }] }] } })).toBe(400);
  expect(refusal({ sort: path })).toBe(400);
  expect(refusal({ sort: ['title', `id, -${path}`] })).toBe(400);
});

it('refuses a query inside a value', () => {
  expect(refusal({ where: { department: { name: { equals: '1' } } as object } })).toBe(400);
});

it.each([
  'id',
  'department',
  'department.id',
  'shown.value',
  'file',
  'rows.holder',
  'parts.picture',
])('requires a number for %s', (path) => {
  expect(refusal({ where: { [path]: { equals: 'xyz' } } })).toBe(400);
});

it.each(['title', 'shown.relationTo', 'unheard'])('requires no number for %s', (path) => {
  expect(refusal({ where: { [path]: { equals: 'xyz' } } })).toBeUndefined();
});

const beyond = 2 ** 31;
it.each([0, '0', '', 1, '20', beyond - 1])('accepts %j as a count', (count) => {
  expect([refusal({ limit: count }), refusal({ page: count })]).toEqual([undefined, undefined]);
});
it.each([-1, '-1', beyond, `${beyond}`, 'xyz', null, {}])('refuses %j as a count', (count) => {
  expect([refusal({ limit: count }), refusal({ page: count })]).toEqual([400, 400]);
});

it('allows every query for internal code and for calls', () => {
  const where = { 'department.name': { equals: '1' } };
  expect(refusal({ where }, { id: 1 }, true)).toBeUndefined();
  expect(refusal({ where }, null)).toBeUndefined();
});
