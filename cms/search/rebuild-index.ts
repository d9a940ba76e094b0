/**
 * Writes the entries of all records again: for an older database, after writes that bypass the
 * hooks, and to drop unused words.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionConfig,
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedGlobalConfig,
  TaskConfig,
} from 'payload';
import { readCollegeSettings } from '../platform/college-settings.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { visibleIdsOf } from '../platform/references/visibility.ts';
import type { SavedRecord } from '../platform/references/write-references.ts';
import { moveRevision } from '../platform/revision/revision.ts';
import { indexDocument } from './documents.ts';
import { makeIndex, optimizeIndex } from './index/make.ts';
import { indexPages, indexRecord } from './index-record.ts';
import { searchedAs } from './searched.ts';

/** Records per statement, because other requests wait for it. */
const BATCH_SIZE = 50;

/**
 * Rebuilds the index in one transaction, because an empty table means that it was never built.
 * Returns the number of entries.
 */
export const rebuildIndex = (payload: Payload): Promise<number> =>
  inTransaction(payload, async (req) => {
    await rowsOf(payload, sql`DELETE FROM search_entries`, req);
    await rowsOf(payload, sql`DELETE FROM search_words`, req);
    for (const collection of payload.config.collections)
      if (searchedAs(collection)) await rebuildCollection(collection, req);
    for (const global of payload.config.globals) await indexGlobal(global, req);
    const selectFiles = sql`SELECT file FROM document_texts WHERE state = 'read' ORDER BY id`;
    for (const { file } of await rowsOf(payload, selectFiles, req))
      await indexDocument(Number(file), req);
    await optimizeIndex(req);
    await moveRevision(req);
    const [total] = await rowsOf(payload, sql`SELECT count(*) AS n FROM search_entries`, req);
    return Number(total?.n);
  });

/**
 * Writes the oldest records first, because ids must rise with the date: searches read the highest
 * ids first.
 */
async function rebuildCollection(collection: CollectionConfig, req: PayloadRequest) {
  const slug = collection.slug as CollectionSlug;
  const sort = [searchedAs(collection)?.date ?? 'id', 'id'];
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload.db.find<SavedRecord>({
      collection: slug,
      sort,
      limit: BATCH_SIZE,
      page,
      pagination: false,
      req,
    });
    await indexBatch(slug, docs, req);
    if (docs.length < BATCH_SIZE) return;
  }
}

async function indexGlobal(global: SanitizedGlobalConfig, req: PayloadRequest) {
  const record = await req.payload.db.findGlobal({ slug: global.slug as GlobalSlug, req });
  await indexPages(global, record, req);
}

async function indexBatch(slug: CollectionSlug, docs: SavedRecord[], req: PayloadRequest) {
  const ids = docs.map(({ id }) => id);
  const visibleIds = new Set(await visibleIdsOf(slug, ids, req.payload, req));
  for (const doc of docs) await indexRecord(slug, doc, visibleIds.has(doc.id), req);
}

/**
 * Writes all entries again while visitors search and the office works. Each batch has its own
 * transaction.
 */
export async function refreshIndex(payload: Payload): Promise<void> {
  const inBatch = (write: (req: PayloadRequest) => Promise<void>) => inTransaction(payload, write);
  for (const collection of payload.config.collections)
    if (searchedAs(collection))
      await refreshCollection(collection.slug as CollectionSlug, inBatch, payload);
  for (const global of payload.config.globals) await inBatch((req) => indexGlobal(global, req));
  const selectFiles = sql`SELECT file FROM document_texts WHERE state = 'read' ORDER BY id`;
  for (const { file } of await rowsOf(payload, selectFiles))
    await inBatch((req) => indexDocument(Number(file), req));
  await inTransaction(payload, moveRevision);
}

async function refreshCollection(
  slug: CollectionSlug,
  inBatch: (write: (req: PayloadRequest) => Promise<void>) => Promise<void>,
  payload: Payload,
) {
  const { docs } = await payload.db.find<SavedRecord>({
    collection: slug,
    select: {},
    sort: 'id',
    pagination: false,
  });
  const all = docs.map(({ id }) => id);
  for (let at = 0; at < all.length; at += BATCH_SIZE) {
    const ids = all.slice(at, at + BATCH_SIZE);
    await inBatch(async (req) => {
      const where = { id: { in: ids } };
      const batch = await payload.db.find<SavedRecord>({
        collection: slug,
        where,
        pagination: false,
        req,
      });
      await indexBatch(slug, batch.docs, req);
    });
  }
}

/** Builds the index unless it exists. */
export async function writeMissingIndex(payload: Payload): Promise<void> {
  const isNew = await makeIndex(payload);
  const [entry] = await rowsOf(payload, sql`SELECT id FROM search_entries LIMIT 1`);
  if (isNew || !entry) await rebuildIndex(payload);
}

/** Job that writes the search index again after the college changed its languages. */
export const refreshIndexTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'refresh-index',
  retries: { attempts: 2, backoff: { type: 'fixed', delay: 5000 } },
  handler: async ({ req: { payload } }) => {
    // The languages may have been changed by another process.
    await readCollegeSettings(payload);
    await refreshIndex(payload);
    return { output: {} };
  },
};

/** Queues the job with the imports, because that queue runs one job at a time. */
export const queueRefresh = (req: PayloadRequest) =>
  req.payload.jobs.queue({ task: 'refresh-index', queue: 'sheets', input: {}, req });
