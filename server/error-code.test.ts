import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { errorCode } from './error-code.ts';

it('is the code of an error', async () => {
  const missing = await readFile(`${import.meta.dirname}/none`).catch((error: unknown) => error);
  expect(errorCode(missing)).toBe('ENOENT');
});

it.each([new Error('ENOENT'), { code: 'ENOENT' }, 'ENOENT', undefined])('%o has none', (value) => {
  expect(errorCode(value)).toBeUndefined();
});
