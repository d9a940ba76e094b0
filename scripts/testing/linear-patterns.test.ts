import { expect, it } from 'vitest';
import { checkedFiles, faultsIn } from './linear-patterns.ts';

it.each([
  '/(a+)+b/',
  '/\\s+$/',
  '/^\\s*(.*?)\\s*$/',
  '/[.,;]+$/g',
  '/(?:a|a)*c/',
  '/\\d+(?:\\.\\d+)+x/',
])('reports %s', (pattern) => {
  expect(faultsIn('cms/a.ts', `\nexport const pattern = ${pattern};`)).toEqual([
    `cms/a.ts:2 ${pattern} can take more than linear time.`,
  ]);
});

it.each(['/ba+/', '/(?<!\\s)\\s+$/', '/^[^,]+,/', '/www\\.[^\\s]+/gi'])('passes %s', (pattern) => {
  expect(faultsIn('cms/a.ts', `export const pattern = ${pattern};`)).toEqual([]);
});

it('reports a pattern that is made of an argument, in code of the servers', () => {
  const source = 'export const is = (text: string, name: string) => new RegExp(name).test(text);';
  expect(faultsIn('cms/a.ts', source)).toHaveLength(1);
  expect(faultsIn('site/a.ts', source)).toEqual([]);
  expect(
    faultsIn('cms/a.ts', "const words = ['a'];\nexport const word = new RegExp(words.join());"),
  ).toEqual([]);
});

it('reads the files of every folder that ships, also those directly in it', () => {
  const files = ['cms/access.ts', 'cms/rehearsal/links.ts', 'contract/limits.ts', 'server/log.ts'];
  expect(checkedFiles()).toEqual(expect.arrayContaining(files));
});
