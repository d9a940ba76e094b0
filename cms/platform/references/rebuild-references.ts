/**
 * Writes the references of all records again: for an older database, and after writes that bypass
 * the hooks.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuseWhileUsed } from './refuse-deletion.ts';
import { writeReferences } from './write-references.ts';

/** Records per statement, because other requests wait for it. */
const BATCH_SIZE = 50;

/** Rebuilds in one transaction, because an empty table means that it was never done. */
export const rebuildReferences = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (req) => {
    await rowsOf(payload, sql`DELETE FROM uses`, req);
    for (const { slug, hooks } of payload.config.collections)
      if (hooks.beforeDelete.includes(refuseWhileUsed))
        await rebuildCollection(slug as CollectionSlug, req);
    for (const { slug, flattenedFields } of payload.config.globals) {
      const published = await payload.db.findGlobal({ slug: slug as GlobalSlug, req });
      await writeReferences({ slug, id: 0 }, flattenedFields, { published }, req);
    }
  });

async function rebuildCollection(slug: CollectionSlug, req: PayloadRequest): Promise<void> {
  const { db, collections } = req.payload;
  const { flattenedFields, versions } = collections[slug].config;
  for (let after = 0; ; ) {
    const { docs } = await db.find<{ id: number }>({
      collection: slug,
      where: { id: { greater_than: after } },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
      req,
    });
    const drafts = versions?.drafts ? await latestOf(slug, docs, req) : undefined;
    for (const doc of docs)
      await writeReferences(
        { slug, id: doc.id },
        flattenedFields,
        { published: doc, draft: drafts?.get(doc.id) },
        req,
      );
    const last = docs.at(-1);
    if (!last || docs.length < BATCH_SIZE) return;
    after = last.id;
  }
}

async function latestOf(slug: CollectionSlug, docs: { id: number }[], req: PayloadRequest) {
  const { docs: versionRows } = await req.payload.db.findVersions({
    collection: slug,
    where: {
      and: [{ parent: { in: docs.map(({ id }) => id) } }, { latest: { equals: true } }],
    },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(versionRows.map(({ parent, version }) => [Number(parent), version as unknown]));
}

/** Does nothing if it was done before. */
export async function writeMissingReferences(payload: Payload): Promise<void> {
  const [reference] = await rowsOf(payload, sql`SELECT id FROM uses LIMIT 1`);
  if (!reference) await rebuildReferences(payload);
}
