/** What calls itself .xls and is a table of HTML, as university portals write it, or Excel's XML of 2003. */
import { Parser } from 'htmlparser2';
import { Refused } from '../reason.ts';
import { limits } from './limits.ts';
import type { Rows } from './rows.ts';

export const isMarkup = (text: string): boolean =>
  /^\s*<(!doctype|html|table|head|meta|\?xml|body|div|style)\b/i.test(text);

const isRow = (name: string) => name === 'tr' || name === 'row';
const isCell = (name: string) => ['td', 'th', 'cell'].includes(name);
const isBreak = (name: string) => ['br', 'p', 'div', 'li'].includes(name);
const isUnseen = (name: string) => ['style', 'script', 'title', 'comment'].includes(name);

export function readMarkup(text: string): Rows {
  const rows: Rows = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  let span = 0;
  let unseen = 0;
  const parser = new Parser(
    {
      onopentag(given, attributes) {
        const name = bare(given);
        if (isUnseen(name)) unseen += 1;
        if (isRow(name)) {
          row = [];
          rows.push(row);
          if (rows.length > limits.rows) throw new Refused('tooManyRows', { most: limits.rows });
        }
        if (isCell(name) && row) {
          // Excel's XML leaves empty cells out and counts.
          const place = Number(attributes['ss:index'] ?? 0);
          while (row.length < Math.min(place - 1, limits.columns)) row.push('');
          cell = '';
          span = spanOf(attributes.colspan);
        }
        if (isBreak(name) && cell) cell += '\n';
      },
      ontext(words) {
        if (cell !== undefined && unseen === 0) cell += words.replace(/\s+/g, ' ');
      },
      onclosetag(given) {
        const name = bare(given);
        if (isUnseen(name)) unseen -= 1;
        if (!isCell(name) || !row || cell === undefined) return;
        row.push(cell, ...Array<string>(span).fill(''));
        cell = undefined;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  if (rows.length === 0) throw new Refused('broken');
  return rows;
}

/** Without the prefix of a namespace. */
const bare = (name: string) => name.replace(/^.*:/, '');

/** Cells that a wide one covers besides its own. */
const spanOf = (colspan: string | undefined) =>
  Math.max(0, Math.min(Number(colspan ?? 1) || 1, limits.columns) - 1);
