/** The final checks of a move between two databases; tests/long/growing moves a whole college. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { copyToPostgres, copyToSqlite, digest } from './copy-database.ts';
import { tablesOf } from './sqlite-file.ts';

let file: string;
let queries: string[];
beforeEach(async () => {
  queries = [];
  file = path.join(await temporaryFolder(), 'database.sqlite');
  using database = new DatabaseSync(file);
  database.exec('CREATE TABLE notices (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT)');
});
const fill = (sql: string) => {
  using database = new DatabaseSync(file);
  database.exec(sql);
};

const columns = [
  { of: 'notices', name: 'id', type: 'integer', sequence: 'notices_id_seq' },
  { of: 'notices', name: 'title', type: 'character varying', sequence: null },
];

/**
 * A stand-in for Postgres with these columns and rows, whatever is written to it. Its sequence is
 * at 7.
 */
function postgres(rows: (string | null)[][], has = columns, is_called = true): Client {
  let fetched: unknown[][] = [];
  const answer = (text: string): unknown[] => {
    if (text.includes('relname AS of')) return has;
    if (text.startsWith('DECLARE')) fetched = [...rows];
    if (text.startsWith('FETCH')) return fetched.splice(0, fetched.length);
    return text.endsWith('FROM notices_id_seq') ? [{ last: '7', is_called }] : [];
  };
  const query = async (statement: string | { text: string }, values?: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    queries.push(values && text.startsWith('SELECT setval') ? `setval ${values}` : text);
    return { rows: answer(text).slice() };
  };
  return { query } as unknown as Client;
}

test('equal rows are committed, with the next id', async () => {
  fill("INSERT INTO notices VALUES (1, 'One'), (9, 'Gone'); DELETE FROM notices WHERE id = 9");
  await copyToPostgres(file, postgres([['1', 'One']]));
  expect(queries[0]).toBe('BEGIN');
  expect(queries.filter((text) => text.startsWith('INSERT'))).toHaveLength(1);
  expect(queries).toContain('setval notices_id_seq,9');
  expect(queries.at(-1)).toBe('COMMIT');
});

test('control characters, which Postgres refuses, are removed', async () => {
  fill(`INSERT INTO notices VALUES (1, 'Fee' || char(0) || ' by' || char(7) || ' July')`);
  await copyToPostgres(file, postgres([['1', 'Fee by July']]));
  expect(queries.at(-1)).toBe('COMMIT');
});

test('their escapes in JSON are removed too', async () => {
  fill(
    String.raw`UPDATE sqlite_sequence SET seq = 0; INSERT INTO notices VALUES (1, '{"a":"x\u0000y\ud800 \\u0000"}')`,
  );
  const json = columns.map((column) => ({
    ...column,
    type: column.name === 'title' ? 'jsonb' : 'integer',
  }));
  await copyToPostgres(file, postgres([['1', String.raw`{"a": "xy \\u0000"}`]], json));
  expect(queries.at(-1)).toBe('COMMIT');
});

test.each([
  ['a record', 'notices', "INSERT INTO notices (id, type) VALUES (5, 'UNKNOWN')"],
  [
    'a version',
    '_notices_v',
    "INSERT INTO _notices_v (id, parent_id, type) VALUES (8, 5, 'UNKNOWN')",
  ],
  [
    'a list',
    'notices_types',
    "INSERT INTO notices_types (id, parent_id, type) VALUES ('a', 5, 'UNKNOWN')",
  ],
])(
  'a value that Postgres cannot store is named with its record: of %s',
  async (_of, table, sql) => {
    fill(`PRAGMA foreign_keys = OFF; CREATE TABLE notices_locales (title TEXT, _parent_id INTEGER REFERENCES notices (id));
    CREATE TABLE _notices_v (id INTEGER, parent_id INTEGER REFERENCES notices (id), type TEXT);
    CREATE TABLE notices_types (id TEXT, parent_id INTEGER REFERENCES notices (id), type TEXT);
    ALTER TABLE notices DROP COLUMN title; ALTER TABLE notices ADD COLUMN type TEXT;
    INSERT INTO notices (id, type) VALUES (4, 'NIRF');
    INSERT INTO notices_locales VALUES ('Fees', 5);
    ${sql}; INSERT OR IGNORE INTO notices (id) VALUES (5)`);
    const { query } = postgres([]);
    using database = new DatabaseSync(file);
    const has = [...tablesOf(database)].flatMap(([of, names]) =>
      names.map((name) => ({ of, name, type: 'text', sequence: null })),
    );
    const refusing = async (text: string, values: unknown[] = []) => {
      if (text.includes('relname AS of')) return { rows: has };
      if (values.flat().includes('UNKNOWN')) throw new Error('invalid input value');
      return query(text, values);
    };
    await expect(copyToPostgres(file, { query: refusing } as unknown as Client)).rejects.toThrow(
      `Postgres cannot store “UNKNOWN” in ${table}.type. It belongs to record 5 of notices, “Fees”.`,
    );
  },
);

test('a missing file is not created', async () => {
  await rm(file);
  await expect(copyToPostgres(file, postgres([]))).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
});

test('a first id counts as used', async () => {
  fill("INSERT INTO notices VALUES (1, 'One')");
  await copyToPostgres(file, postgres([['1', 'One']]));
  expect(queries).toContain('setval notices_id_seq,1');
});

test('a table that never had a row starts at the first id', async () => {
  await copyToPostgres(file, postgres([]));
  expect(queries.filter((text) => /setval|INSERT/.test(text))).toEqual([]);
  expect(queries.at(-1)).toBe('COMMIT');
});

