import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { fingerprint } from './parts.ts';

let folder: string;
const put = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const print = (leaveOut?: RegExp) => fingerprint([`${path.relative(root, folder)}/**`], leaveOut);

beforeEach(async () => {
  folder = await temporaryFolder();
  await put('site/page.ts', 'one');
});

test('is the same if nothing changes', async () => {
  expect(await print()).toMatch(/^[0-9a-f]{64}$/);
  expect(await print()).toBe(await print());
});

test.each([
  ['site/page.ts', 'two'],
  ['site/other.ts', ''],
  ['page.module.css', 'one'],
])('changes with %s', async (name, text) => {
  const before = await print();
  await put(name, text);
  expect(await print()).not.toBe(before);
});

test('changes with the version of Node', async () => {
  const before = await print();
  const { version } = process;
  Object.defineProperty(process, 'version', { value: 'v24.0.0' });
  const after = await print();
  Object.defineProperty(process, 'version', { value: version });
  expect(after).not.toBe(before);
});

test('depends on names and contents of files', async () => {
  const [here, there] = ['a', 'b'].map((name) => path.join(folder, name));
  const prints: string[] = [];
  for (folder of [here ?? '', there ?? '']) {
    await put(folder === here ? 'x.ts' : 'y.ts', 'same');
    prints.push(await print());
  }
  expect(prints[0]).not.toBe(prints[1]);
});

test('does not depend on the order of folders', async () => {
  await put('contract/page.ts', 'one');
  const patterns = ['contract', 'site'].map((name) => `${path.relative(root, folder)}/${name}/**`);
  expect(await fingerprint(patterns)).toBe(await fingerprint(patterns.toReversed()));
});

test.each([
  'node_modules/x/package.json',
  'dist/page.js',
  '.next/page.js',
  'site/page.test.ts',
  'site/Page.test.tsx',
  'tsconfig.tsbuildinfo',
  'next-env.d.ts',
  'site/testing/markup.ts',
])('ignores %s, which is not part of a build', async (name) => {
  const before = await print();
  await put(name, 'made');
  expect(await print()).toBe(before);
});

test('ignores excluded files', async () => {
  const leaveOut = /migrations/;
  const before = await print(leaveOut);
  await put('migrations/1.ts', 'made');
  expect(await print(leaveOut)).toBe(before);
  expect(await print()).not.toBe(before);
});
