import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { templateCells } from './template-cells.ts';

test('cms/duties/template-cells.ts is current; `npm run reference` updates it', async () => {
  expect(await readFile(inRoot('cms/duties/template-cells.ts'), 'utf8')).toBe(templateCells());
});
