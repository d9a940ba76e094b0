/**
 * Each kind of account signs in to the built backend and opens what the demo college offers: menu, dashboard, lists and mails.
 *
 * @long 60 s
 * @for cms/access.ts cms/admin cms/content cms/platform/mail
 */
import { expect, test } from 'vitest';
import { crawlAdmin } from '../support/admin-crawl.ts';
import { testScreensOf } from '../support/screens-of-accounts.ts';
import { linksInMails } from '../support/staffed-office.ts';

const openedOffice = testScreensOf('the demo college');

test('every address in a mail to an account opens', async () => {
  const office = openedOffice();
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
