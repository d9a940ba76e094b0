import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import type { ListName } from './lists.ts';
import { mayIn } from './lists.ts';

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
  ['allows an import into a list with the right to create', employees, 'create', true],
  ['refuses an import into a list with only the right to update', employees, 'update', false],
  ['allows an import into a table of records with the right to update', papers, 'update', true],
  [
    'refuses an import into a table of records with only the right to create',
    papers,
    'create',
    false,
  ],
  [
    'allows an import into a table that creates its record with the right to create',
    metrics,
    'create',
    true,
  ],
  [
    'refuses an import into a table that creates its record with only the right to update',
    metrics,
    'update',
    false,
  ],
  ['refuses an import into a list with only the right to read', employees, 'read', false],
])('%s', async (_, name, may, allowed) => {
  expect(await mayIn(asking(may), name, 'import')).toBe(allowed);
});

it.each([
  ['allows an export to an account that can read the list', {}, 'read', true],
  ['refuses an export to an account that can only write the list', {}, 'update', false],
  [
    'refuses an export to an account that does not see the list in the menu',
    { hidden: true },
    'read',
    false,
  ],
  ['refuses an export without an account', { user: null }, 'read', false],
])('%s', async (_, who, may, allowed) => {
  expect(await mayIn(asking(may, who), employees, 'export')).toBe(allowed);
});

it('refuses to import a list without a key', async () => {
  const withoutKeys = { ...employees, list: { ...employees.list, keys: [] } };
  expect(await mayIn(asking('create'), withoutKeys, 'import')).toBe(false);
});
