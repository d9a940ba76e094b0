/** Comma-separated values, with whatever comma the computer that wrote them has. */
import { parse } from 'csv-parse/sync';

const delimiters = [',', ';', '\t', '|'];

/** Rows of cells, `most` at most; throws where it is none. */
export const csvRows = (text: string, most: number): string[][] =>
  parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    to: most,
  });

/** What cuts the first lines into the most cells. */
function delimiterOf(text: string): string {
  const [head] = text.split(/\r?\n\r?\n/);
  const lines = (head ?? '')
    .split(/\r?\n/)
    .slice(0, 20)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => lines.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}
