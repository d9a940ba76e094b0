/**
 * Index entries of uploaded files. Visitors find the text of a file while at least one public
 * record shows the file.
 */

import { setImmediate as othersFirst } from 'node:timers/promises';
import { distinct, variantsOf, type Word, wordsOf } from '@college/contract/folding/folding';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import type { DocumentText, Media } from '../payload-types.ts';
import { rowsOf } from '../platform/database/statements.ts';
import type { Target } from '../platform/references/address-targets.ts';
import { sourcesOf } from '../platform/references/sources.ts';
import type { Source } from '../platform/references/targets.ts';
import { isFilePublic } from '../platform/references/visibility.ts';
import { RevisionCache } from '../platform/revision/revision-cache.ts';
import type { PageText } from '../platform/texts/page-text.ts';
import { textPages } from '../platform/texts/text-pages.ts';
import { today } from '../time-zone/dates.ts';
import { allWordsOf } from './entry.ts';
import { isVisibleToday } from './index/candidates.ts';
import { listOf } from './index/words.ts';
import { deleteEntry, type Place, writeEntry } from './index/write.ts';
import { textsShown } from './texts.ts';

/** Ids of the files that a record refers to. */
export async function filesOf({ slug, id }: Source, req: PayloadRequest): Promise<number[]> {
  const rows = await rowsOf(
    req.payload,
    sql`SELECT target_key FROM uses WHERE source = ${slug} AND source_id = ${id} AND target = 'media'`,
    req,
  );
  return filesAmong(
    rows.map(({ target_key }) => ({ collection: 'media', key: String(target_key) })),
    req,
  );
}

/**
 * Ids of the files among the targets of references. The key of a target is an id, or a slash and
 * the name in the file's address.
 */
export async function filesAmong(
  targets: readonly Target[],
  req: PayloadRequest,
): Promise<number[]> {
  const keys = new Set(
    targets.flatMap(({ collection, key }) => (collection === 'media' ? [key] : [])),
  );
  const ids = [...keys].filter((key) => !key.startsWith('/')).map(Number);
  const names = [...keys].filter((key) => key.startsWith('/')).map((key) => key.slice(1));
  if (names.length === 0) return ids;
  const addressed = await rowsOf(
    req.payload,
    sql`SELECT file FROM file_addresses WHERE name IN (${listOf(names)}) AND file IS NOT NULL`,
    req,
  );
  return [...ids, ...addressed.map(({ file }) => Number(file))];
}

/** Writes entries for the given files whose text has been read. */
export async function indexFiles(files: readonly number[], req: PayloadRequest): Promise<void> {
  if (files.length === 0) return;
  const rows = await rowsOf(
    req.payload,
    sql`SELECT file FROM document_texts WHERE state = 'read' AND file IN (${listOf([...new Set(files)])})`,
    req,
  );
  for (const { file } of rows) await indexDocument(Number(file), req);
}

export async function indexDocument(file: number, req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  const place = { collection: 'media', record: file };
  const [text, media] = await Promise.all([
    db.findOne<DocumentText>({
      collection: 'document-texts',
      where: { file: { equals: file } },
      req,
    }),
    db.findOne<Media>({ collection: 'media', where: { id: { equals: file } }, req }),
  ]);
  if (text?.state !== 'read' || !media || !(await isFilePublic(file, req.payload, req)))
    return deleteEntry(place, req);
  const names = [...textsShown(media.alt), media.address ?? text.filename];
  const scope = await scopeOf(file, req);
  await writeEntry(
    place,
    {
      tab: 'document',
      ...scope,
      year: scope.date ? Number(today(new Date(scope.date)).slice(0, 4)) : 0,
      names: names.map((name) => wordsOf(name)),
      key: distinct(names.flatMap((name) => variantsOf(name))),
      pages: await wordsOfPages(textPages.readIfKnown(text) ?? []),
    },
    req,
  );
}

/**
 * Upper bound of different searchable words of one file; words after it are ignored. A long report
 * has about 10,000.
 */
const MOST_WORDS = 20_000;
/** Characters split into words before the event loop can serve other requests. */
const AT_ONCE = 10_000;
/** Ends at a space, unless there is none within `AT_ONCE` characters. */
const partPattern = new RegExp(`[\\s\\S]{1,${AT_ONCE}}(?=\\s|$)|[\\s\\S]{1,${AT_ONCE}}`, 'g');

/** The different words of each page, at most `MOST_WORDS` for all pages together. */
export async function wordsOfPages(pages: readonly PageText[]): Promise<Word[][]> {
  const seen = new Set<string>();
  const list: Word[][] = [];
  for (const { text } of pages) {
    const words = new Map<string, Word>();
    list.push([]);
    for (const [part] of text.matchAll(partPattern)) {
      await othersFirst();
      for (const word of allWordsOf(part)) {
        seen.add(word.folded);
        words.set(word.folded, word);
        if (seen.size >= MOST_WORDS) break;
      }
      list[list.length - 1] = [...words.values()];
      if (seen.size >= MOST_WORDS) return list;
    }
  }
  return list;
}

/**
 * Characters of a page that an excerpt is made from, because a text file may be a single page of
 * several megabytes.
 */
