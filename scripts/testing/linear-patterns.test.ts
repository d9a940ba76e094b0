import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkedFiles, faultsIn, faultsOfMadePatterns } from './linear-patterns.ts';
import { temporaryFolder } from './temporary.ts';

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

it('reports slow patterns that are made of constants', async () => {
  const file = path.join(await temporaryFolder(), 'made.ts');
  writeFileSync(
    file,
    "const part = '\\\\s*';\nexport const made = [new RegExp('a' + part), new RegExp(part + ',?' + part + 'x')];",
  );
  expect(await faultsOfMadePatterns([file])).toEqual([
    expect.stringMatching(
      /^.\\s\*,\?\\s\*x. can take more than linear time\. Made at .*made\.ts:2/,
    ),
  ]);
  const ofComponent = faultsIn('site/a.tsx', "export const made = new RegExp('a');");
  expect(ofComponent).toEqual([expect.stringContaining('in a .ts file')]);
});
