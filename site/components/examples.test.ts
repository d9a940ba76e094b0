/** Every example of every component: what it renders lies beside it, is valid, and is not what another example renders. */
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

describe.each(Object.entries(tables))('%s', (file, { examples }) => {
  const all = Object.entries(examples).map(([name, example]) => [name, markupOf(example)] as const);

  test('renders what lies beside it', async () => {
    const written = all.map(([name, markup]) => `<!-- ${name} -->\n${markup}\n`).join('\n');
    await expect(written).toMatchFileSnapshot(file.replace('.tsx', '.snap'));
  });

  test('shows a difference between any two', () => {
    const seen = new Map<string, string>();
    for (const [name, markup] of all.filter(([, markup]) => markup !== '')) {
      expect([name, seen.get(markup)]).toEqual([name, undefined]);
      seen.set(markup, name);
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
