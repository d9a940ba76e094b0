/**
 * A college moves from SQLite to Postgres and back by backups, without loss.
 *
 * @long 60 s
 * @for cms/platform/database deploy scripts/backup
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@college/contract/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { needs } from '../../scripts/testing/needs.ts';
import { findPostgres, openPostgres, type Postgres } from '../../scripts/testing/postgres.ts';
import { logIn } from '../support/admin.ts';
import { command as commandIn } from '../support/command.ts';
import { type College, openCollege } from '../support/open-college.ts';
import {
  asPostgresWrites,
  type Tables,
  tablesOfPostgres,
  tablesOfSqlite,
} from '../support/postgres/tables.ts';

let folder: string;
let postgres: Postgres;
let college: College;
/** The last id of a notice, which was deleted. */
let last: number;

const place = (...parts: string[]) => path.join(folder, ...parts);
const command = (name: 'backup' | 'restore', words: string[], env: Record<string, string>) =>
  commandIn(name, words, env, folder);
const filesOf = async (root: string) => {
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/^database/.test(entry.name));
  return files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
};

/** Runs a statement as the server's owner. */
async function asRoot(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address.replace('clerk@', 'college@') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The demo with cases that it lacks: a draft, versions, a used id, a waiting job. */
async function openRichCollege(): Promise<College> {
  const demo = await openCollege(inject('demo'));
  const editor = await logIn(demo);
  const title = 'Ends with a "quote", a back\\slash,\ta tab and অসমীয়া 🌾';
  const id = await editor.createNotice({ title, type: 'NIRF', _status: 'published' });
  await editor.changeNotice(id, { title: `${title}, changed` });
  await editor.createNotice({ title: 'A draft', type: 'NIRF', _status: 'draft' });
  last = Number(await editor.createNotice({ title: 'Deleted', type: 'NIRF', _status: 'draft' }));
  await editor.remove('notices', `${last}`);
  await demo.stopBackend();
  using database = new DatabaseSync(path.join(demo.dataDir, 'database.sqlite'));
  database.exec(
    `INSERT INTO payload_jobs (task_slug, queue, input, wait_until, updated_at, created_at)
     VALUES ('mail', 'mail', '{"b":[1,{"d":null,"c":"x"}],"a":true}', '2099-01-01T00:00:00.000Z',
       '2026-11-21T10:00:00.123Z', '2026-11-21T10:00:00.123Z')`,
  );
  return demo;
}

/** Parses JSON, because Postgres formats it differently. */
const parsed = (rows: Tables[string] = []) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const isJson = typeof value === 'string' && /^[[{"]/.test(value) && isParsable(value);
        return [name, isJson ? JSON.parse(value) : value];
      }),
    ),
  );

