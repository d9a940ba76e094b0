/**
 * Creates a first version of records that have none: saved before versions were enabled, or without
 * hooks. Without it their first change could not be compared or undone.
 */

import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  Payload,
  TypeWithID,
} from 'payload';
import { rowsOf } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';

export type Saved = TypeWithID & { createdAt: string; updatedAt: string };

export const withFirstVersion = (collection: CollectionConfig): CollectionConfig =>
  collection.versions ? withBeforeChange(collection, saveFirstVersion) : collection;

export const withFirstVersionOfGlobal = (global: GlobalConfig): GlobalConfig =>
  global.versions ? withBeforeChange(global, saveFirstVersionOfGlobal) : global;

const withBeforeChange = <Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  hook: CollectionBeforeChangeHook | GlobalBeforeChangeHook,
): Config => ({
  ...config,
  hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), hook] },
});

const saveFirstVersion: CollectionBeforeChangeHook = async ({
  collection: { slug },
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return;
  const { db } = req.payload;
  const collection = slug as CollectionSlug;
  const parent: number = originalDoc.id;
  const ofRecord = { parent: { equals: parent } };
  if ((await db.countVersions({ collection, where: ofRecord, req })).totalDocs > 0) return;
  const saved = await db.findOne<Saved>({ collection, where: { id: { equals: parent } }, req });
  if (!saved) return;
  await db.createVersion({ ...versionOf(saved), collectionSlug: collection, parent, req });
};

const saveFirstVersionOfGlobal: GlobalBeforeChangeHook = async ({ global, req }) => {
  const { db } = req.payload;
  const slug = global.slug as GlobalSlug;
  if ((await db.countGlobalVersions({ global: slug, req })).totalDocs > 0) return;
  const saved: Partial<Saved> = await db.findGlobal({ slug, req });
  if (!isSaved(saved)) return;
  await db.createGlobalVersion({ ...versionOf(saved), globalSlug: slug, req });
};

/** False in a new database, where nothing is saved yet. */
const isSaved = (saved: Partial<Saved>): saved is Saved => saved.id !== undefined;

/** The data of a version that equals the record. */
const versionOf = (saved: Saved) => ({
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
  versionData: saved,
  autosave: false,
});

const AT_ONCE = 200;

const missing = {
  employees: sql`SELECT id FROM employees WHERE NOT EXISTS
    (SELECT id FROM _employees_v WHERE parent_id = employees.id AND latest = ${true})`,
  departments: sql`SELECT id FROM departments WHERE NOT EXISTS
    (SELECT id FROM _departments_v WHERE parent_id = departments.id)`,
};

/**
 * Creates missing versions, because Payload's lists read only versions and its forms hide the
 * history of a record without one.
 */
export async function writeMissingVersions(payload: Payload): Promise<void> {
  await writeMissing('employees', payload);
  await writeMissing('departments', payload);
}

async function writeMissing(collection: keyof typeof missing, payload: Payload): Promise<void> {
  for (;;) {
    const rows = await rowsOf(payload, sql`${missing[collection]} ORDER BY id LIMIT ${AT_ONCE}`);
    if (rows.length === 0) return;
    await inTransaction(payload, async (req) => {
      const { docs } = await payload.db.find<Saved>({
        collection,
        where: { id: { in: rows.map(({ id }) => Number(id)) } },
        limit: 0,
        pagination: false,
        req,
      });
      for (const doc of docs)
        await payload.db.createVersion({
          ...versionOf(doc),
          collectionSlug: collection,
          parent: doc.id,
          req,
        });
    });
  }
}
