/** Entries and words, written in the transaction of whoever changes a record. */

import { soundOf, type Word } from '@college/contract/folding/folding';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import type { Entry } from '../entry.ts';
import { BETWEEN, titleLine } from '../titles.ts';
import { marksOf } from './marks.ts';

export interface Place {
  collection: string;
  record: number;
}

/** Rows of one statement: SQLite takes 32,766 values. */
const AT_ONCE = 1000;

const foldedOf = (words: Word[]) => words.map(({ folded }) => folded);

/** What is as it was is not written again: the index would work for nothing. */
export async function writeEntry(
  { collection, record }: Place,
  { tab, department, date, year, until, names, key, pages }: Entry,
  req: PayloadRequest,
): Promise<void> {
  const words = pages.map((page) => foldedOf(page).join(' ')).join(BETWEEN);
  const title = titleLine({ names: names.map(foldedOf), key: foldedOf(key) });
  const marks = marksOf({ tab, department, year }).join(' ');
  await rowsOf(
    req.payload,
    sql`INSERT INTO search_entries
      (collection, record, tab, department, date, year, until, title, words, marks) VALUES
      (${collection}, ${record}, ${tab}, ${department}, ${date}, ${year}, ${until}, ${title}, ${words}, ${marks})
      ON CONFLICT (collection, record) DO UPDATE SET tab = excluded.tab, department = excluded.department,
        date = excluded.date, year = excluded.year, until = excluded.until, title = excluded.title,
        words = excluded.words, marks = excluded.marks
      WHERE search_entries.title <> excluded.title OR search_entries.words <> excluded.words
        OR search_entries.marks <> excluded.marks OR search_entries.date <> excluded.date
        OR COALESCE(search_entries.until, 0) <> COALESCE(excluded.until, 0)`,
    req,
  );
  await writeWords([...names.flat(), ...key, ...pages.flat()], req);
}

export async function forgetEntry(
  { collection, record }: Place,
  req: PayloadRequest,
): Promise<void> {
  await rowsOf(
    req.payload,
    sql`DELETE FROM search_entries WHERE collection = ${collection} AND record = ${record}`,
    req,
  );
}

/** In one order: two who write the same words must not wait for one another. */
async function writeWords(words: Word[], req: PayloadRequest): Promise<void> {
  const rows = [...new Map(words.map((word) => [word.folded, word])).values()]
    .filter(({ folded }) => !/^[\d.]+$/.test(folded))
    .sort((one, other) => (one.folded < other.folded ? -1 : 1))
    .map(({ folded, written }) => sql`(${folded}, ${soundOf(folded)}, ${written.slice(0, 100)})`);
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await rowsOf(
      req.payload,
      sql`INSERT INTO search_words (word, sound, written) VALUES ${sql.join(rows.slice(at, at + AT_ONCE), sql`, `)}
          ON CONFLICT (word) DO NOTHING`,
      req,
    );
}
