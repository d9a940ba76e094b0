/** Writes CSV in which no spreadsheet runs formulas that visitors wrote. */
import { stringify } from 'csv-stringify/sync';

/** Numbers that may stay numbers. A plus with more digits is a telephone number, which a spreadsheet would round. */
const number = /^(?:-?\d+|\+\d{1,7})(?:[.,]\d+)?$/;

/** Beginnings of formulas: at the start of the cell or of a line, and after `;`, which divides cells in some countries. */
const formulaBegin = /(^|;)(?=[^\S\n\r\u2028\u2029]*[=+\-@＝＋－＠]|\t)/gm;
/** An apostrophe that `withoutFormulas` or Excel put before a formula. */
const mark = /(^|;)['’](?=[^\S\n\r\u2028\u2029]*[=+\-@＝＋－＠]|\t)/gm;

/** Puts an apostrophe before each formula in a text, so that spreadsheets read it as text. */
export function withoutFormulas(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g, '');
  return number.test(lines) ? lines : lines.replace(formulaBegin, "$1'");
}

/** Removes the apostrophes of `withoutFormulas`. */
export const withoutMarks = (text: string): string => text.replace(mark, '$1');

/** Writes lines as CSV. Every cell is quoted, and a mark at the beginning tells spreadsheets that the text is UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  stringify(
    lines.map((cells) => cells.map(withoutFormulas)),
    { bom: true, quoted: true, quoted_empty: false, record_delimiter: 'windows' },
  );
