/** The life of a notice in the admin, from its first word to its deletion. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { soon } from '../support/soon.ts';

const { visit, expectNothingLeft } = visitors();
let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

const title = 'Fees of the odd semester';
const corrected = 'Fees of the even semester';
/** Places that show notices: the home page, the board, and the call. */
const places = [
  () => fetch(`${college.site}/`),
  () => fetch(`${college.site}/notifications/administrative`),
  () =>
    fetch(`${college.site}/getnoticesbytype`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website' },
      body: JSON.stringify({ dept_code: 'PRAG', type: 'COLLEGE_ADMIN_NOTICE' }),
    }),
];
const showing = (words: string) =>
  Promise.all(places.map(async (ask) => (await (await ask()).text()).includes(words)));
const everywhere = async (words: string) => !(await showing(words)).includes(false);
const nowhere = async (words: string) => !(await showing(words)).includes(true);

async function openForm(page: Page) {
  await beSignedIn(page, college.cms, college.admin);
  await page.goto(`${college.cms}/admin/collections/notices/create`, { timeout: 60_000 });
}

async function attach(page: Page, ...names: string[]) {
  const prospectus = await fetch(`${college.site}/files/media/prospectus.pdf`);
  const buffer = Buffer.from(await prospectus.arrayBuffer());
  await page
    .locator('#field-uploads input[type="file"]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer })));
  await page.getByRole('button', { name: `Upload (${names.length})`, exact: true }).click();
  const rows = page.locator('#field-uploads .upload--has-many__dragItem');
  await rows.nth(names.length - 1).waitFor();
}

/** The tab that the Preview button opens. */
async function preview(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.click('#preview-button');
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

async function plan(page: Page) {
  await page.click('#schedule-publish');
  await page.getByRole('textbox', { name: 'Date and time' }).fill('15-01-2099 09:00');
  await page.click('#scheduled-publish-save');
  await page.getByRole('status').getByText('Scheduled: 15-01-2099 09:00').waitFor();
}

async function unpublish(page: Page) {
  await page.locator('.doc-controls__popup .popup-button').first().click();
  await page.click('#action-unpublish');
  await page.locator('#confirm-action').first().click();
}

test('a notice with two files is drafted, previewed, published, corrected, scheduled and deleted', async () => {
  const page = await visit({ timezoneId: 'Asia/Kolkata' });
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await openForm(page);
  await page.fill('input[name="title"]', title);
  await page.click('#field-type');
  await page.getByRole('option', { name: 'Notice: administrative' }).click();
  await attach(page, 'fees-of-arts.pdf', 'fees-of-science.pdf');
  await page.click('#action-save-draft');
  await page.waitForURL(/\/notices\/\d+/);

  const tab = await preview(page);
  const address = tab.url();
  expect(address).toContain(`${college.site}/preview/notices/`);
  await tab.getByText('Preview: not published').waitFor();
  await tab.getByRole('heading', { name: title }).waitFor();
  const files = tab.locator('main a[href^="/files/"][href*="/fees-of-"]');
  expect(await files.count()).toBe(2);
  await tab.getByRole('link', { name: 'অসমীয়া' }).first().click();
  await tab.getByText('পূৰ্বদৰ্শন').first().waitFor();
  const { headers } = await fetch(address);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');

  // Other accounts see no such message.
  expect(await nowhere(title)).toBe(true);
  const { pathname } = new URL(address);
  expect((await fetch(college.site + pathname)).status).toBe(404);

  // The warning appears while typing and blocks nothing. Repeated, because there is no warning
  // while the website does not answer; the next change of the link checks again.
  await soon(async () => {
    await page.fill('input[name="link"]', '');
    await page.fill('input[name="link"]', '/department/XYZ');
    const warning = page.getByText('The website has no page at /department/XYZ.');
    return warning.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  });
  await page.fill('input[name="link"]', '/department/PHY');
  await page.getByText('The website has no page at').waitFor({ state: 'detached' });
  await page.click('#action-save');
  await soon(() => everywhere(title));

  await page.fill('input[name="title"]', corrected);
  await page.click('#action-save');
  await soon(() => everywhere(corrected));
  expect(await nowhere(title)).toBe(true);

  await plan(page);
  await page.reload();
  await unpublish(page);
  await soon(() => nowhere(corrected));
  expect(broken).toEqual([]);
  expectNothingLeft();
});
