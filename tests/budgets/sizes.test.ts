import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { documentFigures } from '../../bench/documents.ts';
import { measureSizes, sizeFigures } from '../../bench/sizes.ts';
import { launchChromium } from '../../scripts/testing/chromium.ts';
import { oneOfEachKind, pageRoutes } from '../routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test('every page keeps the budgets of the design', async () => {
  const routes = await pageRoutes(inject('cms'));
  // What is fetched beside the HTML is the same for all pages of a kind; `npm run bench` looks at each.
  const few = [...new Set([...oneOfEachKind(routes), ...routes.filter(({ form }) => form)])];
  const site = inject('site');
  const figures = [
    ...(await documentFigures(site, routes)),
    ...sizeFigures(await measureSizes(browser, site, few)),
  ];
  for (const { what, budget, measured } of figures) console.log(`${what}: ${measured} (${budget})`);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
}, 300_000);
