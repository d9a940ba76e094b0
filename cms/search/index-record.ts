/** Writes the entry of the search index for a record or for the pages of a global. */

import { asRecord } from '@college/contract/as-record';
import { collegePages } from '@college/contract/codes';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { asSystem } from '../access.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { hiddenFieldsOf, readIfShown } from '../platform/references/visibility.ts';
import type { SavedRecord } from '../platform/references/write-references.ts';
import { filesOf, indexFiles } from './documents.ts';
import { entryOf } from './entry.ts';
import { deleteEntry, writeEntry } from './index/write.ts';
import { dependentsOf, kindNames, pageOf, searchedAs, searchedPagesOf } from './searched.ts';
import { textsShown } from './texts.ts';

/**
 * Indexes a record after a save.
 *
 * @param published the row that the save has already read, so that it is not read again; undefined
 * if it was not read.
 */
export async function indexSaved(
  slug: CollectionSlug,
  id: number,
  published: SavedRecord | null | undefined,
  req: PayloadRequest,
): Promise<void> {
  const record =
    published === null ? null : await readIfShown<SavedRecord>(slug, id, req, published);
  await indexRecord(slug, record ?? published ?? { id }, record !== null, req);
}

/**
 * Writes the entry of a record in all languages, or deletes it if visitors do not see the record.
 */
export async function indexRecord(
  slug: CollectionSlug,
  record: SavedRecord,
  isShown: boolean,
  req: PayloadRequest,
): Promise<void> {
  const { config } = req.payload.collections[slug];
  const search = searchedAs(config);
  if (!search) return;
  const department = search.department === 'department' ? record.department : undefined;
  const entry =
    isShown && !record.deletedAt
      ? entryOf(search, config.flattenedFields, record, {
          hidden: hiddenFieldsOf(config, record),
          called: [
            ...(search.isCalledSo ? kindNames(config) : []),
            ...(department ? await namesOfDepartment(Number(department), req) : []),
          ],
        })
      : undefined;
  const place = { collection: slug, record: record.id };
  await (entry ? writeEntry(place, entry, req) : deleteEntry(place, req));
}

/** Names of a department in each language of the college. */
async function namesOfDepartment(department: number, req: PayloadRequest): Promise<string[]> {
  const rows = await rowsOf(
    req.payload,
    sql`SELECT _locale, dept_name FROM departments_locales WHERE _parent_id = ${department}`,
    req,
  );
  return textsShown(Object.fromEntries(rows.map((row) => [row._locale, row.dept_name])));
}

/** Writes an entry for each page whose text is in this global. */
export async function indexPages(
  global: SanitizedGlobalConfig,
  record: Record<string, unknown>,
  req: PayloadRequest,
): Promise<void> {
  const pages = searchedPagesOf(global);
  if (!pages) return;
  for (const [index, page] of collegePages.entries()) {
    const place = { collection: global.slug, record: index + 1 };
    const entry = entryOf(pageOf(pages[page]), global.flattenedFields, record, {});
    const hasWords = entry?.pages.some((words) => words.length > 0);
    await (entry && hasWords ? writeEntry(place, entry, req) : deleteEntry(place, req));
  }
}

/**
 * Indexes again the records whose entries contain fields of the changed record, such as the name of
 * a department.
 */
export async function reindexDependents(
  collection: Pick<SanitizedCollectionConfig, 'custom'>,
  doc: { id: number },
  previousDoc: unknown,
  req: PayloadRequest,
): Promise<void> {
  const dependents = dependentsOf(collection);
  const isChanged = (name: string) =>
    (asRecord(doc)[name] ?? null) !== (asRecord(previousDoc)[name] ?? null);
  if (!dependents?.changed.some(isChanged)) return;
  for (const [slug, path] of Object.entries(dependents.records) as [CollectionSlug, string][]) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { [path]: { equals: doc.id } },
      select: {},
      pagination: false,
      req: await sameTransaction(req),
      ...asSystem,
    });
    for (const { id } of docs) await indexWithFiles(slug, Number(id), req);
  }
}

async function indexWithFiles(slug: CollectionSlug, id: number, req: PayloadRequest) {
  await indexSaved(slug, id, undefined, req);
  await indexFiles(await filesOf({ slug, id }, req), req);
}
