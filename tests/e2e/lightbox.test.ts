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

test('without script a photo is a link to itself', async () => {
  const page = await visit({ viewport: phone, javaScriptEnabled: false });
  await page.goto(gallery);
  const photo = page.locator('main [data-lightbox] a').first();
  const address = await photo.getAttribute('href');
  await photo.click();
  expect(new URL(page.url()).pathname).toBe(address);
});
