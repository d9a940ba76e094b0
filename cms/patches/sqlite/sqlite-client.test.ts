import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Client, TransactionMode } from '@libsql/client';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { rowsOf } from '../../platform/database/statements.ts';
import { newMutex } from '../../platform/mutex.ts';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { withLateWriter } from './late-writer.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('uses a write-ahead log, and confirmed writes survive a power cut', async () => {
  expect(await rowsOf(payload, sql`PRAGMA journal_mode`)).toEqual([{ journal_mode: 'wal' }]);
  // 2 is FULL.
  expect(await rowsOf(payload, sql`PRAGMA synchronous`)).toEqual([{ synchronous: 2 }]);
});

/**
 * Locks the database until it is told to end. In another process, because the two copies of SQLite
 * in this process would not see each other's locks.
 */
async function lockElsewhere() {
  const file = path.join(process.env.DATA_DIR ?? '', 'database.sqlite');
  const other = spawn(
    process.execPath,
    [
      '-e',
      `const database = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)});
       database.exec('BEGIN EXCLUSIVE');
       console.log('writing');
       process.stdin.resume().on('end', () => database.exec('COMMIT'));`,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  // Otherwise all tests after a failed one would find it locked.
  onTestFinished(() => void other.stdin.end());
  await once(other.stdout, 'data');
  const exit = once(other, 'exit');
  return async () => {
    other.stdin.end();
    expect(await exit).toEqual([0, null]);
  };
}

it('reads while another process writes, and writes after it', async () => {
  const count = async () => (await payload.count({ collection: 'notices' })).totalDocs;
  const release = await lockElsewhere();
  expect(await count()).toBe(0);
  const added = addNotice(payload, { title: 'After the other' });
  await wait(200);
  expect(await count()).toBe(0);
  await release();
  await added;
  expect(await count()).toBe(1);
});

it.each([
  ['WITH seen AS (\n  SELECT id, updated_at FROM notices\n) SELECT id FROM seen', false],
  ['WITH none AS (SELECT 0 AS id) DELETE FROM notices\n WHERE id IN (SELECT id FROM none)', true],
])('while another process writes, “%s” waits: %s', async (statement, waits) => {
  const release = await lockElsewhere();
  const query = rowsOf(payload, sql.raw(statement)).then(() => false);
  // Reads are answered, however long that takes.
  expect(await Promise.race([query, ...(waits ? [wait(200, true)] : [])])).toBe(waits);
  await release();
  await query;
});

it.each([
  'SELECT id FROM notices',
  'SELECT abs(-9223372036854775808)',
  'PRAGMA quick_check',
  'EXPLAIN SELECT id FROM notices',
  'EXPLAIN QUERY PLAN SELECT id FROM notices',
])('sees new writes after “%s”', async (statement) => {
  const count = async () => (await payload.count({ collection: 'notices' })).totalDocs;
  const before = await count();
  await rowsOf(payload, sql.raw(statement)).catch(() => undefined);
  expect(await count()).toBe(before);
  const { id } = await addNotice(payload, { title: 'Seen' });
  expect(await count()).toBe(before + 1);
  await payload.delete({ collection: 'notices', id });
});

it('takes the writer for a late transaction at its first change', async () => {
  const { client } = payload.db as unknown as { client: Client };
  const open = await withLateWriter(() => client.transaction('write'));
  const before = (await open.execute('SELECT count(*) AS n FROM notices')).rows[0]?.n;
  // Others write meanwhile, as while Payload converts a picture, and the transaction reads it.
  const { id } = await addNotice(payload, { title: 'Written meanwhile' });
  const count = async () => (await open.execute('SELECT count(*) AS n FROM notices')).rows[0]?.n;
  expect(await count()).toBe(Number(before) + 1);
  await open.execute({ sql: 'DELETE FROM notices WHERE id = ?', args: [id] });
  expect(await count()).toBe(before);
  const waits = addNotice(payload, { title: 'Waits' });
  expect(await Promise.race([waits, wait(200, 'waiting')])).toBe('waiting');
  await open.rollback();
  const { id: second } = await waits;
  for (const each of [id, second]) await payload.delete({ collection: 'notices', id: each });
});

it('reports a write that could not be stored', async () => {
  const { client } = payload.db as unknown as { client: Client };
  const { transaction } = client;
  client.transaction = async (mode?: TransactionMode) => {
    const open = await transaction(mode ?? 'write');
    return { ...open, commit: () => Promise.reject(new Error('disk full')) };
  };
  await expect(addNotice(payload, { title: 'Lost' })).rejects.toThrow('disk full');
  client.transaction = transaction;
  await addNotice(payload, { title: 'Kept' });
  const { docs } = await payload.find({ collection: 'notices', sort: 'id' });
  expect(docs.map(({ title }) => title)).toEqual(['After the other', 'Kept']);
});

it('reports a file that is no database, without an unhandled rejection', async () => {
  const { sqliteClient } = await import('./sqlite-client.ts');
  const file = path.join(process.env.DATA_DIR ?? '', 'letter.sqlite');
  await writeFile(file, 'No database, but a letter of a hundred characters and more. '.repeat(9));
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  const client = sqliteClient({ url: pathToFileURL(file).href }, newMutex());
  await wait(0);
  await wait(0);
  expect(unheard).not.toHaveBeenCalled();
  await expect(client.execute('SELECT 1')).rejects.toThrow('file is not a database');
  client.close();
});
