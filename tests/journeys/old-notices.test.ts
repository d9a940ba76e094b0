/**
 * Many PDFs dropped together, as old notices and as evidence: checked in a table, saved as drafts,
 * published.
 */
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

test('old notices become drafts after review, and are published together', async () => {
  const page = await visit({});
  await beSignedIn(page, college.cms, college.admin);
  await page.goto(`${college.cms}/admin/collections/notices`, { timeout: 60_000 });
  // Simulates a slow connection: files are chosen before the page's scripts are loaded.
  const late = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('link', { name: 'Import many PDFs' }).click();
  const zip = zipSync({
    '2019/Tender_for_hostel_1.8.19.pdf': pdf('tender'),
    'readme.txt': pdf('x'),
  });
  const files = page.getByLabel('PDF files, or a .zip file with PDFs');
  await files.setInputFiles([
    { name: 'old.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    { name: 'Routine.pdf', mimeType: 'application/pdf', buffer: pdf('routine') },
  ]);
  late.resolve();
  await page.getByText(/readme\.txt/).waitFor();
  expect(await page.getByLabel('Title: Tender_for_hostel_1.8.19.pdf').inputValue()).toBe(
    'Tender for hostel',
  );
  await page.getByLabel('Where the notices appear').selectOption({ label: 'Notice: tender' });
  await page.getByText('enter a title and a date for each file').waitFor();
  // An incomplete file does not block the others.
  await page.getByRole('button', { name: 'Save 1 as drafts' }).waitFor();
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

test('files of evidence find their metrics by name, in a report copied to the next year', async () => {
  const session = await sessionOf(college, college.admin.email, college.admin.password);
  const api = `${college.cms}/api`;
  const [report] = JSON.parse(
    (await ask(`${api}/evidence-groups?where[report][equals]=IQAC&sort=order`, 'GET', session))
      .text,
  ).docs;
  const page = await visit({});
  await beSignedIn(page, college.cms, college.admin);
  await page.goto(`${college.cms}/admin/collections/evidence-groups/${report.id}`);
  await page.getByRole('button', { name: /^Copy to ‘AQAR/ }).click();
  await page.waitForURL(
    (url) => /evidence-groups\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${report.id}`),
  );
  await page.getByRole('link', { name: 'Import many PDFs' }).click();
  await page.getByLabel('PDF files, or a .zip file with PDFs').setInputFiles([
    { name: '1_1_1 Prospectus.pdf', mimeType: 'application/pdf', buffer: pdf('prospectus') },
    { name: 'Somewhere.pdf', mimeType: 'application/pdf', buffer: pdf('somewhere') },
  ]);
  expect(await page.getByLabel('Metric: 1_1_1 Prospectus.pdf').inputValue()).toBe('1.1.1');
  await page.getByText('enter a metric and a title for each file').waitFor();
  await page.getByLabel('Metric: Somewhere.pdf').selectOption('1.3.1');
  await page.getByRole('button', { name: 'Save 2 as drafts' }).click();
  await page.getByRole('button', { name: 'Publish 2 together' }).click();
  await page.getByRole('link', { name: 'Published' }).nth(1).waitFor();
  const address = `${api}/evidence-files?where[title][in]=Prospectus,Somewhere&sort=sr_no`;
  const { docs } = JSON.parse((await ask(address, 'GET', session)).text);
  expect(docs).toMatchObject([
    { name: expect.stringMatching(/^AQAR .* · 1\.1\.1 · Prospectus$/), _status: 'published' },
    { name: expect.stringMatching(/^AQAR .* · 1\.3\.1 · Somewhere$/), _status: 'published' },
  ]);
  expectNothingLeft();
});
