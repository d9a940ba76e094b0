/** From the demo to a college of one's own, as a newcomer does it in the admin: afterwards nothing says a word of the demo. */
import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { logIn } from '../support/admin.ts';
import { visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
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

const departments = [
  'LUITPAR EXAMPLE COLLEGE,,',
  'Sl. No.,Name of the Department,Short Name,Faculty',
  ...['Physics,PHY,Sc.', 'Botany,BOT,Science', 'English,ENG,Arts'].map(
    (row, i) => `${i + 1},${row}`,
  ),
];
const teachers = [
  'Name of Teacher,Dept.,D.O.J,E-mail ID,Category',
  ...Array.from({ length: 75 }, (_, i) => {
    const department = ['Physics', 'BOT', 'Dept. of English'][i % 3];
    return `Anima Example ${i + 1},${department},${(i % 28) + 1}/7/2015,teacher${i + 1}@luitpar.example.org,Teaching`;
  }),
  ',PHY,01.07.2019,nobody@luitpar.example.org,Teaching',
  'Bina Example,Alchemy,01.07.2019,bina@luitpar.example.org,Teaching',
  'Rina Example,PHY,31.02.2019,rina@luitpar.example.org,Teaching',
  'Mitali Example,PHY,01.07.2019,no address,Teaching',
  'Jiten Example,BOT,01.07.2019,teacher1@luitpar.example.org,Teaching',
];

/** Brings a sheet of a list; resolves with what the dry run says of its rows. */
async function bring(list: string, rows: readonly string[]): Promise<string[]> {
  await admin(`/sheets?list=${list}`);
  const buffer = Buffer.from(rows.join('\r\n'));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await press('Read the sheet');
  await press('Dry run');
  const counts = page.getByRole('button', { name: /^(New|Refused|Changed): \d+$/ });
  await counts.first().waitFor();
  const said = await counts.allInnerTexts();
  await page.getByRole('button', { name: /^Import \d+ rows$/ }).click();
  await page.getByRole('button', { name: 'Take the whole import back' }).waitFor();
  return said;
}

test('the demo is saved, and cleared', async () => {
  await admin('');
  await page.getByRole('link', { name: 'Start with our own college' }).click();
  const name = page.getByLabel(/^Type the name of the demo college: /);
  await name.waitFor();
  demoName = (await name.locator('..').innerText()).split(': ').slice(1).join(': ').trim();
  await name.fill('Another college');
  await press('Save the demo and clear it');
  await page.getByText('This is not the name of the college. Nothing was cleared.').waitFor();
  expect(await textOf('/')).toContain(demoName);
  await name.fill(demoName);
  await press('Save the demo and clear it');
  await step('Who we are');
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
  await step('In every language');
  await page.getByLabel('Postal address (অসমীয়া) *').fill('নদীপাৰ পথ, তেজপুৰ');
  await press('Save');
  await step('Colours');
  await page.getByLabel('First colour').fill('#f3c64b');
  await press('Save');
  const refusal = await page.getByText(/too pale to be read/).innerText();
  await page.getByLabel('First colour').fill(/#[0-9a-f]{6}/.exec(refusal)?.[0] ?? '');
  await press('Save');
  await step('Departments');
  await soon(async () => (await textOf('/')).includes('Luitpar Example College'));
});

test('departments and eighty teachers come from sheets, and five wrong rows say why', async () => {
  expect(await bring('departments', departments)).toEqual(['New: 3']);
  expect((await bring('employees', teachers)).sort()).toEqual(['New: 75', 'Refused: 5']);
  await soon(async () => (await textOf('/department/PHY/faculty')).includes('Anima Example 1'));
});

test('a page is hidden; an added one stands in the menu once it has something to show', async () => {
  await admin('/collections/site-pages');
  await page.getByRole('button', { name: 'Hide: NPTEL', exact: false }).first().click();
  await page.getByRole('button', { name: 'Show again: NPTEL', exact: false }).first().waitFor();
  await soon(async () => (await fetch(`${college.site}/nptel`)).status === 404);
  const editor = await logIn(college);
  const own = { path: '/sports-week', kind: 'notices', title: 'Sports week', menu: 'more' };
  const own_page = Number(await editor.create('site-pages', own));
  const isInMenu = async () => (await textOf('/')).includes('href="/sports-week"');
  await soon(async () => (await fetch(`${college.site}/sports-week`)).ok);
  expect(await isInMenu()).toBe(false);
  const notice = { title: 'Long jump', type: 'OWN', own_page, _status: 'published' };
  await editor.createNotice(notice);
  await soon(isInMenu);
  await soon(async () => (await textOf('/sports-week')).includes('Long jump'));
});

test('no page says a word of the demo', async () => {
  const seen = new Set(['/', '/as']);
  const words = /\bdemo\b|ডেমো|PRAG\b|Guwahati|গুৱাহাটী|1954/i;
  const said: string[] = [];
  for (const path of seen) {
    const response = await fetch(college.site + path);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    const html = await response.text();
    if (!response.ok || words.test(html))
      said.push(`${path}: ${response.status} ${words.exec(html)}`);
    const parser = new Parser({
      onopentag(name, { href }) {
        const [local = ''] = href?.split(/[?#]/) ?? [];
        if (name === 'a' && /^\/(?!files\/)/.test(local)) seen.add(local);
      },
    });
    parser.end(html);
  }
  expect(said).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
  expectNothingLeft();
});
