/** Each of the seven accounts signs in, sees the entries of its work in the menu, and none of the others' screens. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '../../cms/access.ts';
import { addressOf, ask, createAccounts, password, type Session } from '../support/accounts.ts';
import { logIn } from '../support/admin.ts';
import { desktop, phone } from '../support/browser.ts';
import { awake, ownOffice } from '../support/office.ts';
import { signIn } from '../support/sign-in.ts';

const { own, visit, expectNothingLeft } = ownOffice();
let accounts: ReadonlyMap<Role, Session>;
beforeAll(async () => {
  const editor = await logIn(own.college);
  const [employee] = await editor.list('employees', 'where[type][equals]=FACULTY&sort=id');
  const ids = { department: Number(employee?.department), employee: Number(employee?.id) };
  accounts = await createAccounts(own.college, own.office.session, ids);
});

/** Lists and settings in the menu of each account. */
const menus: Record<Role, string> = {
  administrator: `
    account-changes account-rules add-on-courses admission admission-figures albums alert alumni
    alumni-registrations certification-runs college committees courses department-files
    departments disclosure duty-answers e-governance employees evidence-criteria evidence-files
    evidence-groups evidence-questions exports featured-notifications former-principals guides
    holidays important-files imports manuals media members messages mous notices pages
    pass-figures photos policies redirects rehearsals review-settings reviews rti-officers
    search site-pages users visitor-notes walks`,
  editor: `
    add-on-courses admission admission-figures albums alert alumni certification-runs college
    committees courses department-files departments disclosure duty-answers e-governance
    employees evidence-criteria evidence-files evidence-groups evidence-questions
    featured-notifications former-principals guides holidays important-files imports manuals
    media members messages mous notices pages pass-figures photos policies redirects rehearsals
    review-settings reviews rti-officers search site-pages users walks`,
  'department-editor': `
    albums alumni department-files departments employees imports media notices users walks`,
  'iqac-coordinator': `
    add-on-courses admission-figures committees e-governance evidence-criteria evidence-files
    evidence-groups evidence-questions imports manuals media mous notices pass-figures
    rehearsals users`,
  moderator: `
    alumni-registrations imports messages users visitor-notes`,
  'head-of-department': `
    employees users`,
  teacher: `
    employees users`,
};
const entriesOf = (role: Role) => menus[role].trim().split(/\s+/);

/** Slugs of the lists and settings in the menu. */
const menuOf = (page: Page) =>
  page
    .locator('.nav__wrap a[id^="nav-"]')
    .evaluateAll((links) => links.map(({ id }) => id.replace(/^nav-(global-)?/, '')).sort());

describe.each(roles)('%s', (role) => {
  test.each([
    ['a screen', desktop],
    ['a phone', phone],
  ] as const)('signs in on %s, and finds its work in the menu', async (_, viewport) => {
    const page = await visit({ viewport, timezoneId: 'Asia/Kolkata' });
    await signIn(page, own.college.cms, { email: addressOf(role), password });
    await awake(page);
    expect(await menuOf(page)).toEqual(entriesOf(role));
    expectNothingLeft();
  });

  test('cannot read the lists of others by their address', async () => {
    const visible = new Set(entriesOf(role));
    const readable: string[] = [];
    for (const list of [
      'users',
      'visitor-notes',
      'alumni-registrations',
      'account-changes',
      'rehearsals',
      'imports',
    ]) {
      if (visible.has(list)) continue;
      const { status, text } = await ask(
        `${own.college.cms}/api/${list}?limit=1&depth=0`,
        'GET',
        accounts.get(role),
      );
      if (status === 200 && JSON.parse(text).totalDocs > 0) readable.push(list);
    }
    expect(readable).toEqual([]);
  });
});
