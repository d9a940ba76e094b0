/**
 * Loading state while the next page is slow.
 *
 * @long 60 s
 * @for site/enhance site/layout
 */
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { phone, visitors } from '../support/browser.ts';
import { type FaultProxy, openFaultProxy } from '../support/fault-proxy.ts';

const { visit } = visitors();
let proxy: FaultProxy;
beforeAll(async () => {
  proxy = await openFaultProxy(inject('site'));
});
afterAll(() => proxy.close());

interface Shown {
  words: string;
  after: number;
  width: number;
  height: number;
  spinner: string;
}

/**
 * Records the page's status message, because a driver gets no answers from a page that is being
 * left.
 */
function watchStatus() {
  let pressedAt = 0;
  addEventListener('click', () => (pressedAt = performance.now()), true);
  new MutationObserver(() => {
    const status = document.querySelector('#coming');
    if (!status?.textContent) return;
    const { width, height } = status.getBoundingClientRect();
    const spinner = getComputedStyle(status, '::before').animationName;
    const after = performance.now() - pressedAt;
    const record = { words: status.textContent, after, width, height, spinner };
    sessionStorage.setItem('shown', JSON.stringify(record));
  }).observe(document, { subtree: true, childList: true });
}

/**
 * Presses a link to a page that takes four seconds, and resolves with the message shown meanwhile.
 */
async function press(address: string, link: string, options: BrowserContextOptions = {}) {
  await proxy.repair();
  const page = await visit({ viewport: phone, ...options });
  await page.addInitScript(watchStatus);
  await page.goto(proxy.origin + address, { waitUntil: 'networkidle' });
  await proxy.break('slow');
  // Without the pointer, which would prerender the page so that it opens at once.
  await page.evaluate(
    (link) => document.querySelector<HTMLElement>(`a[href="${link}"]`)?.click(),
    link,
  );
  await page.waitForURL(`**${link}`, { waitUntil: 'commit' });
  await page.locator('#coming').waitFor({ state: 'attached' });
  const json = await page.evaluate(() => sessionStorage.getItem('shown') ?? 'null');
  return { page, shown: JSON.parse(json) as Shown | null };
}

test('a department loads behind a full-screen spinner', async () => {
  const { page, shown } = await press('/departments/science', '/department/PHY');
  expect(shown).toMatchObject({ words: 'Loading . . . ', height: phone.height });
  // The scrollbar may take some width.
  expect(shown?.width).toBeGreaterThan(phone.width * 0.9);
  expect(shown?.after).toBeGreaterThan(299);
  expect(shown?.spinner).not.toBe('none');
  expect(await page.locator('#coming').textContent()).toBe('');
  await proxy.repair();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/departments/science');
  expect(await page.locator('#coming').textContent()).toBe('');
});

test('the spinner does not move with reduced motion', async () => {
  const reducedMotion = { reducedMotion: 'reduce' } as const;
  const { shown } = await press('/departments/science', '/department/PHY', reducedMotion);
  expect(shown).toMatchObject({ words: 'Loading . . . ', spinner: 'none' });
});

test('a gallery announces its loading text in the language of the page', async () => {
  const english = await press('/department/PHY', '/department/PHY/gallery');
  expect(english.shown?.words).toBe('Loading Gallery...Please wait');
  const assamese = await press('/as/department/PHY', '/as/department/PHY/gallery');
  expect(assamese.shown?.words).toBe('ছবিসমূহ লোড হৈ আছে... অনুগ্ৰহ কৰি অপেক্ষা কৰক');
});

test('other pages announce loading without hiding the current page', async () => {
  const { shown } = await press('/notifications/academic', '/notifications/academic/2023');
  expect(shown?.words).toBe('Loading . . . ');
  expect(shown?.height).toBeLessThan(phone.height / 4);
});

test('a fast page announces nothing', async () => {
  const page = await visit({ viewport: phone });
  await page.addInitScript(watchStatus);
  await page.route('**/contactus', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p id="coming"></p>' }),
  );
  await page.goto(`${inject('site')}/departments`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contactus"]')?.click());
  await page.waitForURL('**/contactus');
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull();
});