test.each([
  ['another value', [['1', 'Two']]],
  ['a row too few', []],
  ['nothing for a text', [['1', null]]],
])('%s aborts and commits nothing', async (_what, rows) => {
  fill("INSERT INTO notices VALUES (1, 'One')");
  await expect(copyToPostgres(file, postgres(rows))).rejects.toThrow(
    'The rows of notices were not copied correctly.',
  );
  expect(queries.at(-1)).toBe('ROLLBACK');
  expect(queries).not.toContain('COMMIT');
});

const more = { of: 'notices', name: 'more', type: 'text', sequence: null };
test.each([
  ['a column more', [...columns, more], 'notices.more'],
  ['a column less', columns.slice(0, 1), 'notices.title'],
  ['a table more', [...columns, { ...more, of: 'more' }], 'more.more'],
])('%s in only one database aborts', async (_what, has, odd) => {
  const sentence = `Only one of the two databases has ${odd}.`;
  await expect(copyToPostgres(file, postgres([], has))).rejects.toThrow(sentence);
  await expect(copyToSqlite(postgres([], has), file)).rejects.toThrow(sentence);
});

test('rows and last ids are copied to SQLite from one snapshot', async () => {
  await copyToSqlite(
    postgres([
      ['1', 'One'],
      ['2', null],
    ]),
    file,
  );
  expect(queries[0]).toContain('REPEATABLE READ READ ONLY');
  expect(queries.at(-1)).toBe('ROLLBACK');
  using database = new DatabaseSync(file);
  expect(database.prepare('SELECT * FROM notices').all()).toEqual([
    { id: 1, title: 'One' },
    { id: 2, title: null },
  ]);
  expect(database.prepare('SELECT seq FROM sqlite_sequence').all()).toEqual([{ seq: 7 }]);
});

test('a row of SQLite may come before the row that it refers to', async () => {
  fill('ALTER TABLE notices ADD COLUMN after INTEGER REFERENCES notices (id)');
  const after = { of: 'notices', name: 'after', type: 'integer', sequence: null };
  const rows = [
    ['1', 'One', '2'],
    ['2', 'Two', null],
  ];
  await copyToSqlite(postgres(rows, [...columns, after]), file);
  using database = new DatabaseSync(file);
  expect(database.prepare('SELECT id, after FROM notices').all()).toEqual([
    { id: 1, after: 2 },
    { id: 2, after: null },
  ]);
});

test('existing rows in SQLite abort', async () => {
  fill("INSERT INTO notices VALUES (9, 'Other')");
  await expect(copyToSqlite(postgres([['1', 'One']]), file)).rejects.toThrow(
    'The rows of notices were not copied correctly.',
  );
});

test('an id that was never used is not set as the last one', async () => {
  await copyToSqlite(postgres([], columns, false), file);
  using database = new DatabaseSync(file);
  expect(database.prepare('SELECT seq FROM sqlite_sequence').all()).toEqual([]);
});

test('migrations are not copied', async () => {
  fill("CREATE TABLE payload_migrations (name TEXT); INSERT INTO payload_migrations VALUES ('a')");
  const own = { of: 'payload_migrations', name: 'name', type: 'text', sequence: null };
  await copyToPostgres(file, postgres([], [...columns, own]));
  expect(queries.filter((text) => text.startsWith('INSERT'))).toEqual([]);
});

const digestOf = (types: string[], rows: (string | null)[][]) => {
  const columns = types.map((type, i) => ({ name: `c${i}`, type, sequence: null }));
  return digest({ name: 'table', columns }, [rows]);
};
const same = async (type: string, entry: string | null, other: string | null) =>
  (await digestOf([type], [[entry]])) === (await digestOf([type], [[other]]));

test.each([
  ['text', 'a', 'a', true],
  ['text', 'a', 'b', false],
  ['text', '1', '1.0', false],
  ['text', '', null, false],
  ['text', 'null', null, false],
  ['numeric', '1', '1.0', true],
  ['numeric', '1', '2', false],
  ['numeric', '0', null, false],
  [
    'jsonb',
    '{"b":[1,{"d":null,"c":"x"}],"a":true}',
    '{"a": true, "b": [1, {"c": "x", "d": null}]}',
    true,
  ],
  ['jsonb', '[1,2]', '[2,1]', false],
  ['jsonb', '{"a":1}', '{"a":2}', false],
  ['json', '{"a":1,"b":2}', '{"b":2,"a":1}', true],
  [
    'timestamp(3) with time zone',
    '2026-11-22T10:00:00.123Z',
    '2026-11-22T15:30:00.123+05:30',
    true,
  ],
  ['timestamp(3) with time zone', '2026-11-22T10:00:00.123Z', '2026-11-22T10:00:00.124Z', false],
])('compares the type %s, %j with %j: %s', async (type, entry, other, answer) => {
  expect(await same(type, entry, other)).toBe(answer);
});

test('the order of rows and batches does not matter, the order of columns does', async () => {
  const types = ['text', 'text'];
  const [a, b] = [
    ['1', '2'],
    ['3', '4'],
  ];
  const both = await digestOf(types, [a, b]);
  expect(await digestOf(types, [b, a])).toBe(both);
  expect(await digestOf(types, [a])).not.toBe(both);
  expect(await digestOf(types, [a, b, b])).not.toBe(both);
  expect(await digestOf(types, [['2', '1'], b])).not.toBe(both);
});
