/** Writes down anew what every record names: for a database from before, and after a filling past the hooks. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';
import { writeUses, writeUsesOfGlobal } from './keep.ts';
import { refuseWhileUsed } from './refuse.ts';

/** Records of one statement, which others wait for. */
const AT_ONCE = 50;

/** All of it or nothing: an empty table says that it has not been done. */
export const rebuildUses = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (req) => {
    await rowsOf(payload, sql`DELETE FROM uses`, req);
    for (const { slug, hooks } of payload.config.collections)
      if (hooks.beforeDelete.includes(refuseWhileUsed))
        await rebuildCollection(slug as CollectionSlug, req);
    for (const { slug } of payload.config.globals) await writeUsesOfGlobal(slug as GlobalSlug, req);
  });

async function rebuildCollection(slug: CollectionSlug, req: PayloadRequest): Promise<void> {
  const { db, collections } = req.payload;
  const { flattenedFields, versions } = collections[slug].config;
  for (let after = 0; ; ) {
    const { docs } = await db.find<{ id: number }>({
      collection: slug,
      where: { id: { greater_than: after } },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      req,
    });
    const drafts = versions?.drafts ? await latestOf(slug, docs, req) : undefined;
    for (const doc of docs)
      await writeUses(
        { slug, id: doc.id },
        flattenedFields,
        { published: doc, draft: drafts?.get(doc.id) },
        req,
      );
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    after = last.id;
  }
}

async function latestOf(slug: CollectionSlug, docs: { id: number }[], req: PayloadRequest) {
  const { docs: found } = await req.payload.db.findVersions({
    collection: slug,
    where: {
      and: [{ parent: { in: docs.map(({ id }) => id) } }, { latest: { equals: true } }],
    },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(found.map(({ parent, version }) => [Number(parent), version as unknown]));
}

/** Does nothing where it was done before. */
export async function writeMissingUses(payload: Payload): Promise<void> {
  const [use] = await rowsOf(payload, sql`SELECT id FROM uses LIMIT 1`);
  if (!use) await rebuildUses(payload);
}
