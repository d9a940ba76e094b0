import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['**/*.test.*', 'apply-patches.ts'],
});
const textOf = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const header = /^\/\*\*\n.+\n \* Upstream: .+\n \* Until: (\S+\.test\.ts)\b/s;

/** True if the files are parts of one patch: one names the other, from the same folder. */
const arePartsOfOne = (file: string, other: string) =>
  path.dirname(file) !== '.' &&
  path.dirname(file) === path.dirname(other) &&
  (textOf(file).includes(path.basename(other)) || textOf(other).includes(path.basename(file)));

it('finds the patches', () => {
  expect(files.length).toBeGreaterThan(20);
});

it.each(files)('%s says what it waits for, and which test tells when it can go', (file) => {
  const explained = [file, ...files.filter((other) => arePartsOfOne(file, other))].find((each) =>
    header.test(textOf(each)),
  );
  const [, until = ''] = header.exec(explained ? textOf(explained) : '') ?? [];
  expect(until).not.toBe('');
  expect(existsSync(path.join(root, until))).toBe(true);
});
