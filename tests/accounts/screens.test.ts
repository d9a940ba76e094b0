/**
 * Each kind of account signs in to the built backend and opens every screen that the menu, the dashboard, lists and mails
 * offer: on the demo, on a new college, and on a college with one language.
 */
import { afterAll, expect, test } from 'vitest';
import type { Role } from '../../cms/access.ts';
import { ask } from '../support/accounts.ts';
import { type Crawl, crawlAdmin, typedScreens } from '../support/admin-crawl.ts';
import { linksInMails, type StaffedOffice, staffedOffices } from '../support/staffed-office.ts';

type Name = keyof typeof staffedOffices;
const names = Object.keys(staffedOffices) as Name[];

const opened = new Map<Name, Promise<StaffedOffice>>();
/** Opens each college once. */
function officeOf(name: Name): Promise<StaffedOffice> {
  const office = opened.get(name) ?? staffedOffices[name]();
  opened.set(name, office);
  return office;
}
afterAll(async () => {
  for (const office of opened.values()) await (await office).college.close();
});

/** Faults by role. Every account has a menu, so it opens several screens. */
function faultsIn(crawls: ReadonlyMap<Role, Crawl>): Partial<Record<Role, string[]>> {
  for (const [role, { opened }] of crawls) expect([role, opened.length > 5]).toEqual([role, true]);
  return Object.fromEntries(
    [...crawls].flatMap(([role, { faults }]) => (faults.length > 0 ? [[role, faults]] : [])),
  );
}

test.each(names)('%s opens every screen that it offers to an account', async (name) => {
  const { college, accounts } = await officeOf(name);
  const crawls = new Map<Role, Crawl>();
  for (const [role, session] of accounts)
    crawls.set(role, await crawlAdmin(college.cms, session, typedScreens));
  expect(faultsIn(crawls)).toEqual({});
});

test('every address in a mail to an account opens', async () => {
  const office = await officeOf('the demo college');
  const { college, accounts } = office;
  const faults: string[] = [];
  for (const [role, links] of await linksInMails(office)) {
    // Somebody who asks for a new password is not signed in.
    const [signedOut = [], signedIn = []] = [true, false].map((isReset) =>
      links.filter((link) => link.startsWith('/admin/reset/') === isReset),
    );
    expect([role, signedOut.length > 0, signedIn.length > 0]).toEqual([role, true, true]);
    const crawls = [
      await crawlAdmin(college.cms, undefined, signedOut, false),
      await crawlAdmin(college.cms, accounts.get(role), signedIn, false),
    ];
    faults.push(...crawls.flatMap((crawl) => crawl.faults.map((fault) => `${role}: ${fault}`)));
  }
  expect(faults).toEqual([]);
});

test('the form of a record that an account cannot create leads to its list', async () => {
  const { college, admin } = await officeOf('a new college');
  const { status, headers } = await ask(
    `${college.cms}/admin/collections/imports/create?locale=en`,
    'GET',
    admin,
  );
  expect([status, headers.location]).toEqual([307, '/admin/collections/imports']);
});
