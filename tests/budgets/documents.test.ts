import { expect, inject, test } from 'vitest';
import { documentFigures } from '../../bench/sizes.ts';
import { pageRoutes } from '../routes.ts';

/** The HTML only; tests/pages/kinds.test.ts measures the other files. */
test('the HTML of every page keeps the budgets of the design', async () => {
  const figures = await documentFigures(inject('site'), await pageRoutes(inject('cms')));
  for (const { what, budget, measured } of figures) console.log(`${what}: ${measured} (${budget})`);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
}, 300_000);
