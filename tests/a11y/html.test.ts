import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { pageRoutes } from '../routes.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes these; browsers read them the same way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Long titles are editors' words.
    'long-title': 'off',
    // Assets carry a hash in their name and come from this origin.
    'require-sri': 'off',
  },
});

const routes = await pageRoutes(inject('cms'));

test.each(routes)('$path is valid HTML', async ({ path, status = 200 }) => {
  const response = await fetch(inject('site') + path);
  expect(response.status).toBe(status);
  const { results } = await validator.validateString(await response.text());
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect(problems).toEqual([]);
});
