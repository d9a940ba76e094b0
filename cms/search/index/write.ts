/** Writes entries and their words, in the transaction that changes the record. */

import { setImmediate as othersFirst } from 'node:timers/promises';
import { soundOf, type Word } from '@college/contract/folding/folding';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { BETWEEN, type Entry, marksOf, titleLine } from '../entry.ts';
import { isInNoEntry } from './make.ts';
import { listOf } from './words.ts';

export interface Place {
  collection: string;
  record: number;
}

/** Rows per statement, because SQLite serves nobody else during a write. */
const AT_ONCE = 250;

/** Numbers are not in the vocabulary, because they are never completed or corrected. */
const isNumber = (folded: string) => /^[\d.]+$/.test(folded);

const foldedOf = (words: Word[]) => words.map(({ folded }) => folded);

/**
 * Writes an entry and its words. An unchanged entry is not written, which would only cost an index
 * update.
 */
export async function writeEntry(
  { collection, record }: Place,
  { tab, department, date, year, until, names, key, pages }: Entry,
  req: PayloadRequest,
): Promise<void> {
  const words = pages.map((page) => foldedOf(page).join(' ')).join(BETWEEN);
  const title = titleLine({ names: names.map(foldedOf), key: foldedOf(key) });
  const marks = marksOf({ tab, department, year }).join(' ');
  const before = await rowsOf(
    req.payload,
    sql`SELECT title, words FROM search_entries WHERE collection = ${collection} AND record = ${record}`,
    req,
  );
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
  const now = new Set(wordsIn([{ title, words }]));
  await deleteUnusedWords(
    wordsIn(before).filter((word) => !now.has(word)),
    req,
  );
}

export async function deleteEntry(
  { collection, record }: Place,
  req: PayloadRequest,
): Promise<void> {
  const before = await rowsOf(
    req.payload,
    sql`DELETE FROM search_entries WHERE collection = ${collection} AND record = ${record}
        RETURNING title, words`,
    req,
  );
  await deleteUnusedWords(wordsIn(before), req);
}

/** The different words of stored entries, without separators. */
const wordsIn = (rows: readonly Record<string, unknown>[]): string[] => [
  ...new Set(
    rows
      .flatMap(({ title, words }) => `${title} ${words}`.split(' '))
      .filter((word) => word && !word.startsWith('|') && !isNumber(word)),
  ),
];

/**
 * Adds words to the vocabulary, in alphabetical order, because two transactions with the same words
 * could otherwise deadlock.
 */
async function writeWords(words: Word[], req: PayloadRequest): Promise<void> {
  const rows = [...new Map(words.map((word) => [word.folded, word])).values()]
    .filter(({ folded }) => !isNumber(folded))
    .sort((one, other) => (one.folded < other.folded ? -1 : 1))
    .map(({ folded, written }) => {
      const sound = soundOf(folded);
      const letters = [...sound];
      return sql`(${folded}, ${sound}, ${letters.toReversed().join('')}, ${letters.length}, ${written.slice(0, 100)})`;
    });
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (at > 0) await othersFirst();
    await rowsOf(
      req.payload,
      sql`INSERT INTO search_words (word, sound, backwards, letters, written)
          VALUES ${sql.join(rows.slice(at, at + AT_ONCE), sql`, `)} ON CONFLICT (word) DO NOTHING`,
      req,
    );
  }
}

/**
 * Removes words from the vocabulary that are in no entry any more. A word that another transaction
 * saves at the same moment is missing until its record is saved again: it can be found, but is
 * neither completed nor corrected.
 */
async function deleteUnusedWords(words: readonly string[], req: PayloadRequest): Promise<void> {
  const sorted = words.toSorted();
  for (let at = 0; at < sorted.length; at += AT_ONCE) {
    if (at > 0) await othersFirst();
    await rowsOf(
      req.payload,
      sql`DELETE FROM search_words WHERE word IN (${listOf(sorted.slice(at, at + AT_ONCE))})
          AND ${isInNoEntry(req.payload)}`,
      req,
    );
  }
}
