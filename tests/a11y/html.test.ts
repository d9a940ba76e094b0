import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { parse } from '../../site/testing/markup.ts';
import { oneOfEachKind, pageRoutes } from '../routes.ts';
import { patientFetch } from '../support/patient-fetch.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes these, and browsers read them the same way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Editors choose the titles.
    'long-title': 'off',
    // Assets have a hash in their name and come from the same origin.
    'require-sri': 'off',
  },
});

const all = await pageRoutes(inject('cms'));
const withWholePage = new Set(oneOfEachKind(all));
const routes = process.env.LONG ? all : [...withWholePage];

/**
 * One page of each kind; with `npm run long` every page, most of them without header and footer,
 * which are the same everywhere.
 */
test.each(routes)('$path is valid HTML', async (route) => {
  const { path, status = 200 } = route;
  const response = await patientFetch(inject('site') + path);
  expect(response.status).toBe(status);
  const html = await response.text();
  const main = parse(html).one('main').source;
  const { results } = await validator.validateString(withWholePage.has(route) ? html : main);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect(problems).toEqual([]);
});
