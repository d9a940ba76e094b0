import { expect, test } from 'vitest';
import { describe, mutated, mutationsOf } from './mutations.ts';

const all = (code: string) => mutationsOf('a.tsx', code).map((mutation) => mutated(code, mutation));

test.each([
  ['a < b;', ['a <= b;']],
  ['(a) === (b);', ['(a) !== (b);']],
  ['a && !b;', ['a || !b;', 'a && b;']],
  ['if (a) return;', ['if (false) return;']],
  ['a ? b : c;', ['!(a) ? b : c;']],
  ['a ? -1 : 1;', ['!(a) ? -1 : 1;']],
  ['a < b ? -1 : 1;', ['!(a < b) ? -1 : 1;']],
  ['a = 1000;', ['a = 1001;']],
  ['a = 1500;', ['a = 15000;']],
  ['await f();', [';']],
  ['console.log(a);', []],
  ['show(a);', []],
  ['const a: 1 | 2 = 1;', ['const a: 1 | 2 = 2;']],
  ['const a: -1 | 2 = 2;', ['const a: -1 | 2 = 3;']],
  ['f({ a: true });', [';', 'f({ a: false });']],
  ['f({ limit: 6, pagination: false });', [';', 'f({ limit: 7, pagination: false });']],
  ['<p>{a > 1}</p>;', ['<p>{a >= 1}</p>;', '<p>{a > 2}</p>;']],
  ['a = b.filter(c).d;', ['a = b.d;']],
  ['a = b.some(c);', ['a = b.every(c);']],
  ["import type { A } from 'a';", []],
])('%s', (code, expected) => {
  expect(all(code)).toEqual(expected);
});

test('tells the line as it was and as it is', () => {
  const code = 'f;\n  a < 2;\n';
  const [first] = mutationsOf('a.ts', code);
  expect(first && describe(code, first)).toBe('2: a < 2;\n      → a <= 2;');
});
