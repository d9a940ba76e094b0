/**
 * Creates a first version of records that have none: saved before versions were enabled, or without
 * hooks. Without it their first change could not be compared or undone.
 */
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  TypeWithID,
} from 'payload';

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
export const versionOf = (saved: Saved) => ({
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
  versionData: saved,
  autosave: false,
});
