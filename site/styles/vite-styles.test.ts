import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from './vite-styles.ts';

const site = path.join(import.meta.dirname, '..');
const sheets = globSync('{components,pages}/**/*.module.css', { cwd: site });
const words = Array.from({ length: 60 }, (_, index) => `word${index}`);

test('no two classes of the site share a name, even with more than 26 classes in a sheet', () => {
  const names = sheets.flatMap((sheet) =>
    words.map((word) => className(word, path.join(site, sheet))),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_\d+[a-z]+$/.test(name))).toEqual([]);
});

test('a class keeps its name in every build', () => {
  const [sheet = ''] = sheets;
  const file = path.join(site, sheet);
  expect(className('word1', `${file}?inline`)).toBe(className('word1', file));
});

test('a sheet without a number is refused', () => {
  expect(() => className('card', '/elsewhere/card.module.css')).toThrow('is no CSS module');
});
