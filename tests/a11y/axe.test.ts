import { expect, inject, test } from 'vitest';
import { pageRoutes } from '../routes.ts';
import { findViolations } from '../support/axe.ts';
import { desktop, phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
const looks = [
  { name: '360 px, light', viewport: phone, colorScheme: 'light' },
  { name: '360 px, dark', viewport: phone, colorScheme: 'dark' },
  { name: '1280 px, light', viewport: desktop, colorScheme: 'light' },
  { name: '1280 px, dark', viewport: desktop, colorScheme: 'dark' },
] as const;
/** Stillness, so that nothing is judged half faded in. */
const still = { reducedMotion: 'reduce', bypassCSP: true } as const;

test.each(looks)(
  'axe finds nothing on any page at $name',
  async ({ viewport, colorScheme }) => {
    const page = await visit({ viewport, colorScheme, ...still });
    const found: Record<string, string[]> = {};
    for (const { path } of await pageRoutes(inject('cms'))) {
      await page.goto(site + path, { waitUntil: 'load' });
      const violations = await findViolations(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
    expectNothingLeft();
  },
  180_000,
);

test('axe finds nothing in what opens', async () => {
  const page = await visit({ viewport: phone, ...still });
  await page.goto(site);
  const found: Record<string, string[]> = {};
  const ids = await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toContain('drawer');
  for (const id of ids) {
    await page.evaluate((name) => {
      if (name === 'drawer') document.querySelector<HTMLElement>('[data-drawer]')?.click();
      else document.querySelector<HTMLDialogElement>(`dialog#${name}`)?.showModal();
    }, id);
    const violations = await findViolations(page);
    if (violations.length > 0) found[id] = violations;
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual({});
});
