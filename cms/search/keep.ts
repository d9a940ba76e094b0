/** Every change of a record that is searched writes its entry anew, inside the transaction that makes the change. */
import { collegePages } from '@college/contract/codes';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { keptOf } from '../platform/uses/keep.ts';
import { ifShown } from '../platform/uses/shown.ts';
import { indexCarried } from './carried.ts';
import { filesNamedBy, filesOf, indexDocuments } from './documents.ts';
import { entryOf } from './entry.ts';
import { forgetEntry, writeEntry } from './index/write.ts';
import { carriedBy, kindNames, pageOf, searchedAs, searchedPagesOf } from './searched.ts';
import { textsShown } from './texts.ts';

export interface SavedRecord {
  id: number;
  [field: string]: unknown;
}

/** The record as the database has it, and whether visitors may see it: its entry, or none. */
export async function indexRecord(
  slug: CollectionSlug,
  record: SavedRecord,
  isShown: boolean,
  req: PayloadRequest,
): Promise<void> {
  const { config } = req.payload.collections[slug];
  const search = searchedAs(config);
  if (!search) return;
  const hiddenFields: ((record: object) => readonly string[]) | undefined =
    config.custom?.hiddenFields;
  const department = search.department === 'department' ? record.department : undefined;
  const entry =
    isShown && !record.deletedAt
      ? entryOf(search, config.flattenedFields, record, {
          hidden: hiddenFields?.(record),
          called: [
            ...(search.isCalledSo ? kindNames(config) : []),
            ...(department ? await namesOf(Number(department), req) : []),
          ],
        })
      : undefined;
  const place = { collection: slug, record: record.id };
  await (entry ? writeEntry(place, entry, req) : forgetEntry(place, req));
}

/** The names of a department, in each language of the college. */
async function namesOf(department: number, req: PayloadRequest): Promise<string[]> {
  const rows = await rowsOf(
    req.payload,
    sql`SELECT _locale, dept_name FROM departments_locales WHERE _parent_id = ${department}`,
    req,
  );
  return textsShown(Object.fromEntries(rows.map((row) => [row._locale, row.dept_name])));
}

/** Words of the college itself, by the page that shows them. */
export async function indexPages(global: GlobalConfig, req: PayloadRequest): Promise<void> {
  const pages = searchedPagesOf(global);
  const config = req.payload.globals.config.find(({ slug }) => slug === global.slug);
  if (!pages || !config) return;
  const record = await req.payload.db.findGlobal({ slug: config.slug, req });
  for (const [index, page] of collegePages.entries()) {
    const place = { collection: config.slug, record: index + 1 };
    const entry = entryOf(pageOf(pages[page]), config.flattenedFields, record, {});
    const isWritten = entry?.pages.some((words) => words.length > 0);
    await (entry && isWritten ? writeEntry(place, entry, req) : forgetEntry(place, req));
  }
}

async function indexSaved(slug: CollectionSlug, id: number, req: PayloadRequest): Promise<void> {
  const record = await ifShown<SavedRecord>(slug, id, req);
  await indexRecord(slug, record ?? { id }, record !== null, req);
  await indexDocuments(await filesNamedBy({ slug, id }, req), req);
}

/** Of what was just saved nothing is read that was read, or written, to keep what it names. */
async function indexKept(slug: CollectionSlug, doc: SavedRecord, req: PayloadRequest) {
  const kept = keptOf(doc);
  if (!kept?.published) return indexSaved(slug, doc.id, req);
  const published = kept.published as SavedRecord;
  const isShown = (await ifShown(slug, doc.id, req, published)) !== null;
  await indexRecord(slug, published, isShown, req);
  const files = kept.targets.flatMap(({ collection, key }) =>
    collection === 'media' ? [key] : [],
  );
  await indexDocuments(await filesOf(files, req), req);
}

/** By request, the files that a record named before it was changed. */
const namedBefore = new WeakMap<PayloadRequest, Map<string, number[]>>();
const rememberFiles = async (slug: string, id: number, req: PayloadRequest) => {
  const known = namedBefore.get(req) ?? new Map<string, number[]>();
  namedBefore.set(req, known.set(`${slug} ${id}`, await filesNamedBy({ slug, id }, req)));
};
const filesBefore = (slug: string, id: number, req: PayloadRequest) =>
  namedBefore.get(req)?.get(`${slug} ${id}`) ?? [];

/** Around the hooks that keep what a record names. */
export const keepingIndex = (collection: CollectionConfig): CollectionConfig => {
  const carried = carriedBy(collection);
  const slug = collection.slug as CollectionSlug;
  const { hooks } = collection;
  // By these names `npm run bench` leaves them out.
  const rememberBefore: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (operation === 'update') await rememberFiles(slug, doc.id, req);
  };
  const indexAfter: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await indexKept(slug, doc, req);
    const own = slug === 'media' ? [doc.id] : [];
    await indexDocuments([...own, ...filesBefore(slug, doc.id, req)], req);
    if (carried) await indexCarried(carried, doc, previousDoc, req, indexSaved);
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [rememberBefore, ...(hooks?.afterChange ?? []), indexAfter],
      beforeDelete: [
        ...(hooks?.beforeDelete ?? []),
        ({ id, req }) => rememberFiles(slug, Number(id), req),
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ id, req }) => {
          await forgetEntry({ collection: slug, record: Number(id) }, req);
          await indexDocuments(filesBefore(slug, Number(id), req), req);
        },
      ],
    },
  };
};

/** What a global says, and what it alone names, as the college's banner, is found as well. */
export const keepingIndexOfGlobal = (global: GlobalConfig): GlobalConfig => {
  const source = { slug: global.slug, id: 0 };
  const { hooks } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ({ req }) => rememberFiles(source.slug, source.id, req),
        ...(hooks?.afterChange ?? []),
        async ({ req }) => {
          await indexPages(global, req);
          const before = filesBefore(source.slug, source.id, req);
          await indexDocuments([...(await filesNamedBy(source, req)), ...before], req);
        },
      ],
    },
  };
};
