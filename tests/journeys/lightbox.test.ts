import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
const gallery = `${inject('site')}/gallery/photo`;

test('a photo opens over the page, leads to its neighbours, and gives focus back', async () => {
  const page = await visit({ viewport: phone, reducedMotion: 'reduce', bypassCSP: true });
  await page.goto(gallery);
  const photos = page.locator('main [data-lightbox]').first().locator('a');
  const count = await photos.count();
  expect(count).toBeGreaterThan(1);
  await photos.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  const caption = dialog.locator('figcaption');
  expect(await caption.textContent()).toContain(`(1/${count})`);
  await page.keyboard.press('ArrowRight');
  expect(await caption.textContent()).toContain(`(2/${count})`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await caption.textContent()).toContain(`(${count}/${count})`);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(0);
  expect(await photos.first().evaluate((photo) => photo === document.activeElement)).toBe(true);
  expectNothingLeft();
});

test('a photo is a link to itself if there is no script', async () => {
  const page = await visit({ viewport: phone, javaScriptEnabled: false });
  await page.goto(gallery);
  const photo = page.locator('main [data-lightbox] a').first();
  const address = await photo.getAttribute('href');
  await photo.click();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('a document opens in the browser’s own viewer over the page; on a phone and without script by itself', async () => {
  const notices = `${inject('site')}/department/PHY/notices`;
  const sheet = (page: Page) => page.locator('main [data-lightbox] a[href$=".pdf"]').first();
  const page = await visit();
  // Headless browsers cannot show PDFs, so the page is told that they can.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }),
  );
  await page.goto(notices);
  const address = await sheet(page).getAttribute('href');
  await sheet(page).click();
  const frame = page.locator('dialog[open] iframe');
  expect(await frame.getAttribute('src')).toContain(address);
  expect(await frame.getAttribute('title')).not.toBe('');
  await page.keyboard.press('Escape');
  // Polled, because the close event comes shortly after closing.
  await expect.poll(() => page.locator('dialog iframe').count()).toBe(0);
  expect(await sheet(page).evaluate((link) => link === document.activeElement)).toBe(true);

  const small = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await small.goto(notices);
  const request = small.waitForRequest((request) => request.url().endsWith('.pdf'));
  await sheet(small).click();
  expect((await request).isNavigationRequest()).toBe(true);
});

test('our pages may frame a document, others may not, and nothing else may be framed', async () => {
  const headersOf = async (name: string) =>
    (await fetch(`${inject('site')}/files/media/${name}`, { method: 'HEAD' })).headers;
  const document = await headersOf('prospectus.pdf');
  expect(document.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(document.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  expect(document.get('Content-Security-Policy')).not.toContain('sandbox');
  const video = await headersOf('college-walk.webm');
  expect(video.get('X-Frame-Options')).toBe('DENY');
  expect(video.get('Content-Security-Policy')).toContain('sandbox');
});
