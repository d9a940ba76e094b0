/** Finds out if visitors see the records that use a file. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { asSystem } from '../../access.ts';
import { rowsOf } from '../database/statements.ts';
import { hasOfficeListIn, sheetTypes } from '../files/office-list.ts';
import type { Target } from './address-targets.ts';
import type { Source } from './targets.ts';

const list = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** True if visitors may read one of the records, by the same access rules as every call. */
export const isAnyVisible = async (
  slug: string,
  ids: number[],
  payload: Payload,
  within?: PayloadRequest,
): Promise<boolean> => (await visibleIdsOf(slug, ids, payload, within, 1)).length > 0;

/** Those of the records that visitors may read. */
export async function visibleIdsOf(
  slug: string,
  ids: number[],
  payload: Payload,
  within?: PayloadRequest,
  limit = ids.length,
): Promise<number[]> {
  const visitor = await asVisitor(payload, within);
  const global = payload.globals.config.find((candidate) => candidate.slug === slug);
  if (global) return (await global.access.read({ req: visitor })) === true ? ids : [];
  // A file that belongs to a film, such as its captions, is public when a record other than a file shows the film.
  if (slug === 'media') return [...(await publicFilesOf(ids, payload, within, false))];
  const collection = slug as CollectionSlug;
  const allowed = await payload.collections[collection].config.access.read({ req: visitor });
  if (typeof allowed === 'boolean') return allowed ? ids : [];
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: ids } }, allowed] },
    select: {},
    limit,
    pagination: false,
    req: visitor,
    ...asSystem,
  });
  return docs.map(({ id }) => Number(id));
}

/**
 * The record as stored, if visitors may read it. Uses one statement and no hooks.
 *
 * @param record the record if it was read before in this transaction.
 */
export async function readIfShown<Row extends { id: number }>(
  slug: CollectionSlug,
  id: number,
  req: PayloadRequest,
  record?: Row,
): Promise<Row | null> {
  const { collections, db } = req.payload;
  const visitor = await asVisitor(req.payload, req);
  const allowed = await collections[slug].config.access.read({ req: visitor });
  if (allowed === false) return null;
  if (allowed === true && record) return record;
  const own = { id: { equals: id } };
  const where = allowed === true ? own : { and: [own, allowed] };
  if (!record) return db.findOne<Row>({ collection: slug, where, req });
  return (await db.findOne({ collection: slug, where, select: {}, req })) && record;
}

const asVisitor = async (payload: Payload, within?: PayloadRequest) =>
  createLocalReq({ req: { transactionID: await within?.transactionID } }, payload);

/** Condition for references to a file by id or by any of its addresses. */
const usedFile = (file: number) => sql`target = 'media' AND target_key IN
  (SELECT '/' || name FROM file_addresses WHERE file = ${file} UNION ALL SELECT ${String(file)})`;

/** True if a public record shows this file. */
export const isFilePublic = async (
  file: number,
  payload: Payload,
  within?: PayloadRequest,
): Promise<boolean> => (await publicFilesOf([file], payload, within)).has(file);

/** The public records and globals that show this file. */
export async function sourcesShowing(file: number, req: PayloadRequest): Promise<Source[]> {
  const uses = await rowsOf(
    req.payload,
    sql`SELECT DISTINCT source, source_id FROM uses
        WHERE ${usedFile(file)} AND draft = ${false} ORDER BY source, source_id`,
    req,
  );
  const showing: Source[] = [];
  for (const [slug, named] of Map.groupBy(uses, ({ source }) => String(source))) {
    const ids = named.map(({ source_id }) => Number(source_id));
    const publicIds = await visibleIdsOf(slug, ids, req.payload, req);
    showing.push(...publicIds.map((id) => ({ slug, id })));
  }
  return showing;
}

/**
 * Those of the files that a public record shows, without those that have a list of the office.
 *
 * @param byFiles true if a public file also shows the files that belong to it.
 */
export async function publicFilesOf(
  files: readonly number[],
  payload: Payload,
  within?: PayloadRequest,
  byFiles = true,
): Promise<Set<number>> {
  const publicFiles = new Set<number>();
  if (files.length === 0) return publicFiles;
  const uses = await rowsOf(
    payload,
    sql`WITH keys (file, name) AS (
          VALUES ${list(files.map((file) => sql`(${file}, ${String(file)})`))}
        ), named (file, name) AS (
          SELECT CAST(file AS integer), CAST(name AS text) FROM keys
          UNION ALL SELECT file, '/' || name FROM file_addresses WHERE file IN (${list(files)})
        )
        SELECT DISTINCT named.file, uses.source, uses.source_id FROM named
        JOIN uses ON uses.target = 'media' AND uses.target_key = named.name
        WHERE uses.draft = ${false} ${byFiles ? sql`` : sql`AND uses.source <> 'media'`}`,
    within,
  );
  for (const [slug, named] of Map.groupBy(uses, ({ source }) => String(source))) {
    const ids = [...new Set(named.map(({ source_id }) => Number(source_id)))];
    const visibleIds = new Set(await visibleIdsOf(slug, ids, payload, within));
    for (const { file, source_id } of named)
      if (visibleIds.has(Number(source_id))) publicFiles.add(Number(file));
  }
  for (const file of await filesWithOfficeList([...publicFiles], payload, within))
    publicFiles.delete(file);
  return publicFiles;
}

/**
 * Those of the files that have a list of the office by their stored texts. Uploads of such files are refused, so these are
 * of earlier versions.
 */
async function filesWithOfficeList(
  files: readonly number[],
  payload: Payload,
  within?: PayloadRequest,
): Promise<number[]> {
  if (files.length === 0) return [];
  const types = sheetTypes.map((type) => sql`filename LIKE ${`%.${type}`}`);
  const texts = await rowsOf(
    payload,
    sql`SELECT file, pages FROM document_texts
        WHERE file IN (${list(files)}) AND (${sql.join(types, sql` OR `)}) AND pages IS NOT NULL`,
    within,
  );
  return texts.flatMap(({ file, pages }) => {
    const stored = (typeof pages === 'string' ? JSON.parse(pages) : pages) as { text: string }[];
    return stored.some(({ text }) => hasOfficeListIn(text)) ? [Number(file)] : [];
  });
}

/** Marks files as seen by visitors, because only those can later be reported as withdrawn. */
export async function markSeen(
  { slug, id }: Source,
  targets: Target[],
  req: PayloadRequest,
): Promise<void> {
  const keys = targets.flatMap(({ collection, key }) => (collection === 'media' ? [key] : []));
  if (keys.length === 0 || !(await isAnyVisible(slug, [id], req.payload, req))) return;
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

type HiddenFields = (record: object) => readonly string[];

/** Names of fields that the record's own switches hide from visitors. */
export const hiddenFieldsOf = (
  { custom }: Pick<SanitizedCollectionConfig, 'custom'>,
  record: object,
): readonly string[] => (custom?.hiddenFields as HiddenFields | undefined)?.(record) ?? [];
