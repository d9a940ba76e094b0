import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { longTests, testsCalledForBy, widerTests } from './long-tests.ts';

test('the head of a long test names places that exist, and how long it takes', () => {
  const places = longTests.flatMap(({ path, calledForBy }) => calledForBy.map((at) => [path, at]));
  expect(places.filter(([, at = '']) => !existsSync(inRoot(at)))).toEqual([]);
  expect(longTests.filter(({ seconds }) => seconds < 1)).toEqual([]);
  expect(longTests.length).toBeGreaterThan(50);
});

test('a head that says @long is read', () => {
  const files = globSync(
    '{cms,contract,demo,deploy,scripts,server,site,tests}/**/*.test.{ts,tsx}',
    {
      cwd: inRoot('.'),
      exclude: (name) => name === 'node_modules',
    },
  );
  const saying = files.filter((file) =>
    /^ \* @(long|for)\b/m.test(readFileSync(inRoot(file), 'utf8')),
  );
  expect(saying.sort()).toEqual(longTests.map(({ path }) => path));
});

test('a wider test exists, and what calls for it', () => {
  const paths = Object.entries(widerTests).flatMap(([path, places]) => [
    path.endsWith('/') ? path : `${path}.test.ts`,
    ...places,
  ]);
  expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

test.each([
  [['scripts/backup/save.ts'], 'tests/long/restore.test.ts'],
  [['cms/sheets/imports/apply.ts'], 'cms/sheets/imports/'],
  [['tests/faults/mail.test.ts'], 'tests/faults/mail.test.ts'],
  [['CONTRIBUTING.md'], 'scripts/testing/recipes.test.ts'],
])('a change of %s calls for %s', (changed, path) => {
  expect(testsCalledForBy(changed)).toContain(path);
});

test('a folder with a longer name does not call for a test', () => {
  expect(testsCalledForBy(['cms/sheets-of-others/read.ts', 'docs/glossary.txt'])).toEqual([
    'deploy/documents.test.ts',
  ]);
});
