/** Reads the files that wait, one after the other. A reading that was broken off begins anew. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { DocumentText } from '../../payload-types.ts';
import { rowsOf } from '../database/statements.ts';
import { LARGEST } from '../decoders/pdf.ts';
import { readWhole, storage } from '../files/storage.ts';
import { folders, type Key } from '../files/storage-types.ts';
import { type ExtractedText, type Problem, readWithinLimits } from './read-document.ts';

/** A file with which the server itself ended twice is left alone. */
const MOST_TRIES = 2;

/** Whether there was one. */
export async function readNext(payload: Payload): Promise<boolean> {
  const next = await nextFile(payload);
  if (!next) return false;
  const { id, filename, tries } = next;
  if (tries >= MOST_TRIES) {
    await saveText(payload, next, failed('broken'));
    return true;
  }
  // A storage that does not answer is asked again: the file is not to blame.
  const content = await contentOf(filename);
  await payload.update({
    collection: 'document-texts',
    id,
    data: { state: 'reading', tries: tries + 1 },
    depth: 0,
    ...asSystem,
  });
  await saveText(
    payload,
    next,
    typeof content === 'string' ? failed(content) : await readWithinLimits(filename, content),
  );
  return true;
}

/** Milliseconds of waiting that a hundred kilobytes more are worth: of what came together the smallest comes first. */
const PER_100_KB = 60_000;

/**
 * The file to read next: one whose reading was broken off, else the newest, so that what was uploaded last is read
 * first. A large file stands behind smaller ones that came a little before it.
 */
async function nextFile(payload: Payload): Promise<DocumentText | undefined> {
  const newest =
    payload.db.name === 'postgres'
      ? sql`extract(epoch FROM document_texts.updated_at) * 1000`
      : sql`unixepoch(document_texts.updated_at, 'subsec') * 1000`;
  const [row] = await rowsOf(
    payload,
    sql`SELECT document_texts.id FROM document_texts
        LEFT JOIN media ON media.id = CAST(document_texts.file AS INTEGER)
        WHERE state IN ('reading', 'waiting')
        ORDER BY CASE WHEN state = 'reading' THEN 0 ELSE 1 END,
          ${newest} - COALESCE(media.filesize, 0) / 100000.0 * ${PER_100_KB} DESC,
          document_texts.id DESC
        LIMIT 1`,
  );
  if (!row) return undefined;
  const id = Number(row.id);
  return payload.findByID({ collection: 'document-texts', id, depth: 0, ...asSystem });
}

const failed = (problem: Problem): ExtractedText => ({ state: 'failed', problem });

async function contentOf(filename: string): Promise<Uint8Array | Problem> {
  const key: Key = `${folders.media}/${filename}`;
  const extracted = await storage.find(key);
  if (!extracted) return 'broken';
  return extracted.size > LARGEST ? 'large' : readWhole(key);
}

/** Nothing where the file was replaced, or its text written by somebody, while it was read. */
async function saveText(
  payload: Payload,
  { id, filename }: DocumentText,
  extracted: ExtractedText,
): Promise<void> {
  await payload.update({
    collection: 'document-texts',
    where: {
      and: [
        { id: { equals: id } },
        { filename: { equals: filename } },
        { state: { in: ['reading', 'waiting'] } },
      ],
    },
    data: extracted,
    depth: 0,
    ...asSystem,
  });
}
