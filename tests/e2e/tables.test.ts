import { afterAll, expect, inject, test } from 'vitest';
import { visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
afterAll(expectNothingLeft);

test.each([
  [1920, 'table-row'],
  [1280, 'grid'],
  [360, 'grid'],
])('at %i px the rows of a research report are laid as %s', async (width, display) => {
  const page = await visit({ viewport: { width, height: 900 } });
  await page.goto(`${inject('site')}/research-projects/PHY`);
  const row = page.locator('main tbody tr').first();
  expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe(display);
  // Wherever it stands: nothing sticks out, neither out of the window nor out of its box.
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main div:has(> table)')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
});
