/** Comma-separated values, with whatever comma the computer that wrote them has. */
import { parse } from 'csv-parse/sync';
import { Refused } from '../reason.ts';
import { limits } from './limits.ts';
import type { Rows } from './rows.ts';

const delimiters = [',', ';', '\t', '|'];

export function readText(text: string): Rows {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      to: limits.rows + 1,
    });
  } catch {
    throw new Refused('broken');
  }
}

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

/** Bytes as words: as their mark says, else UTF-8, else what Windows writes in English. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
