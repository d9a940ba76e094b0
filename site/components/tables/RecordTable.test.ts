import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { csvFields, csvResponse } from './RecordTable.tsx';

test('writes attachments as full addresses, and links as their targets', () => {
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

test('makes the file name safe for a header', () => {
  const answer = csvResponse('PHY "1"\r\nX: y.csv', '');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="PHY-1-X-y.csv"');
});

test('cuts a cell at the limit of spreadsheets', () => {
  const [cell = ''] = csvFields({ title: 'x'.repeat(5_000_000) }, ['title'], 'https://c.test/x');
  expect(cell.length).toBe(32_000);
});
