import type { Upload } from '@college/contract/entities';
import { isFiles, type RecordRow } from '../../records/records.ts';
import { fileAddress } from '../files/FileLink.tsx';

/** Letters of a cell: spreadsheets open no longer ones. */
const LONGEST_CELL = 32_000;

/** One record's fields as text; attachments as their whole addresses. */
export function csvFields(row: RecordRow, fields: readonly string[], origin: string): string[] {
  const address = (file: Upload) => URL.parse(fileAddress(file), origin)?.href ?? fileAddress(file);
  return fields.map((field) => {
    const value = row[field];
    const text = isFiles(value) ? value.map(address).join(' ') : `${value ?? ''}`;
    return text.slice(0, LONGEST_CELL).toWellFormed();
  });
}

/** What a route answers whose page is a CSV file. */
export const csvResponse = (fileName: string, text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]+/g, '-')}"`,
    },
  });
