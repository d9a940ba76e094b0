/**
 * Finds `Object(value)`, which hides `any`: everything read from it compiles. `asRecord` of
 * contract/as-record.ts returns unknown values instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';

const hidesAny = /(?<![.\w])Object\((?=\w)/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file !== 'scripts/testing/hidden-any.test.ts');

it('no code reads a field of an unknown value through Object(…)', () => {
  const lines = files.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (hidesAny.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(lines).toEqual([]);
});

it.each([
  ['Object(value).id', true],
  ['const { id } = Object(value);', true],
  ['Object.keys(value)', false],
  ['isObject(value)', false],
])('%s hides any: %s', (line, isHidden) => {
  expect(hidesAny.test(line)).toBe(isHidden);
});
