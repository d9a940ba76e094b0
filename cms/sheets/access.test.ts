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
  ['for a list with the right to create records', employees, 'create', true],
  ['for a list with the right to update alone', employees, 'update', false],
  ['for a table within records with the right to update them', papers, 'update', true],
  ['for a table within records with the right to create alone', papers, 'create', false],
  ['for a table that creates its record with the right to create', metrics, 'create', true],
  ['for a table that creates its record with the right to update alone', metrics, 'update', false],
  ['for a list with the right to read alone', employees, 'read', false],
])('allows an import or refuses it %s', async (_, name, may, allowed) => {
  expect(await mayIn(asking(may), name, 'import')).toBe(allowed);
});

it.each([
  ['an account that reads the list', {}, 'read', true],
  ['an account that only writes the list', {}, 'update', false],
  ['an account that does not see the list in the menu', { hidden: true }, 'read', false],
  ['nobody', { user: null }, 'read', false],
])('allows an export or refuses it for %s', async (_, who, may, allowed) => {
  expect(await mayIn(asking(may, who), employees, 'export')).toBe(allowed);
});

it('refuses to import a list without a key', async () => {
  const withoutKeys = { ...employees, list: { ...employees.list, keys: [] } };
  expect(await mayIn(asking('create'), withoutKeys, 'import')).toBe(false);
});
