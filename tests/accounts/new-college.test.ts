/**
 * Each kind of account signs in to the built backend and opens what a new college offers: menu, dashboard, lists.
 *
 * @long 60 s
 * @for cms/access.ts cms/admin cms/content
 */
import { expect, test } from 'vitest';
import { ask } from '../support/accounts.ts';
import { testScreensOf } from '../support/screens-of-accounts.ts';

const openedOffice = testScreensOf('a new college');

test('the form of a record that an account cannot create leads to its list', async () => {
  const { college, admin } = openedOffice();
  const { status, headers } = await ask(
    `${college.cms}/admin/collections/imports/create?locale=en`,
    'GET',
    admin,
  );
  expect([status, headers.location]).toEqual([307, '/admin/collections/imports']);
});
