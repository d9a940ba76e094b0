import { expect, inject, test } from 'vitest';
import { visitors } from '../support/browser.ts';

const { visit } = visitors();
const site = inject('site');

async function rulesFor(headers: Record<string, string>) {
  const page = await fetch(`${site}/departments`, { headers });
  const address = JSON.parse(page.headers.get('Speculation-Rules') ?? 'null');
  const response = await fetch(site + address, { headers });
  return { headers: response.headers, rules: await response.json() };
}

test('a page that a visitor is about to open is rendered ahead, unless the visitor saves data', async () => {
  const { headers, rules } = await rulesFor({});
  expect(headers.get('Content-Type')).toMatch('application/speculationrules+json');
  // nginx would otherwise cache one answer for all visitors.
  expect(headers.get('Cache-Control')).toMatch('private');
  expect(headers.get('Vary')).toMatch('Save-Data');
  expect(rules.prerender).toHaveLength(1);
  expect((await rulesFor({ 'Save-Data': 'on' })).rules).toEqual({});
});

test('private pages are not prerendered and have no rules for it', async () => {
  const response = await fetch(`${site}/no-such-page`);
  expect(response.headers.get('Speculation-Rules')).toBeNull();
});

test('a prerendered page counts no visit and opens no dialog until it is shown', async () => {
  const page = await visit();
  await page.clock.install();
  let visits = 0;
  page.on('request', (request) => {
    if (request.url().includes('/initialisation/')) visits += 1;
  });
  // Simulates Chromium's event while it prerenders, which never fires under a driver.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.clock.runFor(30_000);
  expect([visits, await page.locator('dialog[open]').count()]).toEqual([0, 0]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => visits).toBe(1);
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
});
