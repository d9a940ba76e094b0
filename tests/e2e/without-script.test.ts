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

test('the drawer opens, its groups unfold, and an entry leads on', async () => {
  const page = await withoutScript();
  await page.goto(site);
  await page.getByRole('button', { name: en.layout.menu, exact: true }).click();
  const menu = page.locator('#site-menu');
  expect(await menu.getByRole('link', { name: en.pages['/departments/arts'] }).count()).toBe(0);
  await menu.getByText(en.menu.academics, { exact: true }).click();
  await menu.getByRole('link', { name: en.pages['/departments/arts'] }).click();
  expect(page.url()).toBe(`${site}/departments/arts`);
});

test('a submitted form comes back with the typed text', async () => {
  const page = await withoutScript();
  await page.goto(`${site}/visitors-note`);
  const hint = page.locator('noscript p');
  expect(await hint.textContent()).toBe(en.forms.needsScript);
  expect(await hint.isVisible()).toBe(true);
  await page.fill('[name="name"]', 'Rina Das');
  await page.fill('[name="message"]', 'Typed without script.');
  await page.getByLabel(en.forms.consent).check();
  await page
    .getByRole('button', { name: en.forms.each['visitors-note'].submit, exact: true })
    .click();
  const text = await page.locator('main').innerText();
  expect(text).toContain('Mandatory Field');
  expect(await page.locator('[name="message"]').inputValue()).toBe('Typed without script.');
  expect(await page.getByLabel(en.forms.consent).isChecked()).toBe(true);
});
