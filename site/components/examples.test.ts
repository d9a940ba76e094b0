/** Each example of each component shows the outline beside it, is valid HTML and differs from every other example. */
import { outlineOf } from '@college/server/testing/outline';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { type Examples, markupOf } from '../testing/examples.tsx';

const tables = import.meta.glob<{ examples: Examples }>('./**/*.examples.tsx', { eager: true });

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes these; browsers read them the same way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // A part of a page has no heading above it.
    'heading-level': 'off',
    'unique-landmark': 'off',
  },
});

describe.each(Object.entries(tables))('%s', (_file, { examples }) => {
  const all = Object.entries(examples).map(
    ([name, { example, shows }]) => [name, markupOf(example), shows] as const,
  );

  test.each(all)('%s shows its outline', (_name, markup, shows) => {
    expect(outlineOf(markup)).toEqual(shows);
  });

  test('no two examples render the same', () => {
    const names = new Map<string, string>();
    for (const [name, markup] of all.filter(([, markup]) => markup !== '')) {
      expect([name, names.get(markup)]).toEqual([name, undefined]);
      names.set(markup, name);
    }
  });

  test.each(all)('%s is valid HTML', async (_name, markup) => {
    const { results } = await validator.validateString(markup);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} ${line} ${message}`),
    );
    expect(problems).toEqual([]);
  });
});
