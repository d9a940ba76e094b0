import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { logIn } from '../support/admin.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
const words = { ...en.forms, ...en.forms.each['visitors-note'] };

async function openForm(): Promise<Page> {
  const page = await visit({ viewport: phone });
  await page.goto(`${site}/visitors-note`);
  // Waits until the form is interactive. Before that the server handles it.
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form && Object.keys(form).some((key) => key.startsWith('__react'));
  });
  return page;
}
const tickCaptcha = async (page: Page) => {
  await page.getByLabel(words.captcha).check();
  await page.getByText(words.captchaDone, { exact: true }).waitFor({ timeout: 30_000 });
};
const consent = (page: Page) => page.locator('[name="consent"]').check();
const send = (page: Page) => page.getByRole('button', { name: words.submit, exact: true }).click();
const typedIn = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

test('a submitted note is confirmed and stored in the admin', async () => {
  const page = await openForm();
  const message = `The garden is lovely. ${crypto.randomUUID()}`;
  await page.fill('[name="name"]', 'Rina Das');
  await page.fill('[name="email"]', 'rina@example.org');
  await page.fill('[name="phone"]', '9864012345');
  await page.fill('[name="message"]', message);
  await consent(page);
  await tickCaptcha(page);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain('Thank you submitting your note.');
  await dialog.getByRole('button').click();
  expect(await typedIn(page, 'message')).toBe('');

  const editor = await logIn({ cms: inject('cms'), admin: inject('demo').admin });
  const stored = (await editor.list('visitor-notes')).find((note) => note.message === message);
  expect(stored).toMatchObject({ name: 'Rina Das', email: 'rina@example.org' });
  expect(stored?.phone).toContain('9864012345');
  expectNothingLeft();
});

test('empty fields are named, and the first one gets the focus', async () => {
  const page = await openForm();
  await page.fill('[name="name"]', 'Rina Das');
  await send(page);
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await summary.getByRole('link').first().click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  const text = await page.locator('main form').textContent();
  expect(text).toContain('Mandatory Field');
  expect(text).toContain('Tick this box so that the college may keep your details');
  expect(text).toContain('Captcha not valid');
  expect(await typedIn(page, 'name')).toBe('Rina Das');
  expect(await page.getByRole('dialog', { name: 'Successfully Submitted' }).count()).toBe(0);
});

test('a note without captcha is not sent, and nothing typed is lost', async () => {
  const page = await openForm();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('addvisitornote')) requests.push(request.url());
  });
  await page.fill('[name="name"]', 'Rina Das');
  await page.fill('[name="email"]', 'rina@example.org');
  await page.fill('[name="message"]', 'A long text that took ten minutes.');
  await send(page);
  await page.getByText('Captcha not valid').first().waitFor();
  expect(requests).toEqual([]);
  expect(await typedIn(page, 'message')).toBe('A long text that took ten minutes.');
});

test('typed text survives a reload and a broken connection', async () => {
  const page = await openForm();
  await page.fill('[name="name"]', 'Rina Das');
  await page.fill('[name="email"]', 'rina@example.org');
  await page.fill('[name="message"]', 'Please answer.');
  await consent(page);
  await tickCaptcha(page);
  await page.route('**/addvisitornote', (route) => route.abort());
  await send(page);
  await page.getByText(words.unsent).first().waitFor();
  expect(await typedIn(page, 'message')).toBe('Please answer.');
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== '',
  );
  expect(await typedIn(page, 'message')).toBe('Please answer.');
});
