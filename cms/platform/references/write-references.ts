/** References between records, written in the transaction of each change. They are the rows of the table `uses`. */
import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  FlattenedField,
  Payload,
  PayloadRequest,
  UIField,
} from 'payload';
import { rowsOf } from '../database/statements.ts';
import type { Target } from './address-targets.ts';
import { refuseWhileUsed } from './refuse-deletion.ts';
import { type Source, targetsIn } from './targets.ts';
import { hiddenFieldsOf, markSeen } from './visibility.ts';

/** A record in all languages, as the database has it. */
export interface SavedRecord {
  id: number;
  [field: string]: unknown;
}

export interface Saved<Row = SavedRecord> {
  /** The row of the collection itself. It is a draft if the record was never published. */
  published: Row | null;
  /** The newest version, if the collection has drafts. */
  draft?: unknown;
}

/** Rows per statement, because SQLite takes at most 32,766 values. */
const BATCH_SIZE = 1000;

/** Replaces the references of a source. Returns what it refers to now and what it referred to before. */
export async function writeReferences(
  { slug, id }: Source,
  fields: FlattenedField[],
  { published, draft }: Saved<unknown>,
  req: PayloadRequest,
): Promise<{ targets: Target[]; previousTargets: Target[] }> {
  const { payload } = req;
  const config = configOf(slug, payload);
  const hidden =
    config && published instanceof Object ? hiddenFieldsOf(config, published) : undefined;
  const isInBin = Boolean(asRecord(published).deletedAt);
  const publicTargets = targetsIn(
    fields.filter(({ name }) => !isInBin && !hidden?.includes(name)),
    published,
  );
  const shownKeys = new Set(publicTargets.map(keyOf));
  const unseen = [published, draft]
    .flatMap((record) => targetsIn(fields, record))
    .filter((target) => !shownKeys.has(keyOf(target)));
  const previousTargets = await deleteReferences({ slug, id }, req);
  const rows = [
    ...publicTargets.map((target) => [target, false] as const),
    ...unseen.map((target) => [target, true] as const),
  ].map(
    ([target, isUnseen]) => sql`(${slug}, ${id}, ${isUnseen}, ${target.collection}, ${target.key})`,
  );
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await rowsOf(
      payload,
      sql`INSERT INTO uses (source, source_id, draft, target, target_key)
          VALUES ${sql.join(rows.slice(start, start + BATCH_SIZE), sql`, `)}`,
      req,
    );
  await markSeen({ slug, id }, publicTargets, req);
  return { targets: [...publicTargets, ...unseen], previousTargets };
}

const configOf = (slug: string, { config }: Payload) =>
  [...config.collections, ...config.globals].find((entity) => entity.slug === slug);

const keyOf = ({ collection, key }: Target) => `${collection} ${key}`;

/** Deletes the references of a source and returns what it referred to. */
export async function deleteReferences(
  { slug, id }: Source,
  req: PayloadRequest,
): Promise<Target[]> {
  const rows = await rowsOf(
    req.payload,
    sql`DELETE FROM uses WHERE source = ${slug} AND source_id = ${id} RETURNING target, target_key`,
    req,
  );
  return rows.map(({ target, target_key }) => ({
    collection: String(target),
    key: String(target_key),
  }));
}

/** Reads a record in all languages, because hooks get it in one language. */
export async function readSaved(
  slug: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<Saved> {
  const { db, collections } = req.payload;
  const where = { id: { equals: id } };
  const published = await db.findOne<SavedRecord>({ collection: slug, where, req });
  if (!collections[slug].config.versions?.drafts) return { published };
  const { docs } = await db.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return { published, draft: docs[0]?.version };
}

/** Shows where a record is used, before it is changed or deleted. */
export const usedIn: UIField = {
  name: 'usedIn',
  label: 'Used in',
  type: 'ui',
  admin: { components: { Field: '/admin/used-in/UsedIn.tsx#UsedIn' }, disableListColumn: true },
};

const writeAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const slug = collection.slug as CollectionSlug;
  const saved = await readSaved(slug, doc.id, req);
  await writeReferences({ slug, id: doc.id }, collection.flattenedFields, saved, req);
};

const deleteAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await deleteReferences({ slug: collection.slug, id: Number(id) }, req);
};

/**
 * Adds reference hooks to a collection that visitors do not see. `publicCollection` does the same
 * for all others.
 */
export const withReferences = (collection: CollectionConfig): CollectionConfig => {
  const { fields, hooks } = collection;
  return {
    ...collection,
    fields: [...fields, usedIn],
    hooks: {
      ...hooks,
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseWhileUsed],
      afterChange: [...(hooks?.afterChange ?? []), writeAfterChange],
      // First, so that later hooks see which files are no longer used.
      afterDelete: [deleteAfterDelete, ...(hooks?.afterDelete ?? [])],
    },
  };
};
