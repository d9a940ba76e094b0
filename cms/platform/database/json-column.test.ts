import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonColumn } from './json-column.ts';

const pages = jsonColumn('document-texts', 'pages', z.array(z.object({ text: z.string() })));

it('reads a stored value', () => {
  expect(pages.read({ pages: [{ text: 'Fees' }] })).toEqual([{ text: 'Fees' }]);
});

it.each([{}, { pages: null }, { pages: undefined }])('reads an empty column: %j', (record) => {
  expect(pages.read(record)).toBeUndefined();
});

it('refuses a value of another shape, with the column and the place in it', () => {
  expect(() => pages.read({ pages: [{ text: 1 }] })).toThrow(
    /^The column pages of document-texts is unknown: (.|\n)*\[0\]\.text/,
  );
});

it('leaves out choices of another shape if it is asked to', () => {
  expect(pages.readIfKnown({ pages: [{ text: 1 }] })).toBeUndefined();
  expect(pages.readIfKnown({ pages: [{ text: 'Fees' }] })).toEqual([{ text: 'Fees' }]);
});
