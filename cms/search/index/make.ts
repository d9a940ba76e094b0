/**
 * What finds entries by their words, and follows every change of theirs by itself: in SQLite an FTS5 table beside them, in
 * Postgres an index. Neither is a table of a migration: a database that lacks it, also after a restore, gets it at its start.
 */
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const columns = 'title, words, marks';
const added = (row: string) =>
  `INSERT INTO search_index (rowid, ${columns}) VALUES (${row}.id, ${row}.title, ${row}.words, ${row}.marks);`;
const removed = (row: string) =>
  `INSERT INTO search_index (search_index, rowid, ${columns})
   VALUES ('delete', ${row}.id, ${row}.title, ${row}.words, ${row}.marks);`;
const following = (event: string, steps: string) =>
  `CREATE TRIGGER IF NOT EXISTS search_entries_${event} AFTER ${event} ON search_entries BEGIN ${steps} END`;

/** Words come folded, so that a space alone divides them and nothing else is a matter of the tokenizer. */
const sqlite = [
  `CREATE VIRTUAL TABLE IF NOT EXISTS search_index USING fts5(
    ${columns}, content='search_entries', content_rowid='id', detail='column', prefix='2 3',
    tokenize="ascii tokenchars '.'")`,
  following('insert', added('new')),
  following('delete', removed('old')),
  following('update', removed('old') + added('new')),
  // Of rows that came without the index: its own.
  `INSERT INTO search_index (search_index) VALUES ('rebuild')`,
];

/**
 * Without empty words, which Postgres refuses. Said to be dear, in a language that it does not look into: or it would work out
 * the words of every row instead of asking the index.
 */
const vector = `CREATE OR REPLACE FUNCTION search_vector(line text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS
  $$ BEGIN RETURN array_to_tsvector(array_remove(string_to_array(line, ' '), '')); END $$`;
/** The two indexes of Postgres; in SQLite columns of the one. */
export const allWords = "search_vector(title || ' ' || words || ' ' || marks)";
export const wordsOfTitle = 'search_vector(title)';

// What waits in a list until it is brought in would be read through by every query.
const postgres = [
  vector,
  `CREATE INDEX IF NOT EXISTS search_entries_in_title ON search_entries USING gin (${wordsOfTitle})
   WITH (fastupdate = off)`,
  `CREATE INDEX IF NOT EXISTS search_entries_in_all ON search_entries USING gin (${allWords})
   WITH (fastupdate = off)`,
];

export const isPostgres = ({ db }: Pick<Payload, 'db'>): boolean => db.name === 'postgres';

const isMade = (payload: Payload): SQL =>
  isPostgres(payload)
    ? sql`SELECT 1 FROM pg_indexes WHERE indexname = 'search_entries_in_all'`
    : sql`SELECT 1 FROM sqlite_schema WHERE name = 'search_entries_update'`;

/** Does nothing where it was done before. */
export async function makeIndex(payload: Payload): Promise<void> {
  const [made] = await rowsOf(payload, isMade(payload));
  if (made) return;
  await inTransaction(payload, async (req) => {
    for (const statement of isPostgres(payload) ? postgres : sqlite)
      await rowsOf(payload, sql.raw(statement), req);
  });
}