function isParsable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The last id of each table with a counter. */
function numbersOf(dataDir: string) {
  using database = new DatabaseSync(path.join(dataDir, 'database.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT name, seq FROM sqlite_sequence').all();
  return Object.fromEntries(
    rows.filter(({ name }) => name !== 'payload_migrations').map(({ name, seq }) => [name, seq]),
  );
}

describe('a college on SQLite', needs('Postgres', Boolean(findPostgres())), () => {
  /** An account with rights in its own database only. */
  const onPostgres = () => `${postgres.address.replace('college@', 'clerk@')}/grown`;
  const file = (dataDir: string) => path.join(dataDir, 'database.sqlite');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'growing-'));
    postgres = await openPostgres();
    await asRoot(`${postgres.address}/postgres`, 'CREATE ROLE clerk LOGIN');
    await asRoot(`${postgres.address}/postgres`, 'CREATE DATABASE grown OWNER clerk');
    college = await openRichCollege();
    const saved = await command('backup', ['small'], { DATA_DIR: college.dataDir });
    expect(saved).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await college.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('moves to Postgres with every value and file', async () => {
    const [archive = ''] = await readdir(place('small'));
    const env = { DATA_DIR: place('grown'), DATABASE_URL: onPostgres() };
    const restored = await command('restore', [place('small', archive)], env);
    expect(restored).toMatchObject({ code: 0 });
    const here = tablesOfSqlite(file(college.dataDir));
    const there = await tablesOfPostgres(onPostgres());
    expect(Object.keys(there).sort()).toEqual(Object.keys(here).sort());
    for (const [name, rows] of Object.entries(here))
      expect([name, there[name]]).toEqual([name, asPostgresWrites(rows, there[name] ?? [])]);
    const filled = Object.values(there).filter(({ length }) => length > 0);
    expect(filled.length).toBeGreaterThan(60);
    expect(await filesOf(place('grown'))).toEqual(await filesOf(college.dataDir));
  });

  test('moves back unchanged', async () => {
    const env = { DATA_DIR: place('grown'), DATABASE_URL: onPostgres() };
    expect(await command('backup', ['large'], env)).toMatchObject({ code: 0 });
    const [archive = ''] = await readdir(place('large'));
    const back = await command('restore', [place('large', archive)], { DATA_DIR: place('back') });
    expect(back).toMatchObject({ code: 0 });
    const [before, after] = [
      tablesOfSqlite(file(college.dataDir)),
      tablesOfSqlite(file(place('back'))),
    ];
    for (const [name, rows] of Object.entries(before))
      expect([name, parsed(after[name])]).toEqual([name, parsed(rows)]);
    expect(numbersOf(place('back'))).toMatchObject(numbersOf(college.dataDir));
    expect(await filesOf(place('back'))).toEqual(await filesOf(college.dataDir));
  });

  test('is not moved if one database has more tables or columns', async () => {
    const env = { DATA_DIR: place('grown'), DATABASE_URL: onPostgres() };
    await asRoot(onPostgres(), 'CREATE TABLE more (id int); ALTER TABLE more OWNER TO clerk');
    const refused = await command('backup', ['never'], env);
    await asRoot(onPostgres(), 'DROP TABLE more');
    expect(refused).toEqual({ code: 1, text: expect.stringContaining('more.id') });
    expect(await readdir(place('never'))).toEqual([]);
  });

  test('is not moved with a value that Postgres cannot store, and the record is named', async () => {
    const DATA_DIR = place('former');
    const [archive = ''] = await readdir(place('small'));
    await command('restore', [place('small', archive)], { DATA_DIR });
    const database = new DatabaseSync(file(DATA_DIR));
    const [row] = database
      .prepare(
        "SELECT parent_id AS record FROM _notices_v JOIN _notices_v_locales ON _parent_id = _notices_v.id WHERE version_title = 'A draft'",
      )
      .all();
    database
      .prepare("UPDATE _notices_v SET version_type = 'FORMER' WHERE parent_id = ?")
      .run(Number(row?.record));
    database.close();
    expect(await command('backup', ['of-former'], { DATA_DIR })).toMatchObject({ code: 0 });
    const [former = ''] = await readdir(place('of-former'));
    const env = { DATA_DIR: place('grown'), DATABASE_URL: onPostgres() };
    const before = await filesOf(place('grown'));
    const refused = await command('restore', [place('of-former', former), '--force'], env);
    expect(refused).toEqual({
      code: 1,
      text: expect.stringContaining(
        `“FORMER” in _notices_v.version_type. It belongs to record ${row?.record} of notices, “A draft”.`,
      ),
    });
    expect(await filesOf(place('grown'))).toEqual(before);
  });

  test('continues there: accounts, pages, files, and the next number', async () => {
    const demo = { folder: place('grown'), admin: college.admin };
    const grown = await openCollege(demo, { DATABASE_URL: onPostgres() });
    try {
      const editor = await logIn(grown);
      const id = await editor.createNotice({ title: 'Next', type: 'NIRF', _status: 'published' });
      expect(Number(id)).toBe(last + 1);
      const client = createClient({ baseUrl: grown.cms });
      const titles = (await client.getnoticesbytype({ type: 'NIRF' })).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['Next', expect.stringContaining('অসমীয়া')]));
      const [photo] = await client.getphotosforwebsite({ type: 'BANNER_IMAGES' });
      expect((await fetch(grown.site + photo?.url)).status).toBe(200);
    } finally {
      await grown.close();
    }
  });
});
