import { Upload } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { csvAnswer, csvFields, csvText } from './csv.ts';

const lineOf = (...cells: string[]) => csvText([cells]).slice(1, -2);

test('a file begins with the mark of UTF-8 and ends every line as spreadsheets do', () => {
  expect(csvText([['শিৰোনাম'], ['a']])).toBe('\uFEFFশিৰোনাম\r\na\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(lineOf('a, b', 'say "yes"', 'two\nlines', 'plain')).toBe(
    '"a, b","say ""yes""","two\nlines",plain',
  );
});

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/);
});

test('numbers stay numbers', () => {
  expect(lineOf('-12.5', '+3', '0')).toBe('-12.5,+3,0');
});

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
  const answer = csvAnswer('PHY "1"\r\nX: y.csv', '');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="PHY-1-X-y.csv"');
});
