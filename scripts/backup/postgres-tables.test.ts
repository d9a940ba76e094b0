/** Reading and writing rows of a simulated Postgres; tests/long/growing uses a real one. */
import type { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { readRows, type Table, withoutReferences, writeRows } from './postgres-tables.ts';

const table: Table = {
  name: 'notices',
  columns: [
    { name: 'id', type: 'integer', sequence: null },
    { name: 'shown', type: 'boolean', sequence: null },
    { name: 'at', type: 'timestamp(3) with time zone', sequence: null },
  ],
};
const row = ['1', '0', null];

test("rows are written by column, each text cast to the column's type", async () => {
  const query = vi.fn(async (_text: string, _values?: unknown[]) => ({}));
  await writeRows({ query } as unknown as Client, table, [row, ['2', '1', 'now'], ['3', '1']]);
  const [, [text, values] = []] = query.mock.calls;
  expect(values).toEqual([
    ['1', '2', '3'],
    ['0', '1', '1'],
    [null, 'now', null],
  ]);
  expect(text?.replace(/\s+/g, ' ')).toBe(
    'INSERT INTO "notices" ("id", "shown", "at") ' +
      'SELECT c0::integer, c1::boolean, c2::timestamp(3) with time zone ' +
      'FROM unnest($1::text[], $2::text[], $3::text[]) AS given(c0, c1, c2)',
  );
});

test('rows are read in batches, as texts that SQLite can store', async () => {
  const batches = [[row], [row, row], []];
  const messages: string[] = [];
  const query = async (statement: string | { text: string; rowMode: string }) => {
    if (typeof statement === 'string') messages.push(statement);
    else expect(statement).toEqual({ text: 'FETCH 1000 FROM carried', rowMode: 'array' });
    return { rows: typeof statement === 'string' ? [] : batches.shift() };
  };
  const readBatches: unknown[] = [];
  for await (const rows of readRows({ query } as unknown as Client, table)) readBatches.push(rows);
  expect(readBatches).toEqual([[row], [row, row]]);
  expect(messages).toEqual([
    'DECLARE carried CURSOR FOR SELECT "id"::text, "shown"::int::text, ' +
      `to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM "notices"`,
    'CLOSE carried',
  ]);
});

test('foreign keys are removed during a step and restored', async () => {
  const messages: string[] = [];
  const reference = {
    of: 'notices_rels',
    name: 'notices_rels_fk',
    definition: 'FOREIGN KEY (parent_id) REFERENCES notices(id) ON DELETE CASCADE',
  };
  const query = async (text: string) => {
    if (!text.startsWith('SELECT')) messages.push(text);
    return { rows: [reference] };
  };
  await withoutReferences({ query } as unknown as Client, async () => void messages.push('rows'));
  expect(messages).toEqual([
    'ALTER TABLE notices_rels DROP CONSTRAINT notices_rels_fk',
    'rows',
    `ALTER TABLE notices_rels ADD CONSTRAINT notices_rels_fk ${reference.definition}`,
  ]);
});
