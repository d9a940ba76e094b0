import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/college.ts';
import { soon } from '../support/soon.ts';

const { visit, expectNothingLeft } = visitors();
let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

const title = 'Library hours during the examinations';
const shows = async (): Promise<boolean[]> => {
  const page = async (path: string) =>
    (await (await fetch(college.site + path)).text()).includes(title);
  const call = await fetch(`${college.site}/getnoticesbytype`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Unit: 'website' },
    body: JSON.stringify({ dept_code: 'PRAG', type: 'COLLEGE_ADMIN_NOTICE' }),
  });
  const notices: { title: string }[] = await call.json();
  return [
    await page('/'),
    await page('/notifications/administrative'),
    notices.some((notice) => notice.title === title),
  ];
};

test('an editor writes a notice in the admin, and it is on the site within 2 s', async () => {
  const page = await visit();
  await page.goto(`${college.cms}/admin`);
  await page.fill('input[name="email"]', college.admin.email);
  await page.fill('input[name="password"]', college.admin.password);
  await page.click('button[type="submit"]');
  await page.waitForURL(`${college.cms}/admin`);

  await page.goto(`${college.cms}/admin/collections/notices/create`);
  await page.fill('input[name="title"]', title);
  await page.click('#field-type');
  await page
    .getByRole('option', { name: /administrative/i })
    .first()
    .click();
  await page.click('#action-save');
  await page
    .getByText(/published|successfully/i)
    .first()
    .waitFor();
  await soon(async () => !(await shows()).includes(false));

  await page.click('#action-unpublish, .doc-controls__popup .popup-button');
  const unpublish = page.getByRole('button', { name: /unpublish/i }).first();
  if (await unpublish.isVisible()) await unpublish.click();
  await page.click('#confirm-action, [id*="confirm"][id*="npublish"] #confirm-action');
  await soon(async () => !(await shows()).includes(true), 5000);
  expectNothingLeft();
});

test('the admin looks like an admin, not like an error', async () => {
  const page = await visit();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${college.cms}/admin/login`);
  await page.getByLabel(/email/i).waitFor();
  expect(errors).toEqual([]);
});
