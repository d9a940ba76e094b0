/** Keeps what a rehearsal has read of a file besides its text, so that the next one starts no process for it. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import project from '../../package.json' with { type: 'json' };
import type { DocumentText } from '../payload-types.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { isPostgres, rowsOf } from '../platform/database/statements.ts';

/** Raised when a file is read in another way. A release has its commit in package.json and reads all files anew. */
const READER = 2;
const { version, commit = '' }: { version: string; commit?: string } = project;
const BY = `${version} ${commit} ${READER}`;

/** Characters of a reading. A larger one, of a very long sheet, is not kept. */
const LARGEST = 2_000_000;

export const fileReading = jsonColumn(
  'document-texts',
  'reading',
  // Only this program writes it.
  z.object({ by: z.literal(BY), reading: z.unknown() }),
);

/** What was kept of the file; undefined if nothing was, or another release has read it. */
export const readingIn = (row: DocumentText): unknown => fileReading.readIfKnown(row)?.reading;

/** Keeps a reading, unless the file was replaced meanwhile. Changes nothing that visitors see. */
export async function keepReading(
  payload: Payload,
  { id, filename }: Pick<DocumentText, 'id' | 'filename'>,
  reading: object,
): Promise<void> {
  const json = JSON.stringify({ by: BY, reading });
  if (json.length > LARGEST) return;
  const value = isPostgres(payload) ? sql`${json}::jsonb` : sql`${json}`;
  await rowsOf(
    payload,
    sql`UPDATE document_texts SET reading = ${value}
        WHERE id = ${id} AND filename = ${filename} RETURNING id`,
  );
}
