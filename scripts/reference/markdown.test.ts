import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { reference } from './markdown.ts';

test('docs/calls.md is current; `npm run reference` updates it', async () => {
  expect(await readFile(inRoot('docs/calls.md'), 'utf8')).toBe(reference());
});