const LONGEST_PAGE = 50_000;

type ShownPage = PageText & { of: number | null };

/**
 * Cache by file and page, dropped with the content revision, which moves when the text of a public
 * file changes.
 */
const shownPages = new RevisionCache<ShownPage>(100);

/** Returns, by file, the beginning of the given page. */
export async function pagesAt(
  places: readonly { file: number; at: number }[],
  where: { payload: Payload; revision: string },
): Promise<Map<number, ShownPage>> {
  const pages = await shownPages.getAll(
    places,
    ({ file, at }) => `${file} ${at}`,
    where,
    async (missing) => {
      const beginnings = await beginningsOfPages(missing, where.payload);
      return ({ file }) => beginnings.get(file);
    },
  );
  return new Map([...pages].map(([{ file }, page]) => [file, page]));
}

/** Reads the beginnings only. The database cuts them, so megabytes of text are not transferred. */
async function beginningsOfPages(
  places: readonly { file: number; at: number }[],
  payload: Payload,
): Promise<Map<number, ShownPage>> {
  const at = sql.join(
    places.map((place) => sql`WHEN ${place.file} THEN ${sql.raw(`${place.at}`)}`),
    sql` `,
  );
  const rows = await rowsOf(
    payload,
    // The state is checked afterwards, because SQLite would otherwise search by state first, which
    // is slower.
    sql`SELECT file, state, page_count, page ->> 'number' AS number,
               substr(page ->> 'text', 1, ${LONGEST_PAGE}) AS text
        FROM (SELECT file, state, page_count, pages -> CASE file ${at} END AS page
              FROM document_texts WHERE file IN (${listOf(places.map(({ file }) => file))})) texts`,
  );
  const rowsWithText = rows.filter(({ state }) => state === 'read');
  return new Map(
    rowsWithText.map(({ file, page_count, number, text }) => {
      const pageCount = page_count === null ? null : Number(page_count);
      return [
        Number(file),
        { number: Number(number ?? 0), text: String(text ?? ''), of: pageCount },
      ];
    }),
  );
}

/** Public records that show each of the files, the newest first. */
export async function sourcesShowing(
  files: readonly number[],
  payload: Payload,
): Promise<Map<number, Place[]>> {
  if (files.length === 0) return new Map();
  const rows = await rowsOf(
    payload,
    // CROSS JOIN starts at the names of each file, because SQLite would otherwise read all
    // references.
    sql`WITH keys (file, name) AS (
          VALUES ${sql.join(
            files.map((file) => sql`(${file}, ${String(file)})`),
            sql`, `,
          )}
        ), named (file, name) AS (
          SELECT CAST(file AS integer), CAST(name AS text) FROM keys
          UNION ALL SELECT file, '/' || name FROM file_addresses WHERE file IN (${listOf(files)})
        )
        SELECT DISTINCT named.file, e.collection, e.record, e.date, e.id FROM named
        CROSS JOIN uses JOIN search_entries e ON e.collection = uses.source AND e.record = uses.source_id
        WHERE uses.target = 'media' AND uses.target_key = named.name AND uses.draft = ${false}
          AND e.collection <> 'media' AND ${isVisibleToday()}
        ORDER BY e.date DESC, e.id DESC`,
  );
  const sources = new Map<number, Map<string, Place>>();
  for (const { file: number, collection, record } of rows) {
    const file = Number(number);
    const places = sources.get(file) ?? new Map<string, Place>();
    const key = `${collection} ${record}`;
    if (!places.has(key))
      places.set(key, { collection: String(collection), record: Number(record) });
    sources.set(file, places);
  }
  return new Map([...sources].map(([file, places]) => [file, [...places.values()]]));
}

/**
 * Department, date and end of a file's entry: date of the newest record that shows it, and the
 * latest end of all of them.
 */
async function scopeOf(file: number, req: PayloadRequest) {
  const sources = await sourcesOf('media', file, req);
  const entries: Record<string, unknown>[] = [];
  for (const { slug, id } of sources)
    entries.push(
      ...(await rowsOf(
        req.payload,
        sql`SELECT department, date, until FROM search_entries WHERE collection = ${slug} AND record = ${id}`,
        req,
      )),
    );
  const ends = entries.flatMap(({ until }) => (until === null ? [] : [Number(until)]));
  const newest = entries.reduce<Record<string, unknown> | undefined>(
    (newest, other) => (newest && Number(newest.date) >= Number(other.date) ? newest : other),
    undefined,
  );
  return {
    department: Number(newest?.department ?? 0),
    date: Number(newest?.date ?? 0),
    // A record without an entry has an unknown end, so the file gets none.
    until: ends.length > 0 && ends.length === sources.length ? Math.max(...ends) : null,
  };
}

/**
 * Adds hooks to the collection of file texts that index a file when its text is read, corrected or
 * deleted.
 */
export const withSearchIndex = (texts: CollectionConfig): CollectionConfig => {
  const { hooks } = texts;
  return {
    ...texts,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, req }) => indexDocument(Number(doc.file), req),
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, req }) => indexDocument(Number(doc.file), req),
      ],
    },
  };
};
