import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  FieldHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { asSystem } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import type { Media } from '../../payload-types.ts';
import { rowsOf } from '../database/statements.ts';
import { inTransaction, sameTransaction } from '../database/transaction.ts';
import { isPicture, isReadable } from './readable-files.ts';

/** Resets the result of the last reading. */
const queuedState = {
  state: 'waiting',
  read: null,
  pages: null,
  page_count: null,
  confidence: null,
  problem: null,
  facts: null,
  reading: null,
  tries: 0,
} as const;

/**
 * Enqueues files with one statement, because several fields of a record may name the same file and
 * are saved at the same time.
 */
export async function enqueueExtraction(
  file: number,
  filename: string,
  req: PayloadRequest,
): Promise<void> {
  const now = new Date().toISOString();
  const [created] = await rowsOf(
    req.payload,
    sql`INSERT INTO document_texts (file, filename, state, tries, created_at, updated_at)
        VALUES (${file}, ${filename}, ${queuedState.state}, ${queuedState.tries}, ${now}, ${now})
        ON CONFLICT (file) DO NOTHING RETURNING id`,
    req,
  );
  if (created) return;
  await req.payload.update({
    collection: 'document-texts',
    where: { file: { equals: file } },
    data: { filename, ...queuedState },
    req: await sameTransaction(req),
    ...asSystem,
  });
}

async function deleteText(file: number, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'document-texts',
    where: { file: { equals: file } },
    req: await sameTransaction(req),
    ...asSystem,
  });
}

const enqueueChangedFile: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const { id, filename } = doc;
  if (!filename || previousDoc?.filename === filename) return;
  const isAttached = isPicture(filename) && (await hasText(id, req));
  if (isReadable(filename) || isAttached) await enqueueExtraction(id, filename, req);
  else if (previousDoc?.filename) await deleteText(id, req);
};

const hasText = async (file: number, req: PayloadRequest): Promise<boolean> =>
  (await rowsOf(req.payload, sql`SELECT id FROM document_texts WHERE file = ${file}`, req)).length >
  0;

/** Field hook for attachments. */
export const enqueueAttachedPictures: FieldHook = async ({ value, req }) => {
  const ids = [value ?? []].flat().flatMap((file) => idOf(file) ?? []);
  if (ids.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true },
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  for (const { id, filename } of docs)
    if (filename && isPicture(filename) && !(await hasText(id, req)))
      await enqueueExtraction(id, filename, req);
};

const deleteTextOfFile: CollectionAfterDeleteHook<Media> = ({ id, req }) =>
  deleteText(Number(id), req);

export const extractionHooks = {
  afterChange: [enqueueChangedFile],
  afterDelete: [deleteTextOfFile],
};

/** Enqueues files without a row: from older versions, or written without hooks. */
export async function enqueueMissingTexts(payload: Payload): Promise<void> {
  const rows = await rowsOf(
    payload,
    sql`SELECT id, filename FROM media WHERE filename IS NOT NULL
        AND id NOT IN (SELECT CAST(file AS INTEGER) FROM document_texts) ORDER BY id`,
  );
  const missing = rows.filter(({ filename }) => isReadable(String(filename)));
  if (missing.length === 0) return;
  await inTransaction(payload, async (req) => {
    for (const { id, filename } of missing)
      await enqueueExtraction(Number(id), String(filename), req);
  });
}
