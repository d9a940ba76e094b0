import type { Upload } from '@college/contract/entities';
import { fileAddress } from '../components/FileLink.tsx';
import { isFiles, type RecordRow } from './rows.ts';

/** A spreadsheet runs what begins like this; a plain number may. */
const formula = /^[=+\-@\t\r]/;
const number = /^[+-]?\d+([.,]\d+)?$/;

function cell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV; Excel takes it for UTF-8 by the mark at its beginning. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

/** One record's fields as text; attachments as their whole addresses. */
export function csvFields(row: RecordRow, fields: readonly string[], origin: string): string[] {
  const address = (file: Upload) => new URL(fileAddress(file), origin).href;
  return fields.map((field) => {
    const value = row[field];
    return isFiles(value) ? value.map(address).join(' ') : `${value ?? ''}`;
  });
}

/** What a route answers whose page is a CSV file. */
export const csvAnswer = (fileName: string, text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]+/g, '-')}"`,
    },
  });
