import type { Upload } from '@college/contract/entities';
import { stringify } from 'csv-stringify/sync';
import { isFiles, type RecordRow } from '../../records/rows.ts';
import { fileAddress } from '../files/FileLink.tsx';

const number = /^[+-]?\d+([.,]\d+)?$/;

/** Lines as CSV that a spreadsheet reads as UTF-8, and runs nothing of. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  stringify([...lines], {
    bom: true,
    record_delimiter: 'windows',
    // In some countries a spreadsheet divides cells by semicolons.
    quoted_match: /[;\r\n]|^\s|\s$/,
    escape_formulas: true,
    cast: {
      string: (text) => (number.test(text) ? { value: text, escape_formulas: false } : text),
    },
  });

/** One record's fields as text; attachments as their whole addresses. */
export function csvFields(row: RecordRow, fields: readonly string[], origin: string): string[] {
  const address = (file: Upload) => URL.parse(fileAddress(file), origin)?.href ?? fileAddress(file);
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
