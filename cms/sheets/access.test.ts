import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { mayIn } from './access.ts';
import type { ListName } from './lists.ts';

/** A request by an account with a single right. */
const asking = (may: string, { hidden = false, user = {} as object | null } = {}) => {
  const access = Object.fromEntries(
    ['create', 'read', 'update'].map((operation) => [operation, async () => operation === may]),
  );
  const config = { access, admin: { hidden: () => hidden } };
  const collections = { departments: { config }, employees: { config } };
  return {
    payload: { collections: { ...collections, manuals: { config } } },
    user,
  } as never as PayloadRequest;
};
const employees: ListName = {
  name: 'employees',
  slug: 'employees',
  list: { fields: ['name'], keys: [['email']], tables: ['research_paper'] },
};
const papers: ListName = {
  ...employees,
  name: 'employees/research_paper',
  table: 'research_paper',
};
const metrics: ListName = {
  name: 'manuals/metrics',
  slug: 'manuals',
  list: { fields: ['name'], keys: [['name']], tables: ['metrics'], recordTable: 'metrics' },
  table: 'metrics',
};

it.each([
  ['a list by who makes records', employees, 'create', true],
  ['a list not by who only changes them', employees, 'update', false],
  ['a table within records by who changes them', papers, 'update', true],
  ['a table within records not by who only makes them', papers, 'create', false],
  ['a table that brings its record by who makes it', metrics, 'create', true],
  ['a table that brings its record not by who only changes it', metrics, 'update', false],
  ['nothing by who only reads', employees, 'read', false],
])('sheets bring %s', async (_, name, may, allowed) => {
  expect(await mayIn(asking(may), name, 'import')).toBe(allowed);
});

it.each([
  ['who reads', {}, 'read', true],
  ['who only writes', {}, 'update', false],
  ['who does not find the list in the menu', { hidden: true }, 'read', false],
  ['nobody', { user: null }, 'read', false],
])('a sheet goes to %s', async (_, who, may, allowed) => {
  expect(await mayIn(asking(may, who), employees, 'export')).toBe(allowed);
});

it('what has no key is only exported', async () => {
  const withoutKeys = { ...employees, list: { ...employees.list, keys: [] } };
  expect(await mayIn(asking('create'), withoutKeys, 'import')).toBe(false);
});
