/** The demo with English only: no page, form, call or mail contains the other language. */
import { expect, test } from 'vitest';
import { parse } from '../../site/testing/markup.ts';
import { awake, ownOffice } from '../support/office.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

const { own, expectNothingLeft } = ownOffice();

const at = (where: string, init: RequestInit = {}) =>
  fetch(own.college.site + where, { redirect: 'manual', ...init });
const pageAt = async (where: string) => parse(await (await at(where)).text());
const switches = async (where: string) =>
  (await pageAt(where)).all('[hreflang], a[href^="/as"]').length;

test('an administrator chooses English in the set-up', { timeout: 240_000 }, async () => {
  expect(await switches('/privacy')).toBeGreaterThan(2);
  const page = await own.office.open('/set-up?step=college');
  await page.getByLabel('Name (অসমীয়া) *').waitFor();
  await page.getByLabel('Languages of the website').selectOption({ label: 'English' });
  await page.getByRole('button', { name: 'Save the languages' }).click();
  await page.getByLabel('Name *', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /^Translations/ }).count()).toBe(0);
  await soon(async () => (await switches('/privacy')) === 0);
  expectNothingLeft();
});

test('the website has no language switch, and Assamese addresses redirect to English ones', async () => {
  for (const where of ['/', '/events', '/department/PHY', '/no/such/page'])
    expect([where, await switches(where)]).toEqual([where, 0]);
  expect((await pageAt('/')).all('header [lang="as"]')).toEqual([]);
  for (const [from, to] of [
    ['/as', '/'],
    ['/as/notifications/academic?page=2', '/notifications/academic?page=2'],
    ['/as/notifications/academic/feed.atom', '/notifications/academic/feed.atom'],
  ] as const) {
    const { status, headers } = await at(from);
    expect([from, status, headers.get('location')]).toEqual([from, 301, to]);
  }
  const response = await at('/as/no/such/page');
  expect([response.status, /[\u0980-\u09ff]{4}/.test(await response.text())]).toEqual([404, false]);
  const list = await (await at('/sitemap/pages.xml')).text();
  expect([list.includes('/events</loc>'), list.includes('/as')]).toEqual([true, false]);
  expect(await (await at('/.well-known/security.txt')).text()).toContain(
    'Preferred-Languages: en\n',
  );
});

test('calls in Assamese are answered in English', async () => {
  const headers = { 'Accept-Language': 'as' };
  const departments = await (await at('/getdepartments', { headers })).json();
  expect(departments.length).toBeGreaterThan(5);
  for (const { dept_name, dept_name_as } of departments)
    expect([/[A-Za-z]/.test(dept_name), dept_name_as]).toEqual([true, '']);
});

test('a notice is published without any field of the other language', async () => {
  const page = await own.office.open('/collections/notices/create');
  await awake(page);
  await page.fill('input[name="title"]', 'Library closed on Friday');
  await page.click('#field-type');
  await page.getByRole('option', { name: 'Notice: administrative' }).click();
  await page.click('#action-save');
  await page.waitForURL(/\/notices\/\d+/);
  await page.getByText('Library closed on Friday').first().waitFor();
  const isAssameseShown = async () => (await page.locator('body').innerText()).includes('অসমীয়া');
  expect(await isAssameseShown()).toBe(false);
  for (const choice of ['.localizer', '.localized', '.translation-state', '.other-language'])
    expect([choice, await page.locator(choice).locator('visible=true').count()]).toEqual([
      choice,
      0,
    ]);
  await page.locator('.doc-controls__popup .popup-button, .doc-controls__dots').first().click();
  await page.getByText('Duplicate', { exact: true }).waitFor();
  for (const choice of ['#action-duplicate-locales', '#copy-locale-data__button'])
    expect([choice, await page.locator(choice).locator('visible=true').count()]).toEqual([
      choice,
      0,
    ]);
  await soon(async () =>
    (await (await at('/notifications/administrative')).text()).includes('Library closed on Friday'),
  );
});

test('lists, dashboard and launch list mention no translation', async () => {
  for (const where of ['/collections/notices', '', '/set-up?step=launch', '/untranslated']) {
    const page = await own.office.open(where);
    await page.locator('h1').first().waitFor();
    const text = await page.locator('body').innerText();
    expect([where, /অসমীয়া|other language|each language|every language/i.exec(text)]).toEqual([
      where,
      null,
    ]);
  }
});

test('mails are in English, whatever the language of the browser', async () => {
  const email = 'reader@example.org';
  const response = await at('/email-verification', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'as' },
    body: JSON.stringify({ email }),
  });
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.stringContaining('one-time'),
  ]);
  const mails = () => mailsTo(own.college.dataDir, email);
  await soon(async () => (await mails()).length > 0);
  const [mail = ''] = await mails();
  expect(mail).toContain('is your one-time password');
  // Mails encode other scripts in these ways.
  expect(mail).not.toMatch(/[\u0980-\u09ff]|=\?utf-8\?|base64|=E0=A6/i);
});
