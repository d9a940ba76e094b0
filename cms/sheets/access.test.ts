import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import type { ListName } from './lists.ts';
import { mayIn } from './lists.ts';

/** A request by an account with these rights alone. */
const asking = (...rights: string[]) => {
  const access = Object.fromEntries(
    ['create', 'read', 'update'].map((operation) => [
      operation,
      async () => rights.includes(operation),
    ]),
  );
  const config = { access };
  const collections = { departments: { config }, employees: { config } };
  return {
    payload: { collections: { ...collections, manuals: { config } } },
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
  ['allows an export to an account that reads and changes the list', ['read', 'update'], true],
  ['allows an export to an account that reads and extends the list', ['read', 'create'], true],
  ['refuses an export to an account that can only write the list', ['update'], false],
  ['refuses an export to an account that can only read the list', ['read'], false],
])('%s', async (_, rights, allowed) => {
  expect(await mayIn(asking(...rights), employees, 'export')).toBe(allowed);
});

it('refuses to import a list without a key', async () => {
  const withoutKeys = { ...employees, list: { ...employees.list, keys: [] } };
  expect(await mayIn(asking('create'), withoutKeys, 'import')).toBe(false);
});
