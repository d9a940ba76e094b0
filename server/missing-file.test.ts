import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ifMissing } from './missing-file.ts';

it.each(['no-such-file', 'package.json/file', 'x'.repeat(300)])('%s is missing', async (name) => {
  expect(await readFile(`${import.meta.dirname}/${name}`).catch(ifMissing('none'))).toBe('none');
  expect(await readdir(`${import.meta.dirname}/${name}`).catch(ifMissing([]))).toEqual([]);
});

it('throws other errors', async () => {
  const folder = readFile(import.meta.dirname).catch(ifMissing('none'));
  await expect(folder).rejects.toThrow('EISDIR');
  expect(() => ifMissing('none')(new Error('ENOENT'))).toThrow('ENOENT');
});
