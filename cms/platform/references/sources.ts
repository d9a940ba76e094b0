/** Finds the records that refer to a record. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { rowsOf } from '../database/statements.ts';
import { sameTransaction } from '../database/transaction.ts';
import type { Source } from './targets.ts';

/** All keys of a record: its id and its names in addresses. */
async function keysOf(slug: CollectionSlug, id: number, req: PayloadRequest): Promise<string[]> {
  const own = sql`${id}`;
  const names = {
    media: sql`SELECT name FROM file_addresses WHERE file = ${own}`,
    departments: sql`SELECT dept_code AS name FROM departments WHERE id = ${own}`,
  };
  if (slug !== 'media' && slug !== 'departments') return [String(id)];
  const rows = await rowsOf(req.payload, names[slug], req);
  return [String(id), ...rows.map(({ name }) => `/${name}`)];
}

/** Records that refer to it, including those in the recycle bin. */
export async function sourcesOf(
  slug: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<Source[]> {
  const keys = await keysOf(slug, id, req);
  const rows = await rowsOf(
    req.payload,
    sql`SELECT DISTINCT source, source_id FROM uses WHERE target = ${slug} AND target_key IN
        (${sql.join(
          keys.map((key) => sql`${key}`),
          sql`, `,
        )}) ORDER BY source, source_id`,
    req,
  );
  return rows
    .map((row) => ({ slug: String(row.source), id: Number(row.source_id) }))
    .filter((from) => from.slug !== slug || from.id !== id);
}

export const isUsed = async (slug: CollectionSlug, id: number, req: PayloadRequest) =>
  (await sourcesOf(slug, id, req)).length > 0;

/** Records that refer to it, without those in the recycle bin. */
export async function sourcesInUse(slug: CollectionSlug, id: number, req: PayloadRequest) {
  const sources = await sourcesOf(slug, id, req);
  const inUse: Source[] = [];
  for (const [source, list] of Map.groupBy(sources, (item) => item.slug)) {
    const isCollection = source in req.payload.collections;
    const ids = list.map((item) => item.id);
    const binned = isCollection
      ? await idsInBin(source as CollectionSlug, { id: { in: ids } }, req)
      : [];
    inUse.push(...list.filter((item) => !binned.includes(item.id)));
  }
  return inUse;
}

/** Ids of the records in the recycle bin that match a condition. */
export async function idsInBin(
  collection: CollectionSlug,
  where: Where,
  req: PayloadRequest,
): Promise<number[]> {
  if (!req.payload.collections[collection].config.trash) return [];
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, { deletedAt: { exists: true } }] },
    trash: true,
    select: {},
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return docs.map(({ id }) => Number(id));
}
