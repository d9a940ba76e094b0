import { expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
const withoutScript = () => visit({ javaScriptEnabled: false, viewport: phone });

test.each(['/', '/notifications/administrative', '/departments', '/events', '/department/PHY'])(
  '%s is readable without JavaScript',
  async (path) => {
    const page = await withoutScript();
    await page.goto(site + path);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(200);
    // Controls that need JavaScript are hidden.
    expect(await page.locator('[data-script]:visible').count()).toBe(0);
    expectNothingLeft();
  },
);

test('a reader reaches a notice, its year and its next page from home', async () => {
  const page = await withoutScript();
  await page.goto(site);
  await page.locator('main a[href="/notifications/administrative"]').first().click();
  const first = await page.locator('main article').first().innerText();
  await page.locator('main a[rel="next"], main a', { hasText: en.notices.older }).first().click();
  expect(await page.locator('main article').first().innerText()).not.toBe(first);
});

test('the drawer opens, its groups unfold, and an entry opens its page', async () => {
  const page = await withoutScript();
  await page.goto(site);
  await page.getByRole('button', { name: en.layout.menu, exact: true }).click();
  const menu = page.locator('#site-menu');
  expect(await menu.getByRole('link', { name: en.pages['/departments/arts'] }).count()).toBe(0);
  await menu.getByText(en.menu.academics, { exact: true }).click();
  await menu.getByRole('link', { name: en.pages['/departments/arts'] }).click();
  expect(page.url()).toBe(`${site}/departments/arts`);
});

test('a form that cannot be sent is hidden, and the page says how to reach the office', async () => {
  const page = await withoutScript();
  await page.goto(`${site}/visitors-note`);
  expect(await page.locator('noscript p').first().textContent()).toBe(en.forms.reachOffice);
  expect(await page.locator('noscript a[href^="mailto:"]').isVisible()).toBe(true);
  expect(await page.locator('main form').isVisible()).toBe(false);
});
