import type { Upload } from '@college/contract/entities';
import { isFiles, type RecordRow } from '../../records/records.ts';
import { fileAddress } from '../files/FileLink.tsx';

/** Characters in a cell. Spreadsheets refuse longer ones. */
const LONGEST_CELL = 32_000;

/** Returns the fields of a record as text, attachments as full addresses. */
export function csvFields(row: RecordRow, fields: readonly string[], origin: string): string[] {
  const address = (file: Upload) => URL.parse(fileAddress(file), origin)?.href ?? fileAddress(file);
  return fields.map((field) => {
    const value = row[field];
    const text = isFiles(value) ? value.map(address).join(' ') : `${value ?? ''}`;
    return text.slice(0, LONGEST_CELL).toWellFormed();
  });
}

/** Answers with a CSV file. */
export const csvResponse = (fileName: string, text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]+/g, '-')}"`,
    },
  });
