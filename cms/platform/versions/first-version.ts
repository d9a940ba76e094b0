/**
 * Payload keeps a version of what is saved. What was there before versions were kept, or came past its hooks, becomes the
 * first one here: or the first change of it could not be compared and taken back.
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
  collection.versions ? withBeforeChange(collection, keepFirst) : collection;

export const withFirstVersionOfGlobal = (global: GlobalConfig): GlobalConfig =>
  global.versions ? withBeforeChange(global, keepFirstOfGlobal) : global;

const withBeforeChange = <Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  hook: CollectionBeforeChangeHook | GlobalBeforeChangeHook,
): Config => ({
  ...config,
  hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), hook] },
});

const keepFirst: CollectionBeforeChangeHook = async ({
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

const keepFirstOfGlobal: GlobalBeforeChangeHook = async ({ global, req }) => {
  const { db } = req.payload;
  const slug = global.slug as GlobalSlug;
  if ((await db.countGlobalVersions({ global: slug, req })).totalDocs > 0) return;
  const saved: Partial<Saved> = await db.findGlobal({ slug, req });
  if (!isSaved(saved)) return;
  await db.createGlobalVersion({ ...versionOf(saved), globalSlug: slug, req });
};

/** Nothing was written yet in a new database. */
const isSaved = (saved: Partial<Saved>): saved is Saved => saved.id !== undefined;

/** A record as a version of itself. */
export const versionOf = (saved: Saved) => ({
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
  versionData: saved,
  autosave: false,
});
