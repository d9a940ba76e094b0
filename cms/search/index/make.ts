/**
 * What finds entries by their words, and follows every change of theirs by itself: in SQLite an FTS5 table beside them, in
 * Postgres columns that it works out, with their indexes. None of it is in a migration: a database that lacks it, also after a
 * restore, gets it at its start.
 */
import { type SearchTab, searchTabNames } from '@college/contract/search';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Another one where entries are written in another way, or of more records: the next start then writes all of them anew. */
const FORM = 8;

const columns = 'title, words, marks';
const added = (row: string) =>
  `INSERT INTO search_index (rowid, ${columns}) VALUES (${row}.id, ${row}.title, ${row}.words, ${row}.marks);`;
const removed = (row: string) =>
  `INSERT INTO search_index (search_index, rowid, ${columns})
   VALUES ('delete', ${row}.id, ${row}.title, ${row}.words, ${row}.marks);`;
const following = (event: string, steps: string) =>
  `CREATE TRIGGER search_entries_${event}_${FORM} AFTER ${event} ON search_entries BEGIN ${steps} END`;

/** Words come folded, so that a space alone divides them and nothing else is a matter of the tokenizer. */
const sqlite = [
  'DROP TABLE IF EXISTS search_index',
  `CREATE VIRTUAL TABLE search_index USING fts5(
    ${columns}, content='search_entries', content_rowid='id', detail='column', prefix='2 3',
    tokenize="ascii tokenchars '.'")`,
  following('insert', added('new')),
  following('delete', removed('old')),
  following('update', removed('old') + added('new')),
  'CREATE INDEX IF NOT EXISTS search_words_front ON search_words (letters, sound)',
  'CREATE INDEX IF NOT EXISTS search_words_back ON search_words (letters, backwards)',
  // Of rows that came without the index: its own.
  `INSERT INTO search_index (search_index) VALUES ('rebuild')`,
];

/** Without empty words, which Postgres refuses. */
const vectorOf = (line: string) =>
  `tsvector GENERATED ALWAYS AS
   (array_to_tsvector(array_remove(string_to_array(${line}, ' '), ''))) STORED`;

/**
 * By an index of its own Postgres knows how often a word stands in a tab, as one of every file may be in no notice, and walks
 * along the tab from its newest entry. Asked for the tab besides, it would take what it finds for as many times fewer.
 */
const ofTab = (column: string) => (tab: SearchTab) => `CASE WHEN tab = '${tab}' THEN ${column} END`;
export const vectorIn = ofTab('vector');
export const newestOf = (tab: SearchTab) => `(${ofTab('id')(tab)}) DESC NULLS LAST`;

/**
 * Kept and not worked out by an index alone: so a word that stands nearly everywhere is found by walking back from the newest
 * row, which ends where there is enough, and only what is rarer by the index. What waits in a list until an index brings it in
 * would be read through by every query.
 */
const postgres = [
  'DROP FUNCTION IF EXISTS search_vector(text) CASCADE',
  'ALTER TABLE search_entries DROP COLUMN IF EXISTS title_vector, DROP COLUMN IF EXISTS vector',
  `ALTER TABLE search_entries ADD COLUMN title_vector ${vectorOf('title')},
   ADD COLUMN vector ${vectorOf("title || ' ' || words || ' ' || marks")}`,
  'DROP INDEX IF EXISTS search_entries_tab',
  ...searchTabNames.map(
    (tab) => `CREATE INDEX IF NOT EXISTS search_entries_newest_${tab}
     ON search_entries (${newestOf(tab)})`,
  ),
  // Of the order of letters that a locale has, words that begin alike are no part.
  'CREATE INDEX IF NOT EXISTS search_words_beginning ON search_words (word text_pattern_ops)',
  'CREATE INDEX IF NOT EXISTS search_words_sounding ON search_words (sound text_pattern_ops)',
  'CREATE INDEX IF NOT EXISTS search_words_front ON search_words (letters, sound text_pattern_ops)',
  'CREATE INDEX IF NOT EXISTS search_words_back ON search_words (letters, backwards text_pattern_ops)',
  `CREATE INDEX search_entries_title_vector_${FORM} ON search_entries
   USING gin (title_vector) WITH (fastupdate = off)`,
  ...searchTabNames.map(
    (tab) => `CREATE INDEX search_entries_${tab}_${FORM} ON search_entries
     USING gin ((${vectorIn(tab)})) WITH (fastupdate = off)`,
  ),
];

export const isPostgres = ({ db }: Pick<Payload, 'db'>): boolean => db.name === 'postgres';

const isMade = (payload: Payload): SQL =>
  isPostgres(payload)
    ? sql`SELECT 1 FROM pg_indexes WHERE indexname = ${`search_entries_title_vector_${FORM}`}`
    : sql`SELECT 1 FROM sqlite_schema WHERE name = ${`search_entries_update_${FORM}`}`;

/** Of a form from before: they would follow along. */
const triggers = sql`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'search_entries'`;

/** Does nothing where it was done before; answers whether it was not. */
export async function makeIndex(payload: Payload): Promise<boolean> {
  const [made] = await rowsOf(payload, isMade(payload));
  if (made) return false;
  await inTransaction(payload, async (req) => {
    const former = isPostgres(payload) ? [] : await rowsOf(payload, triggers, req);
    const statements = [
      ...former.map(({ name }) => `DROP TRIGGER ${name}`),
      ...(isPostgres(payload) ? postgres : sqlite),
    ];
    for (const statement of statements) await rowsOf(payload, sql.raw(statement), req);
  });
  return true;
}

/** True of a row of `search_words` whose word stands in no entry. Folded words have no quotes. */
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

/** After all was written: tells Postgres how often words stand in entries, by which it chooses a way; what SQLite would look
    through part by part it brings into one. */
export async function settleIndex(req: PayloadRequest): Promise<void> {
  const statement = isPostgres(req.payload)
    ? sql`ANALYZE search_entries, search_words`
    : sql`INSERT INTO search_index (search_index) VALUES ('optimize')`;
  await rowsOf(req.payload, statement, req);
}
