/**
 * The recipes of CONTRIBUTING.md match the code. recipes.test.ts executes them, which takes
 * minutes.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { applyStep, recipesOf } from './recipes.ts';

const recipes = recipesOf(readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'));

test('every common change has a recipe', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a page',
    'Add a content type with a page',
    'Add a field of notices',
    'Add a call',
    'Add a staff call',
    'Add a feature',
    'Add a form',
    'Add a manual of quality reports',
    'Add a language',
  ]);
});

test.each(recipes)('$title fits the current files', ({ steps }) => {
  const texts = new Map<string, string>();
  for (const step of steps.filter(({ file }) => file)) {
    const file = inRoot(step.file);
    const before = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    texts.set(file, applyStep(step, before));
  }
  expect(texts.size).toBeGreaterThan(0);
});

/** The names of an import line, with the file that must export them. */
const imports = /^import (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm;

test.each(recipes)('$title imports only what its files export', ({ steps }) => {
  const texts = new Map<string, string>();
  const textOf = (file: string) =>
    texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  for (const step of steps.filter(({ file }) => file))
    texts.set(inRoot(step.file), applyStep(step, textOf(inRoot(step.file))));
  const missing = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(imports)].flatMap(([, names = '', from = '']) => {
      const source = path.resolve(path.dirname(file), from);
      // Generated from the collections, with the migration.
      if (source.endsWith('payload-types.ts')) return [];
      const exported = textOf(source) ?? '';
      return names
        .split(',')
        .map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0] ?? '',
        )
        .filter((name) => name && !exports(exported, name))
        .map((name) => `${path.basename(file)}: ${name} of ${from}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** True if a module declares an export of this name, or lists it in an `export { … }`. */
const exports = (text: string, name: string): boolean =>
  new RegExp(
    `^export (?:async )?(?:const|function|class|interface|type|enum) \\b${name}\\b|^export (?:type )?\\{[^}]*\\b${name}\\b`,
    'm',
  ).test(text);

const step = { language: 'diff', file: 'a.ts', text: ' a\n-b\n+c\n' };

test('a step replaces lines that occur once', () => {
  expect(applyStep(step, '1\na\nb\n2\n')).toBe('1\na\nc\n2\n');
  for (const before of ['a\nc\n', 'a\nb\na\nb\n', undefined])
    expect(() => applyStep(step, before)).toThrow('a.ts should have this once:\na\nb\n');
});

test('a block without diff is a new file', () => {
  expect(applyStep({ ...step, language: 'ts' }, undefined)).toBe(step.text);
  expect(() => applyStep({ ...step, language: 'ts' }, '')).toThrow('is there already');
});
