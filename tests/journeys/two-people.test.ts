/** Two people at the form of one notice: nobody loses what was typed, and both see what the other did. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf, createAccounts, type Session } from '../support/accounts.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { awake, ownOffice } from '../support/office.ts';
import { haveSession } from '../support/sign-in.ts';

const { own, visit, expectNothingLeft } = ownOffice();
let administrator: Editor;
let colleague: Session;
beforeAll(async () => {
  administrator = await logIn(own.college);
  const [teacher] = await administrator.list('employees', 'where[type][equals]=FACULTY');
  const [department] = await administrator.list('departments');
  const accounts = await createAccounts(own.college, own.office.session, {
    department: Number(department?.id),
    employee: Number(teacher?.id),
  });
  const session = accounts.get('editor');
  if (!session) throw new Error('There is no editor.');
  colleague = session;
});

const newNotice = (title: string) =>
  administrator.createNotice({ title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' });
const stored = async (id: string) =>
  (await administrator.list('notices', `where[id][equals]=${id}`))[0];
const open = async (id: string) => {
  const page = await own.office.open(`/collections/notices/${id}`);
  await awake(page);
  return page;
};
const dialog = (page: Page) => page.locator('dialog.newer-version[open]');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

test('changes of different fields are both kept', async () => {
  const id = await newNotice('Library hours');
  const page = await open(id);
  await page.fill('#field-title', 'Library hours in December');
  await administrator.changeNotice(id, { link: '/facility/library' });
  await page.click('#action-save');
  await dialog(page).getByText('You changed different fields.').waitFor();
  await press(page, 'Continue');
  await page.click('#action-save:enabled');
  await expect
    .poll(() => stored(id))
    .toMatchObject({ title: 'Library hours in December', link: '/facility/library' });
  expectNothingLeft();
});

test('a field that both changed is asked about, and what was typed stays until it is answered', async () => {
  const id = await newNotice('Last date of fees');
  const page = await open(id);
  await page.fill('#field-title', 'Last date of fees: 10 December');
  await administrator.changeNotice(id, { title: 'Last date of fees: 12 December' });
  await page.click('#action-save');
  await dialog(page).getByText('You both changed these fields. Choose what stays:').waitFor();
  await press(page, 'Back to the form');
  expect(await page.inputValue('#field-title')).toBe('Last date of fees: 10 December');
  await page.click('#action-save');
  await dialog(page).getByText('Saved by the other person').click();
  await press(page, 'Continue');
  await expect.poll(() => page.inputValue('#field-title')).toBe('Last date of fees: 12 December');
  expect(await stored(id)).toMatchObject({ title: 'Last date of fees: 12 December' });
});

test('the second person is told who is editing, takes over, and can publish', async () => {
  const id = await newNotice('Sports week');
  const first = await open(id);
  // The lock is made with the first change.
  await first.fill('#field-title', 'Sports week of the college');
  await expect
    .poll(async () => (await own.office.api('payload-locked-documents?depth=0')).totalDocs)
    .toBeGreaterThan(0);

  const second = await visit({ timezoneId: 'Asia/Kolkata' });
  await haveSession(second, own.college.cms, colleague);
  await second.goto(`${own.college.cms}/admin/collections/notices/${id}`);
  const locked = second.getByRole('dialog').filter({ hasText: 'Document locked' });
  await locked.getByText('Administrator').first().waitFor();
  await locked.getByRole('button', { name: 'Take over' }).click();
  await locked.waitFor({ state: 'hidden' });
  await second.fill('#field-title', 'Sports week from 5 January');
  await second.click('#action-save');
  await expect.poll(() => stored(id)).toMatchObject({ title: 'Sports week from 5 January' });
  const { docs } = await own.office.api(
    `notices/versions?where[parent][equals]=${id}&sort=-id&limit=1`,
  );
  expect(JSON.stringify(docs)).toContain(addressOf('editor'));

  // The first person is told and loses nothing.
  await first.click('#action-save');
  await first.getByRole('dialog').first().waitFor();
  expect(await stored(id)).toMatchObject({ title: 'Sports week from 5 January' });
  expect(await first.inputValue('#field-title')).toBe('Sports week of the college');
});
