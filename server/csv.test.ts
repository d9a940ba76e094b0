import { expect, it, test } from 'vitest';
import { csvText, withoutFormulas, withoutMarks } from './csv.ts';

const lineOf = (...cells: string[]) => csvText([cells]).slice(1, -2);

it('begins with the mark of UTF-8, quotes every cell, and ends lines as spreadsheets do', () => {
  expect(csvText([['শিৰোনাম', '', '7'], ['a']])).toBe('\uFEFF"শিৰোনাম",,"7"\r\n"a"\r\n');
  expect(lineOf('a, b', 'say "yes"', 'two\nlines')).toBe('"a, b","say ""yes""","two\nlines"');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+91 98640 00001', "'+91 98640 00001"],
  ['+919864000001', "'+919864000001"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "\n'=1"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u0000=1', "'=1"],
  ['＝1+1', "'＝1+1"],
  ['Dear Sir,\n=HYPERLINK("x")', 'Dear Sir,\n\'=HYPERLINK("x")'],
  ['Dear Sir,\r\n\r\n +cmd', "Dear Sir,\n\n' +cmd"],
  ['Dear Sir,\u2028@x', "Dear Sir,\n'@x"],
  ['a;=1+1;b', "a;'=1+1;b"],
])('%j cannot calculate', (text, cell) => {
  expect(withoutFormulas(text)).toBe(cell);
});

it.each(['7', '-12.5', '+3', '0091', '1,5', '9864000001', 'a = b', 'B.A. - 2', 'x@example.org'])(
  '%j stays as it is',
  (text) => {
    expect(withoutFormulas(text)).toBe(text);
  },
);

test('withoutMarks restores the text', () => {
  for (const text of ['=1+1', '+91 98640', 'a\n-b\n @c', 'a;=1', "'tis", "a\n'b"])
    expect(withoutMarks(withoutFormulas(text))).toBe(text);
});
