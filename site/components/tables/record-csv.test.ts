import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { csvFields, csvResponse } from './record-csv.ts';

test('attachments are whole addresses; one that is a link is what it names', () => {
  const file = [
    Upload.parse({ url: '/files/media/a.pdf' }),
    Upload.parse({ fileType: 'link', path: 'https://example.org/b' }),
  ];
  expect(csvFields({ title: 'T', file }, ['title', 'absent', 'file'], 'https://c.test/x')).toEqual([
    'T',
    '',
    'https://c.test/files/media/a.pdf https://example.org/b',
  ]);
});

test('the name of the file is safe in a header', () => {
  const answer = csvResponse('PHY "1"\r\nX: y.csv', '');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="PHY-1-X-y.csv"');
});

test('a cell is no longer than a spreadsheet opens', () => {
  const [cell = ''] = csvFields({ title: 'x'.repeat(5_000_000) }, ['title'], 'https://c.test/x');
  expect(cell.length).toBe(32_000);
});
