/** A restore into Postgres statement by statement; tests/long/backup uses a real one. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { postgresStore } from './postgres.ts';

let file: string;
beforeEach(async () => {
  file = path.join(await temporaryFolder(), 'database.sqlite');
  using database = new DatabaseSync(file);
  database.exec(
    "CREATE TABLE payload_migrations (name TEXT); INSERT INTO payload_migrations VALUES ('a'), ('b')",
  );
});

interface Found {
  isFilled?: boolean;
  others?: number;
  hasTables?: boolean;
}

/** A stand-in for Postgres with this content, whose answers have the format of pg. */
function open({ isFilled = false, others = 0, hasTables = true }: Found) {
  const messages: string[] = [];
  const column = { of: 'payload_migrations', name: 'name', type: 'text', sequence: null };
  const answer = (text: string): unknown[] => {
    if (text.includes('pg_tables')) return isFilled ? [{}] : [];
    if (text.includes('pg_stat_activity')) return Array.from({ length: others }, () => ({}));
    return text.includes('relname AS of') && hasTables ? [column] : [];
  };
  const query = async (text: string) => {
    if (!/^\s*SELECT/.test(text)) messages.push(text);
    return { rows: answer(text) };
  };
  const end = vi.fn(async () => {});
  const tables = vi.fn(async () => {});
  const client = { connect: async () => {}, query, end } as unknown as Client;
  const store = postgresStore('postgres://college', () => client, tables);
  return { store, messages, end, tables };
}

test('an empty database gets the copy, in the tables of its own migrations', async () => {
  const { store, messages, tables, end } = open({});
  expect(await store.replaceWith(file)).toMatchObject({ former: undefined });
  expect(tables).toHaveBeenCalledWith(2, path.dirname(file), 'postgres://college');
  expect(messages).toEqual([
    'DROP SCHEMA IF EXISTS public CASCADE',
    'CREATE SCHEMA public',
    'BEGIN',
    'COMMIT',
  ]);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(end).toHaveBeenCalledOnce();
});

test('existing content is set aside, its place is reported, and it can be put back', async () => {
  const { store, messages } = open({ isFilled: true });
  const { former = '', undo } = await store.replaceWith(file);
  const [, aside] = /^schema (before_restore_\d+) of the database$/.exec(former) ?? [];
  expect(messages.slice(0, 2)).toEqual([
    `ALTER SCHEMA public RENAME TO ${aside}`,
    'CREATE SCHEMA public',
  ]);
  await undo();
  expect(messages.slice(-2)).toEqual([
    'DROP SCHEMA IF EXISTS public CASCADE',
    `ALTER SCHEMA ${aside} RENAME TO public`,
  ]);
});

test.each([true, false])('a failed copy changes nothing (filled: %s)', async (isFilled) => {
  const { store, messages, end } = open({ isFilled, hasTables: false });
  await expect(store.replaceWith(file)).rejects.toThrow('Only one of the two databases');
  const [first = ''] = messages;
  const again = isFilled
    ? first.replace(/SCHEMA (\w+) RENAME TO (\w+)/, 'SCHEMA $2 RENAME TO $1')
    : 'CREATE SCHEMA public';
  expect(messages.slice(-3)).toEqual(['ROLLBACK', 'DROP SCHEMA IF EXISTS public CASCADE', again]);
  expect((await stat(file)).isFile()).toBe(true);
  expect(end).toHaveBeenCalledOnce();
});

test.each([1, 2])('nothing is changed while other clients are connected (%d)', async (others) => {
  const { store, messages, end } = open({ isFilled: true, others });
  await expect(store.replaceWith(file)).rejects.toThrow('Stop it first.');
  expect(messages).toEqual([]);
  expect(end).toHaveBeenCalledOnce();
});

test.each([true, false])('it reports if it has content: %s', async (isFilled) =>
  expect(await open({ isFilled }).store.isFilled()).toBe(isFilled),
);
