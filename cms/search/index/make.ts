/**
 * Creates the full-text index over the entries. The database keeps it up to date by itself: SQLite
 * with an FTS5 table and triggers, Postgres with generated columns and GIN indexes. It is not part
 * of a migration, so that a restored database without it gets it at the next start.
 */
import { type SearchTab, searchTabNames } from '@college/contract/search';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { isPostgres, rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/**
 * Version of the index. Increase it when entries are written differently or for more records: the
 * next start then rebuilds the index.
 */
const INDEX_VERSION = 9;

const columns = 'title, words, marks';
const insertRow = (row: string) =>
  `INSERT INTO search_index (rowid, ${columns}) VALUES (${row}.id, ${row}.title, ${row}.words, ${row}.marks);`;
const deleteRow = (row: string) =>
  `INSERT INTO search_index (search_index, rowid, ${columns})
   VALUES ('delete', ${row}.id, ${row}.title, ${row}.words, ${row}.marks);`;
const triggerOn = (event: string, steps: string) =>
  `CREATE TRIGGER search_entries_${event}_${INDEX_VERSION} AFTER ${event} ON search_entries BEGIN ${steps} END`;

/** Splits at spaces only, because the words of an entry are already folded. */
const sqliteStatements = [
  'DROP TABLE IF EXISTS search_index',
  `CREATE VIRTUAL TABLE search_index USING fts5(
    ${columns}, content='search_entries', content_rowid='id', detail='column', prefix='2 3',
    tokenize="ascii tokenchars '.'")`,
  triggerOn('insert', insertRow('new')),
  triggerOn('delete', deleteRow('old')),
  triggerOn('update', deleteRow('old') + insertRow('new')),
  'CREATE INDEX IF NOT EXISTS search_words_front ON search_words (letters, sound)',
  'CREATE INDEX IF NOT EXISTS search_words_back ON search_words (letters, backwards)',
  // Indexes rows that were there before the triggers.
  `INSERT INTO search_index (search_index) VALUES ('rebuild')`,
];

/** Column definition without empty words, which Postgres refuses. */
const vectorOf = (line: string) =>
  `tsvector GENERATED ALWAYS AS
   (array_to_tsvector(array_remove(string_to_array(${line}, ' '), ''))) STORED`;

/**
 * Column value for one tab only. With an index per tab, Postgres knows how frequent a word is in
 * that tab and reads from its newest entry. With a separate condition on `tab` it would
 * underestimate the number of matches.
 */
const forTab = (column: string) => (tab: SearchTab) =>
  `CASE WHEN tab = '${tab}' THEN ${column} END`;
export const vectorIn = forTab('vector');
export const newestOf = (tab: SearchTab) => `(${forTab('id')(tab)}) DESC NULLS LAST`;

/**
 * Stored columns, not index expressions only. Postgres then finds frequent words by reading back
 * from the newest row until it has enough, and rare words by the index. `fastupdate` is off,
 * because every query would read through the pending list.
 */
const postgresStatements = [
  'DROP FUNCTION IF EXISTS search_vector(text) CASCADE',
  'ALTER TABLE search_entries DROP COLUMN IF EXISTS title_vector, DROP COLUMN IF EXISTS vector',
  `ALTER TABLE search_entries ADD COLUMN title_vector ${vectorOf('title')},
   ADD COLUMN vector ${vectorOf("title || ' ' || words || ' ' || marks")}`,
  'DROP INDEX IF EXISTS search_entries_tab',
  ...searchTabNames.map(
    (tab) => `CREATE INDEX IF NOT EXISTS search_entries_newest_${tab}
     ON search_entries (${newestOf(tab)})`,
  ),
  // `text_pattern_ops`, because an index in the order of a locale cannot serve LIKE 'abc%'.
  'CREATE INDEX IF NOT EXISTS search_words_beginning ON search_words (word text_pattern_ops)',
  'CREATE INDEX IF NOT EXISTS search_words_sounding ON search_words (sound text_pattern_ops)',
  'CREATE INDEX IF NOT EXISTS search_words_front ON search_words (letters, sound text_pattern_ops)',
  'CREATE INDEX IF NOT EXISTS search_words_back ON search_words (letters, backwards text_pattern_ops)',
  `CREATE INDEX search_entries_title_vector_${INDEX_VERSION} ON search_entries
   USING gin (title_vector) WITH (fastupdate = off)`,
  ...searchTabNames.map(
    (tab) => `CREATE INDEX search_entries_${tab}_${INDEX_VERSION} ON search_entries
     USING gin ((${vectorIn(tab)})) WITH (fastupdate = off)`,
  ),
];

const existingIndex = (payload: Payload): SQL =>
  isPostgres(payload)
    ? // A restore leaves the earlier index in the schema `before_restore_…`.
      sql`SELECT 1 FROM pg_indexes
        WHERE schemaname = current_schema() AND indexname = ${`search_entries_title_vector_${INDEX_VERSION}`}`
    : sql`SELECT 1 FROM sqlite_schema WHERE name = ${`search_entries_update_${INDEX_VERSION}`}`;

/** Triggers of an earlier version, which would otherwise run as well. */
const selectTriggers = sql`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'search_entries'`;

/** Creates the index unless this version of it exists. Returns true if it was created. */
export async function makeIndex(payload: Payload): Promise<boolean> {
  const [existing] = await rowsOf(payload, existingIndex(payload));
  if (existing) return false;
  await inTransaction(payload, async (req) => {
    const former = isPostgres(payload) ? [] : await rowsOf(payload, selectTriggers, req);
    const statements = [
      ...former.map(({ name }) => `DROP TRIGGER ${name}`),
      ...(isPostgres(payload) ? postgresStatements : sqliteStatements),
    ];
    for (const statement of statements) await rowsOf(payload, sql.raw(statement), req);
  });
  return true;
}

/**
 * SQL condition: the word of a row of `search_words` is in no entry. Folded words contain no
 * quotes.
 */
export const isInNoEntry = (payload: Payload): SQL =>
  isPostgres(payload)
    ? sql.join(
        searchTabNames.map(
          (tab) =>
            sql`NOT EXISTS (SELECT 1 FROM search_entries
                WHERE ${sql.raw(vectorIn(tab))} @@ ('''' || search_words.word || '''')::tsquery)`,
        ),
        sql` AND `,
      )
    : sql`NOT EXISTS (SELECT 1 FROM search_index WHERE search_index MATCH '"' || search_words.word || '"')`;

/**
 * Updates the statistics of Postgres, or merges the segments of the SQLite index, after many
 * writes.
 */
export async function optimizeIndex(req: PayloadRequest): Promise<void> {
  const statement = isPostgres(req.payload)
    ? sql`ANALYZE search_entries, search_words`
    : sql`INSERT INTO search_index (search_index) VALUES ('optimize')`;
  await rowsOf(req.payload, statement, req);
}
