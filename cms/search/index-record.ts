/** Writes the entry of the search index for a record or for the pages of a global. */
import { collegePages } from '@college/contract/codes';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, PayloadRequest, SanitizedGlobalConfig } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { hiddenFieldsOf } from '../platform/references/hidden-fields.ts';
import { readIfShown } from '../platform/references/visibility.ts';
import type { SavedRecord } from '../platform/references/write-references.ts';
import { entryOf } from './entry.ts';
import { deleteEntry, writeEntry } from './index/write.ts';
import { kindNames, pageOf, searchedAs, searchedPagesOf } from './searched.ts';
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
