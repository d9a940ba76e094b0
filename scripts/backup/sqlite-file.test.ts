import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { lastNumber, readRows, setLastNumber, tablesOf, writer } from './sqlite-file.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE rows (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT, whole REAL,
    long INTEGER GENERATED ALWAYS AS (length(text)));
    CREATE TABLE a (x TEXT); CREATE INDEX i ON a (x); CREATE VIEW v AS SELECT * FROM a`);
  return () => database.close();
});
const columns = ['id', 'text', 'whole'];

test('tables are listed with their written columns', () => {
  expect([...tablesOf(database)]).toEqual([
    ['a', ['x']],
    ['rows', columns],
  ]);
});

test.each([0, 1, 999, 1000, 1001, 2000])(
  '%d rows are read completely, in batches of a thousand',
  (count) => {
    const rows = Array.from({ length: count }, (_, i) => [`${i + 1}`, i % 2 ? null : 'x', '0.5']);
    writer(database, 'rows', columns)(rows);
    const batches = [...readRows(database, 'rows', columns)];
    expect(batches.flat()).toEqual(rows);
    expect(batches).toHaveLength(Math.ceil(count / 1000));
  },
);

test('the last id is the highest that was ever used', () => {
  expect(lastNumber(database, 'rows', 'id')).toBe(0);
  database.exec('INSERT INTO rows (id) VALUES (3), (9); DELETE FROM rows WHERE id = 9');
  expect(lastNumber(database, 'rows', 'id')).toBe(9);
  setLastNumber(database, 'rows', 20);
  expect(lastNumber(database, 'rows', 'id')).toBe(20);
  setLastNumber(database, 'rows', 2);
  expect(lastNumber(database, 'rows', 'id')).toBe(3);
  database.exec("DELETE FROM sqlite_sequence; INSERT INTO rows (text) VALUES ('next')");
  expect(lastNumber(database, 'rows', 'id')).toBe(4);
});
