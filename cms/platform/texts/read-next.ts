/** Reads enqueued files one after another. An interrupted reading starts again. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { DocumentText } from '../../payload-types.ts';
import { isPostgres, rowsOf } from '../database/statements.ts';
import { LARGEST } from '../decoders/pdf.ts';
import { type PdfFacts, readPdfFacts } from '../decoders/pdf-facts.ts';
import { extensionOf } from '../files/file-types.ts';
import { readWhole, storage } from '../files/storage.ts';
import { folders, type Key } from '../files/storage-types.ts';
import { type ExtractedText, type Problem, readWithinLimits } from './read-document.ts';

/** Attempts. A file during which the server crashed twice is skipped. */
const MOST_TRIES = 2;

/** Reads the next file. Returns true if there was one. */
export async function readNext(payload: Payload): Promise<boolean> {
  const next = await nextFile(payload);
  if (!next) return readNextFacts(payload);
  const { id, filename, tries } = next;
  if (tries >= MOST_TRIES) {
    await saveText(payload, next, failed('broken'));
    return true;
  }
  // A failing storage is retried, because it is not the file's fault.
  const content = await contentOf(filename);
  await payload.update({
    collection: 'document-texts',
    id,
    data: { state: 'reading', tries: tries + 1 },
    ...asSystem,
  });
  if (typeof content === 'string') await saveText(payload, next, failed(content));
  else
    await saveText(payload, next, {
      ...(await readWithinLimits(filename, content)),
      ...(isPdf(filename) && { facts: await factsOf(content) }),
    });
  return true;
}

const isPdf = (filename: string) => extensionOf(filename) === 'pdf';

/** Facts of a PDF; those of a PDF without any if it cannot be read. */
async function factsOf(content: Uint8Array | Problem): Promise<PdfFacts> {
  const none = { tagged: false, language: '', title: '' };
  if (typeof content === 'string') return none;
  // A PDF that cannot be read has no tags for anybody.
  return readPdfFacts(content).catch(() => none);
}

/** Reads tags, language and title of a PDF whose text an older version has read. Returns true if there was one. */
async function readNextFacts(payload: Payload): Promise<boolean> {
  const [row] = await rowsOf(
    payload,
    sql`SELECT document_texts.id, document_texts.filename FROM media
        JOIN document_texts ON CAST(document_texts.file AS INTEGER) = media.id
        WHERE media.accessibility IS NULL AND lower(document_texts.filename) LIKE '%.pdf'
          AND state IN ('read', 'nothing', 'failed')
        LIMIT 1`,
  );
  if (!row) return false;
  const filename = String(row.filename);
  await payload.update({
    collection: 'document-texts',
    where: { and: [{ id: { equals: Number(row.id) } }, { filename: { equals: filename } }] },
    data: { facts: await factsOf(await contentOf(filename)) },
    ...asSystem,
  });
  return true;
}

/**
 * Milliseconds of waiting that 100 KB are worth: of files uploaded together the smallest comes
 * first.
 */
const PER_100_KB = 60_000;

/**
 * The next file: one whose reading was interrupted, else the newest. A large file comes after
 * smaller ones uploaded shortly before it.
 */
async function nextFile(payload: Payload): Promise<DocumentText | undefined> {
  const newest = isPostgres(payload)
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
  return payload.findByID({ collection: 'document-texts', id, ...asSystem });
}

const failed = (problem: Problem): ExtractedText => ({ state: 'failed', problem });

async function contentOf(filename: string): Promise<Uint8Array | Problem> {
  const key: Key = `${folders.media}/${filename}`;
  const file = await storage.find(key);
  if (!file) return 'broken';
  return file.size > LARGEST ? 'large' : readWhole(key);
}

/** Saves the text, unless the file was replaced or its text edited meanwhile. */
async function saveText(
  payload: Payload,
  { id, filename }: DocumentText,
  extracted: ExtractedText & { facts?: PdfFacts },
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
    ...asSystem,
  });
}
