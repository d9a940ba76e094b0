/** The text of a file is found while something that visitors see shows the file. */

import { setImmediate as othersFirst } from 'node:timers/promises';
import { distinct, variantsOf, type Word, wordsOf } from '@college/contract/folding/folding';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import type { DocumentText, Media } from '../payload-types.ts';
import { rowsOf } from '../platform/database/statements.ts';
import type { Target } from '../platform/references/address-targets.ts';
import { sourcesOf } from '../platform/references/sources.ts';
import type { Source } from '../platform/references/targets.ts';
import { isFileShown } from '../platform/references/visibility.ts';
import { RevisionCache } from '../platform/revision/revision-cache.ts';
import type { PageText } from '../platform/tables/document-texts.ts';
import { today } from '../platform/time-zone/dates.ts';
import { allWordsOf } from './entry.ts';
import { visible } from './index/candidates.ts';
import { listOf } from './index/words.ts';
import { forgetEntry, type Place, writeEntry } from './index/write.ts';
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

/** Ids of the files among the targets of references, which are ids or, after a slash, names in addresses. */
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

/** Writes the entries of those of these files whose text has been read. */
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
  if (text?.state !== 'read' || !media || !(await isFileShown(file, req.payload, req)))
    return forgetEntry(place, req);
  const names = [...textsShown(media.alt), media.address ?? text.filename];
  const shown = await showing(file, req);
  await writeEntry(
    place,
    {
      tab: 'document',
      ...shown,
      year: shown.date ? Number(today(new Date(shown.date)).slice(0, 4)) : 0,
      names: names.map((name) => wordsOf(name)),
      key: distinct(names.flatMap((name) => variantsOf(name))),
      pages: await wordsOfPages((text.pages ?? []) as PageText[]),
    },
    req,
  );
}

/** Different words of one file that are searched: a long report has half as many. What follows is not looked at. */
const MOST_WORDS = 20_000;
/** Characters that are divided into words before others are answered. */
const AT_ONCE = 10_000;
/** Up to a space; what has none for as long is no word. */
const stretch = new RegExp(`[\\s\\S]{1,${AT_ONCE}}(?=\\s|$)|[\\s\\S]{1,${AT_ONCE}}`, 'g');

/** The different words of each page, up to a bound for all of them. */
export async function wordsOfPages(pages: readonly PageText[]): Promise<Word[][]> {
  const different = new Set<string>();
  const list: Word[][] = [];
  for (const { text } of pages) {
    const words = new Map<string, Word>();
    list.push([]);
    for (const [part] of text.matchAll(stretch)) {
      await othersFirst();
      for (const word of allWordsOf(part)) {
        different.add(word.folded);
        words.set(word.folded, word);
        if (different.size >= MOST_WORDS) break;
      }
      list[list.length - 1] = [...words.values()];
      if (different.size >= MOST_WORDS) return list;
    }
  }
  return list;
}

/** Characters of a page that an excerpt is made of: a text file may be one page of several megabytes. */
const LONGEST_PAGE = 50_000;

type ShownPage = PageText & { of: number | null };

/** By file and place. A text that visitors see moves the revision when it changes. */
const shownPages = new RevisionCache<ShownPage>(100);

/** Returns, by file, the beginning of the page at this place. */
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

/** Cut by the database, so that a page of megabytes stays there. */
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
    // A state that is asked for here, SQLite would look for first.
    sql`SELECT file, state, page_count, page ->> 'number' AS number,
               substr(page ->> 'text', 1, ${LONGEST_PAGE}) AS text
        FROM (SELECT file, state, page_count, pages -> CASE file ${at} END AS page
              FROM document_texts WHERE file IN (${listOf(places.map(({ file }) => file))})) texts`,
  );
  const read = rows.filter(({ state }) => state === 'read');
  return new Map(
    read.map(({ file, page_count, number, text }) => {
      const of = page_count === null ? null : Number(page_count);
      return [Number(file), { number: Number(number ?? 0), text: String(text ?? ''), of }];
    }),
  );
}

/** Records that show these files to visitors, of each file the newest first. */
export async function sourcesShowing(
  files: readonly number[],
  payload: Payload,
): Promise<Map<number, Place[]>> {
  if (files.length === 0) return new Map();
  const rows = await rowsOf(
    payload,
    // From the names of each file to what uses them: SQLite would look at all uses first.
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
          AND e.collection <> 'media' AND ${visible()}
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

/** As new as the newest record that shows it; visible for as long as any of them. */
async function showing(file: number, req: PayloadRequest) {
  const sources = await sourcesOf('media', file, req);
  const found: Record<string, unknown>[] = [];
  for (const { slug, id } of sources)
    found.push(
      ...(await rowsOf(
        req.payload,
        sql`SELECT department, date, until FROM search_entries WHERE collection = ${slug} AND record = ${id}`,
        req,
      )),
    );
  const ends = found.flatMap(({ until }) => (until === null ? [] : [Number(until)]));
  const newest = found.reduce<Record<string, unknown> | undefined>(
    (one, other) => (one && Number(one.date) >= Number(other.date) ? one : other),
    undefined,
  );
  return {
    department: Number(newest?.department ?? 0),
    date: Number(newest?.date ?? 0),
    // Of what shows it without an entry nobody knows an end.
    until: ends.length > 0 && ends.length === sources.length ? Math.max(...ends) : null,
  };
}

/** The collection of texts of files, each of which is indexed when it is read, corrected or deleted. */
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
