/** The one writer of CSV, for the website and the backend: no spreadsheet runs anything of what visitors wrote. */
import { stringify } from 'csv-stringify/sync';

/** Numbers stay numbers. One with a plus and more digits is a telephone number, which a spreadsheet would shorten. */
const number = /^(?:-?\d+|\+\d{1,7})(?:[.,]\d+)?$/;

/** Begins of what a spreadsheet would calculate, at the start of the cell, of a line, or where `;` parts cells, too. */
const formulaBegin = /(^|;)(?=[^\S\n]*[=+\-@＝＋－＠]|\t)/gm;
/** An apostrophe that `withoutFormulas` put there, or Excel. */
const mark = /(^|;)['’](?=[^\S\n]*[=+\-@＝＋－＠]|\t)/gm;

/** Puts an apostrophe before each formula in a text; spreadsheets take what follows it as text. */
export function withoutFormulas(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g, '');
  return number.test(lines) ? lines : lines.replace(formulaBegin, "$1'");
}

/** The text as it was before `withoutFormulas`. */
export const withoutMarks = (text: string): string => text.replace(mark, '$1');

/** Lines as CSV. Every cell is quoted; the mark at the beginning tells a spreadsheet that it is UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  stringify(
    lines.map((cells) => cells.map(withoutFormulas)),
    { bom: true, quoted: true, quoted_empty: false, record_delimiter: 'windows' },
  );
