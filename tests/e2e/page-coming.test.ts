/** What a visitor sees while the next page comes slowly. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Between, standBefore } from '../support/between.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit } = visitors();
let between: Between;
beforeAll(async () => {
  between = await standBefore(inject('site'));
});
afterAll(() => between.close());

/** Opens a page quickly, and presses a link on it whose page comes four seconds later. */
async function press(address: string, link: string, options = {}) {
  await between.mend();
  const page = await visit({ viewport: phone, ...options });
  await page.goto(between.origin + address, { waitUntil: 'networkidle' });
  await between.break('slow');
  const pressed = page.locator(`main a[href="${link}"]`).first();
  // A rule of the browser's own: what is rendered ahead has come before the press.
  await pressed.evaluate((element) => (element as HTMLElement).click());
  return { page, status: page.locator('#coming') };
}

test('a department comes behind a spinner on the full screen, and is there without it', async () => {
  const { page, status } = await press('/departments', '/department/PHY');
  expect(await status.textContent()).toBe('');
  await status.getByText('Loading . . .').waitFor();
  expect(await status.textContent()).toBe('Loading . . . ');
  expect(await status.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  const spinner = () =>
    status.evaluate((element) => getComputedStyle(element, '::before').animationName);
  expect(await spinner()).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await spinner()).toBe('none');
  await page.waitForURL('**/department/PHY', { waitUntil: 'domcontentloaded' });
  expect(await status.textContent()).toBe('');
  await between.mend();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/departments');
  expect(await status.textContent()).toBe('');
});

test('a gallery is announced by its own words, in the language of the page', async () => {
  const english = await press('/department/PHY', '/department/PHY/gallery');
  await english.status.getByText('Loading Gallery...Please wait', { exact: true }).waitFor();
  await english.page.close();
  const assamese = await press('/as/department/PHY', '/as/department/PHY/gallery');
  await assamese.status.getByText('ছবিসমূহ লোড হৈ আছে').waitFor();
});

test('any other page is announced without hiding the one that is there', async () => {
  const { status } = await press('/notifications/academic', '/notifications/academic/2025');
  await status.getByText('Loading . . .').waitFor();
  expect((await status.boundingBox())?.height).toBeLessThan(80);
});
