/**
 * Turns the demo into another college in the admin. Afterwards no page contains a word of the demo.
 */
import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { paragraph } from '../../cms/testing/content.ts';
import { logIn } from '../support/admin.ts';
import { visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { patientFetch } from '../support/patient-fetch.ts';
import {
  categories,
  departments,
  oldWebsite,
  teachers,
  zipOfNotices,
} from '../support/second-college-files.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { soon } from '../support/soon.ts';

const { visit, expectNothingLeft } = visitors();
let college: College;
let page: Page;
let demoName: string;

beforeAll(async () => {
  college = await openCollege(inject('demo'));
  page = await visit({});
  await beSignedIn(page, college.cms, college.admin);
});
afterAll(() => college.close());

const admin = (path: string) => page.goto(`${college.cms}/admin${path}`, { timeout: 60_000 });
const textOf = async (path: string) => (await fetch(college.site + path)).text();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of 8: ${name}$`) }).waitFor();

/** Imports a sheet for a list. Resolves with the results of the dry run. */
async function importSheet(list: string, rows: readonly string[]): Promise<string[]> {
  await admin(`/sheets?list=${list}`);
  const buffer = Buffer.from(rows.join('\r\n'));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await press('Read the sheet');
  await press('Test run');
  const counts = page.getByRole('button', { name: /^(New|Refused|Changed): \d+$/ });
  await counts.first().waitFor();
  const summary = await counts.allInnerTexts();
  await page.getByRole('button', { name: /^Import \d+ rows$/ }).click();
  await page.getByRole('button', { name: 'Undo this import' }).waitFor();
  return summary;
}

test('the demo is saved, and cleared', async () => {
  await admin('');
  await page.getByRole('link', { name: 'Start with our own college' }).click();
  const name = page.getByLabel(/^Type the name of the demo college: /);
  await name.waitFor();
  demoName = (await name.locator('..').innerText()).split(': ').slice(1).join(': ').trim();
  await name.fill('Another college');
  await press('Back up and delete the demo');
  await page.getByText('This is not the name of the college. Nothing was deleted.').waitFor();
  expect(await textOf('/')).toContain(demoName);
  await name.fill(demoName);
  await press('Back up and delete the demo');
  await step('Name and address');
  await soon(async () => (await textOf('/')).includes('This website is being set up'));
});

test('the set-up makes a college of names, emblem and colours', async () => {
  await page.getByLabel('Name (English) *').fill('Luitpar Example College, Tezpur');
  await page.getByLabel('Name (অসমীয়া) *').fill('লুইতপাৰ উদাহৰণ মহাবিদ্যালয়');
  await page.getByLabel('Emblem *').setInputFiles({
    name: 'emblem.webp',
    mimeType: 'image/webp',
    buffer: await readFile('cms/public/admin/handbook/en/accounts.webp'),
  });
  await page.getByLabel('Postal address (English) *').fill('River Road, Tezpur');
  await page.getByLabel('Established *').fill('1987');
  await press('Save');
  await step('Translations');
  await page.getByLabel('Postal address (অসমীয়া) *').fill('নদীপাৰ পথ, তেজপুৰ');
  await press('Save');
  await step('Colours');
  await page.getByLabel('First colour').fill('#f3c64b');
  await press('Save');
  const refusal = await page.getByText(/too pale to read/).innerText();
  await page.getByLabel('First colour').fill(/#[0-9a-f]{6}/.exec(refusal)?.[0] ?? '');
  await press('Save');
  await step('Departments');
  await soon(async () => (await textOf('/')).includes('Luitpar Example College'));
});

test('departments and eighty teachers come from sheets, and five wrong rows say why', async () => {
  expect(await importSheet('departments', departments)).toEqual(['New: 12']);
  expect((await importSheet('employees', teachers)).sort()).toEqual(['New: 75', 'Refused: 5']);
  await soon(async () => (await textOf('/department/PHY/faculty')).includes('Anima Example 1'));
});

test('all two hundred old notices come from one zip', { timeout: 900_000 }, async () => {
  await admin('/old-notices');
  await page.getByLabel('Where the notices appear').selectOption('COLLEGE_ADMIN_NOTICE');
  const zip = { name: 'notices.zip', mimeType: 'application/zip', buffer: zipOfNotices() };
  await page.getByLabel('PDF files, or a .zip file with PDFs').setInputFiles(zip);
  const patient = { timeout: 600_000 };
  const times = [performance.now()];
  const note = () => times.push(performance.now());
  // The button shows the full number from the start, and is enabled once every text has been read.
  await page.getByRole('button', { name: 'Save 200 as drafts', exact: true }).click(patient);
  note();
  await page.getByRole('button', { name: 'Publish 200 together', exact: true }).click(patient);
  note();
  const published = page.getByRole('link', { name: 'Published', exact: true });
  await published.nth(199).waitFor(patient);
  note();
  const [reading = 0, saving = 0, publishing = 0] = times
    .slice(1)
    .map((time, at) => Math.round((time - (times[at] ?? 0)) / 1000));
  console.log(`Reading took ${reading} s, saving ${saving} s, publishing ${publishing} s.`);
  expect(await page.locator('.many-files [role=alert]').allInnerTexts()).toEqual([]);
  const pages = await Promise.all(
    Array.from({ length: 24 }, (_, at) => {
      const year = 2012 + Math.floor(at / 2);
      return textOf(`/notifications/administrative/${year}?page=${1 + (at % 2)}`);
    }),
  );
  const demoFacts = pages
    .join('')
    .match(/Admission of semester \d+ begins|Notice of fees \d+|Tender \d+/g);
  expect(new Set(demoFacts).size).toBe(200);
});

test('an old website is imported from its export, and its addresses redirect', {
  timeout: 600_000,
}, async () => {
  await admin('/wordpress');
  const buffer = Buffer.from(oldWebsite());
  await page
    .getByLabel('The export (.xml)')
    .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer });
  await press('Read the export');
  for (const [slug, target] of Object.entries(categories))
    await page
      .getByLabel(`Where the notices appear: ${slug}`, { exact: true })
      .selectOption(target);
  await press('Import now');
  await page.getByRole('heading', { name: 'What was imported' }).waitFor({ timeout: 300_000 });
  const leads = async (from: string) => {
    const { status, headers } = await fetch(college.site + from, { redirect: 'manual' });
    return [status, headers.get('Location')];
  };
  await soon(async () => (await leads('/category/news'))[0] === 301);
  expect(await leads('/category/news')).toEqual([301, '/notifications/administrative']);
  expect(await leads('/category/tender')).toEqual([301, '/notifications/tender']);
  expect((await leads('/2015/01/post-0'))[1]).toMatch(/^\/singleevent\?eventId=\d+$/);
  for (let at = 0; at < 30; at += 1)
    await soon(async () => (await fetch(`${college.site}/page-${at}`)).ok);
});

const own = {
  '/sports-week': 'notices',
  '/prospectus': 'documents',
  '/reading-room': 'articles',
  '/hostel-rules': 'text',
  '/alumni-trust': 'members',
  '/study-centre': 'tabs',
} as const;
const hidden = ['/nptel', '/kkhsou', '/ignou'];

test('three pages are hidden; six own pages are in the menu after they have content', async () => {
  for (const path of hidden) {
    await admin('/collections/site-pages');
    const row = page.getByRole('listitem').filter({ has: page.getByText(path, { exact: true }) });
    await row.getByRole('button', { name: /^Hide: / }).click();
    await row.getByRole('button', { name: /^Show again: / }).waitFor();
    await soon(async () => (await fetch(college.site + path)).status === 404);
  }
  const editor = await logIn(college);
  const isInMenu = async (path: string) => (await textOf('/')).includes(`href="${path}"`);
  for (const [path, kind] of Object.entries(own)) {
    const title = `Own page ${path}`;
    const own_page = Number(await editor.create('site-pages', { path, kind, title, menu: 'more' }));
    await soon(async () => (await fetch(college.site + path)).ok);
    expect([path, await isInMenu(path)]).toEqual([path, false]);
    const shows = `Shown on ${path}`;
    if (kind === 'members') await editor.create('members', { name: shows, type: 'OWN', own_page });
    else if (kind === 'text') {
      const [text] = await editor.list('pages', `where[page][equals]=${path.slice(1)}`);
      await editor.change('pages', String(text?.id), {
        text: paragraph(shows),
        _status: 'published',
      });
    } else await editor.createNotice({ title: shows, type: 'OWN', own_page, _status: 'published' });
    await soon(() => isInMenu(path));
    await soon(async () => (await textOf(path)).includes(shows));
  }
});

test('every page exists in both languages without a word of the demo', {
  timeout: 900_000,
}, async () => {
  const seen = new Set(['/', '/as']);
  const words = /\bdemo\b|ডেমো|PRAG\b|Guwahati|গুৱাহাটী|1954/i;
  const faults: string[] = [];
  for (const path of seen) {
    const response = await patientFetch(college.site + path);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    const html = await response.text();
    if (!response.ok || words.test(html))
      faults.push(`${path}: ${response.status} ${words.exec(html)}`);
    const parser = new Parser({
      onopentag(name, { href }) {
        // Each event has its own page; other queries select a part of a page.
        const isEvent = href?.includes('?eventId=');
        const [local = ''] = href?.split(isEvent ? '#' : /[?#]/) ?? [];
        if (name === 'a' && /^\/(?!files\/)/.test(local)) seen.add(local);
      },
    });
    parser.end(html);
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
  expect(hidden.flatMap((path) => [path, `/as${path}`]).filter((path) => seen.has(path))).toEqual(
    [],
  );
  for (const path of Object.keys(own)) expect(seen.has(path) && seen.has(`/as${path}`)).toBe(true);
  expectNothingLeft();
});
