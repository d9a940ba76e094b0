/** Answers an Excel file. It is logged before it is sent, as every export is. */
import { create as contentDisposition } from 'content-disposition';
import type { Payload } from 'payload';
import { asSystem, type StaffRequest } from '../../access.ts';
import { formats } from '../../sheets/export/write.ts';

interface Workbook {
  /** Name in the log. */
  list: string;
  /** Name of the file without its ending. */
  title: string;
  bytes: Buffer;
  /** Rows without the headings. */
  count: number;
}

export async function sendWorkbook(
  payload: Payload,
  { email }: Pick<StaffRequest['user'], 'email'>,
  { list, title, bytes, count }: Workbook,
): Promise<Response> {
  await payload.create({
    collection: 'exports',
    data: { list, by_email: email, format: 'xlsx', rows: count },
    ...asSystem,
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': formats.xlsx.type,
      'Content-Disposition': contentDisposition(`${title}.xlsx`),
    },
  });
}
