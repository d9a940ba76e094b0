import { expect, it, vi } from 'vitest';
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

it('leaves out a value of another shape if it is asked to, and reports each record once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const records = [7, 7, 8].map((id) => ({ id, pages: [{ text: 1 }] }));
  for (const record of records) expect(pages.readIfKnown(record)).toBeUndefined();
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'The column pages of document-texts is unknown in the record 7:',
    'The column pages of document-texts is unknown in the record 8:',
  ]);
  expect(pages.readIfKnown({ pages: [{ text: 'Fees' }] })).toEqual([{ text: 'Fees' }]);
});
