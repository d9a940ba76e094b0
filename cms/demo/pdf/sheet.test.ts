import { expect, test } from 'vitest';
import { documentNames, documents } from './documents.ts';
import { printSheet } from './sheet.ts';

test.each(documentNames)('%s is a small PDF', async (name) => {
  const file = await printSheet(documents[name]);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThan(60_000);
});
