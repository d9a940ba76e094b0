/** Every change of a record writes down what it names, inside the transaction that makes the change. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionConfig,
  CollectionSlug,
  FlattenedField,
  GlobalConfig,
  GlobalSlug,
  Payload,
  PayloadRequest,
  UIField,
} from 'payload';
import { rowsOf } from '../database/statements.ts';
import type { Target } from './addresses.ts';
import { refuseWhileUsed } from './refuse.ts';
import { markSeen } from './shown.ts';
import { type Source, targetsIn } from './targets.ts';

interface Saved {
  published: unknown;
  /** What was saved last and is not published. */
  draft?: unknown;
}

/** Rows of one statement: SQLite takes 32,766 values. */
const AT_ONCE = 1000;

/** Replaces what was written down of a source before, and answers what is written down now. */
export async function writeUses(
  { slug, id }: Source,
  fields: FlattenedField[],
  { published, draft }: Saved,
  req: PayloadRequest,
): Promise<Target[]> {
  const { payload } = req;
  const hidden = hiddenFieldsOf(slug, published, payload);
  const isShown = !Object(published).deletedAt;
  const shown = targetsIn(
    fields.filter(({ name }) => isShown && !hidden.includes(name)),
    published,
  );
  const known = new Set(shown.map(nameOf));
  const unseen = [published, draft]
    .flatMap((record) => targetsIn(fields, record))
    .filter((target) => !known.has(nameOf(target)));
  await forgetUses({ slug, id }, req);
  const rows = [
    ...shown.map((target) => [target, false] as const),
    ...unseen.map((target) => [target, true] as const),
  ].map(
    ([target, isUnseen]) => sql`(${slug}, ${id}, ${isUnseen}, ${target.collection}, ${target.key})`,
  );
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await rowsOf(
      payload,
      sql`INSERT INTO uses (source, source_id, draft, target, target_key)
          VALUES ${sql.join(rows.slice(at, at + AT_ONCE), sql`, `)}`,
      req,
    );
  await markSeen({ slug, id }, shown, req);
  return [...shown, ...unseen];
}

/** A content type says which of a record's fields a switch of its own hides from visitors. */
function hiddenFieldsOf(slug: string, record: unknown, { config }: Payload): readonly string[] {
  const { custom } =
    [...config.collections, ...config.globals].find((one) => one.slug === slug) ?? {};
  const hiddenFields: ((record: object) => readonly string[]) | undefined = custom?.hiddenFields;
  return hiddenFields?.(Object(record)) ?? [];
}

const nameOf = ({ collection, key }: Target) => `${collection} ${key}`;

const forgetUses = ({ slug, id }: Source, req: PayloadRequest) =>
  rowsOf(req.payload, sql`DELETE FROM uses WHERE source = ${slug} AND source_id = ${id}`, req);

/** With every language: hooks are told of one alone. */
export async function savedAs(
  slug: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<Saved> {
  const { db, collections } = req.payload;
  const published = await db.findOne({ collection: slug, where: { id: { equals: id } }, req });
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

/** The published record in every language, and all that it names. */
interface Kept {
  published: unknown;
  targets: Target[];
}
const kept = new WeakMap<object, Kept>();
/** Of a save, by what its hooks are told was saved: so that those that follow need not read it again. */
export const keptOf = (doc: object): Kept | undefined => kept.get(doc);

/** Told before somebody changes or deletes what others name. */
const usedIn: UIField = {
  name: 'usedIn',
  label: 'Used in',
  type: 'ui',
  admin: { components: { Field: '/admin/used-in/UsedIn.tsx#UsedIn' }, disableListColumn: true },
};

export const keepingUses = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, usedIn],
  hooks: {
    ...collection.hooks,
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseWhileUsed],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        const slug = collection.slug as CollectionSlug;
        const { flattenedFields } = req.payload.collections[slug].config;
        const saved = await savedAs(slug, doc.id, req);
        const targets = await writeUses({ slug, id: doc.id }, flattenedFields, saved, req);
        kept.set(doc, { published: saved.published, targets });
      },
    ],
    // First of all: what goes names nothing any more.
    afterDelete: [
      async ({ id, req }) => {
        await forgetUses({ slug: collection.slug, id: Number(id) }, req);
      },
      ...(collection.hooks?.afterDelete ?? []),
    ],
  },
});

export const keepingUsesOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ req }) => {
        await writeUsesOfGlobal(global.slug as GlobalSlug, req);
      },
    ],
  },
});

export async function writeUsesOfGlobal(slug: GlobalSlug, req: PayloadRequest): Promise<void> {
  const { db, globals } = req.payload;
  const fields = globals.config.find((global) => global.slug === slug)?.flattenedFields ?? [];
  const published = await db.findGlobal({ slug, req });
  await writeUses({ slug, id: 0 }, fields, { published }, req);
}
