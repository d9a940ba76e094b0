/** PDFs of old notices, dropped at once: reviewed in one table, brought as drafts, published together. */
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, sessionOf } from '../support/accounts.ts';
import { visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { beSignedIn } from '../support/sign-in.ts';

const { visit, expectNothingLeft } = visitors();
let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\nxref\n%%EOF\n`);

test('old notices are drafts once they are looked through, and public together', async () => {
  const page = await visit({});
  await beSignedIn(page, college.cms, college.admin);
  await page.goto(`${college.cms}/admin/collections/notices`, { timeout: 60_000 });
  await page.getByRole('link', { name: 'Bring many PDFs at once' }).click();
  const zip = zipSync({
    '2019/Tender_for_hostel_1.8.19.pdf': pdf('tender'),
    'readme.txt': pdf('x'),
  });
  const files = page.getByLabel('PDF files, or a zip of them');
  await files.setInputFiles([
    { name: 'old.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    { name: 'Routine.pdf', mimeType: 'application/pdf', buffer: pdf('routine') },
  ]);
  await page.getByText(/readme\.txt/).waitFor();
  expect(await page.getByLabel('Title: Tender_for_hostel_1.8.19.pdf').inputValue()).toBe(
    'Tender for hostel',
  );
  await page.getByLabel('Where they appear').selectOption({ label: 'Notice: tender' });
  await page.getByText('fill in each title and date').waitFor();
  await page.getByLabel('Date: Routine.pdf').fill('2019-07-05');
  await page.getByLabel('Title: Routine.pdf').fill('Class routine of 2019');
  await page.getByRole('button', { name: 'Save 2 as drafts' }).click();
  await page.getByRole('button', { name: 'Publish 2 together' }).click();
  await page.getByRole('link', { name: 'Published' }).nth(1).waitFor();
  const session = await sessionOf(college, college.admin.email, college.admin.password);
  const where = `${college.cms}/api/notices?where[type][equals]=COLLEGE_TENDER&where[date][less_than]=2019-12-31&sort=date`;
  const { docs } = JSON.parse((await ask(where, 'GET', session)).text);
  expect(docs).toMatchObject([
    {
      title: 'Class routine of 2019',
      date: expect.stringContaining('2019-07-05'),
      _status: 'published',
    },
    {
      title: 'Tender for hostel',
      date: expect.stringContaining('2019-08-01'),
      _status: 'published',
    },
  ]);
  expectNothingLeft();
});
