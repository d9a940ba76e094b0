/** Whether visitors see what names a file. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import type { Target } from './addresses.ts';
import type { Source } from './targets.ts';

/** Whether visitors may read one of these records: the same rules of access that every call asks. */
export const isOneShown = async (
  slug: string,
  ids: number[],
  payload: Payload,
  within?: PayloadRequest,
): Promise<boolean> => (await shownAmong(slug, ids, payload, within, 1)).length > 0;

/** Those of these records that visitors may read. */
export async function shownAmong(
  slug: string,
  ids: number[],
  payload: Payload,
  within?: PayloadRequest,
  limit = ids.length,
): Promise<number[]> {
  const visitor = await createLocalReq(
    { req: { transactionID: await within?.transactionID } },
    payload,
  );
  const global = payload.globals.config.find((one) => one.slug === slug);
  if (global) return (await global.access.read({ req: visitor })) === true ? ids : [];
  const collection = slug as CollectionSlug;
  const allowed = await payload.collections[collection].config.access.read({ req: visitor });
  if (typeof allowed === 'boolean') return allowed ? ids : [];
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: ids } }, allowed] },
    select: {},
    depth: 0,
    limit,
    pagination: false,
    req: visitor,
  });
  return docs.map(({ id }) => Number(id));
}

/** By its number, or by any of its addresses. */
const usedFile = (file: number) => sql`target = 'media' AND target_key IN
  (SELECT '/' || name FROM file_addresses WHERE file = ${file} UNION ALL SELECT ${String(file)})`;

/** Whether something that visitors may read shows this file. */
export async function isFileShown(
  file: number,
  payload: Payload,
  within?: PayloadRequest,
): Promise<boolean> {
  const uses = await rowsOf(
    payload,
    sql`SELECT DISTINCT source, source_id FROM uses WHERE ${usedFile(file)} AND draft = ${false}`,
    within,
  );
  for (const [slug, named] of Map.groupBy(uses, ({ source }) => String(source)))
    if (
      await isOneShown(
        slug,
        named.map(({ source_id }) => Number(source_id)),
        payload,
        within,
      )
    )
      return true;
  return false;
}

/** Whether this one record shows the file, published or not. */
export async function isFileOf({ slug, id }: Source, file: number, payload: Payload) {
  const uses = await rowsOf(
    payload,
    sql`SELECT id FROM uses WHERE ${usedFile(file)} AND source = ${slug} AND source_id = ${id} LIMIT 1`,
  );
  return uses.length > 0;
}

/** Remembers files that visitors see from now on: once they are gone they may be said to be withdrawn. */
export async function markSeen(
  { slug, id }: Source,
  targets: Target[],
  req: PayloadRequest,
): Promise<void> {
  const keys = targets.flatMap(({ collection, key }) => (collection === 'media' ? [key] : []));
  if (keys.length === 0 || !(await isOneShown(slug, [id], req.payload, req))) return;
  const list = (values: unknown[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const named = keys.flatMap((key) => (key.startsWith('/') ? [key.slice(1)] : []));
  const numbers = keys.flatMap((key) => (key.startsWith('/') ? [] : [Number(key)]));
  const addressed = [
    ...(named.length > 0 ? [sql`name IN (${list(named)})`] : []),
    ...(numbers.length > 0 ? [sql`file IN (${list(numbers)})`] : []),
  ];
  await rowsOf(
    req.payload,
    sql`UPDATE file_addresses SET seen = ${true} WHERE seen = ${false} AND (${sql.join(addressed, sql` OR `)})`,
    req,
  );
}
