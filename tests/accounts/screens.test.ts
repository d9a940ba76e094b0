/**
 * Each kind of account signs in to the built backend and opens every screen that the menu, the dashboard, lists and mails
 * offer: on the demo, on a new college, and on a college with one language.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../cms/access.ts';
import { type Crawl, crawlAdmin, typedScreens } from '../support/admin-crawl.ts';
import { linksInMails, type StaffedOffice, staffedOffices } from '../support/staffed-office.ts';

const open: Partial<Record<string, StaffedOffice>> = {};
afterAll(() => Promise.all(Object.values(open).map((office) => office?.college.close())));

/** Faults by role. Every account has a menu, so it opens several screens. */
function faultsIn(crawls: ReadonlyMap<Role, Crawl>): Partial<Record<Role, string[]>> {
  for (const [role, { opened }] of crawls) expect([role, opened.length > 5]).toEqual([role, true]);
  return Object.fromEntries(
    [...crawls].flatMap(([role, { faults }]) => (faults.length > 0 ? [[role, faults]] : [])),
  );
}

describe.each(Object.entries(staffedOffices))('%s', (name, openOffice) => {
  let office: StaffedOffice;
  beforeAll(async () => {
    office = await openOffice();
    open[name] = office;
  });

  test('opens every screen that it offers to an account', async () => {
    const crawls = new Map<Role, Crawl>();
    for (const [role, session] of office.accounts)
      crawls.set(role, await crawlAdmin(office.college.cms, session, typedScreens));
    expect(faultsIn(crawls)).toEqual({});
  });
});

test('every address in a mail to an account opens', async () => {
  const office = open['the demo college'];
  if (!office) throw new Error('The demo college is not open.');
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
