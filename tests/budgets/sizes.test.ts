import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { measureSizes, sizeFigures } from '../../bench/sizes.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { pageRoutes } from '../routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('every page keeps the budgets of the design', async () => {
  const routes = await pageRoutes(inject('cms'));
  const figures = sizeFigures(await measureSizes(browser, inject('site'), routes));
  for (const { what, budget, measured } of figures) console.log(`${what}: ${measured} (${budget})`);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
}, 300_000);
