import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from './vite-styles.ts';

const site = path.join(import.meta.dirname, '..');
const sheets = globSync('{components,pages}/**/*.module.css', { cwd: site });
const classesOf = (sheet: string) =>
  new Set(readFileSync(path.join(site, sheet), 'utf8').match(/(?<=^\.)[a-z]\w*/gim));

test('no two classes of the site share a name of two letters', () => {
  const names = sheets.flatMap((sheet) =>
    [...classesOf(sheet)].map((name) => className(name, path.join(site, sheet))),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]{2}$/i.test(name))).toEqual([]);
});

test('a class has the same name in every build', () => {
  const file = path.join(site, 'components/page/LinkCard.module.css');
  expect(className('card', `${file}?inline`)).toBe(className('card', file));
});

test('a class that no sheet of the site contains is refused', () => {
  expect(() => className('card', '/elsewhere/card.module.css')).toThrow('has no class card');
});
