/**
 * The start with a database of a version before 0.2.0.
 *
 * @long 60 s
 * @for cms/migrations scripts/services
 */
import { globSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { runCommand } from './backend.ts';

const patience = 180_000;
const anything = 'x'.repeat(32);
let dataDir: string;
let database: DatabaseSync;

/** A database of the last version before 0.2.0 with one notice. */
const former = inRoot('cms/testing/before-0.2.0.sqlite.gz');

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'former-'));
  const file = path.join(dataDir, 'database.sqlite');
  await writeFile(file, gunzipSync(await readFile(former)));
  database = new DatabaseSync(file);
});
afterEach(async () => {
  database.close();
  await rm(dataDir, { recursive: true });
});

async function prepare() {
  const log = path.join(dataDir, 'log');
  const file = openSync(log, 'a');
  const preparation = runCommand(['cms/commands/prepare.ts'], {
    dataDir,
    secrets: { PAYLOAD_SECRET: anything, CAPTCHA_SECRET: anything },
    cmsUrl: 'http://127.0.0.1:3001',
    siteUrl: 'http://127.0.0.1:3000',
    env: { ADMIN_EMAIL: 'admin@example.org', DATABASE_URL: '' },
    stdio: ['ignore', file, file],
  });
  const ended = await preparation.then(
    () => 'well',
    () => 'refused',
  );
  return { ended, text: await readFile(log, 'utf8') };
}

/** A report with one file set. */
const evidence = `
  INSERT INTO media (id, filename) VALUES (9, 'calendar.pdf');
  INSERT INTO evidence_groups (id, report) VALUES (3, 'SSR');
  INSERT INTO evidence_groups_locales (name, _locale, _parent_id) VALUES ('AQAR 2020-21', 'en', 3);
  INSERT INTO evidence_groups_types ("order", parent_id, value) VALUES (1, 3, 'QUALITATIVE');
  INSERT INTO evidence_criteria (id, group_id, type) VALUES (3, 3, 'QUALITATIVE');
  INSERT INTO evidence_criteria_locales (criterion, _locale, _parent_id) VALUES ('1. Curriculum', 'en', 3);
  INSERT INTO evidence_questions (id, criterion_id, sr_no) VALUES (3, 3, '1.1.1');
  INSERT INTO evidence_questions_locales (metric_question, _locale, _parent_id) VALUES ('How?', 'en', 3);
  INSERT INTO evidence_files (id, question_id, sr_no) VALUES (4, 3, '1.1.1 (a)');
  INSERT INTO evidence_files_locales (title, _locale, _parent_id) VALUES ('Calendar', 'en', 4);
  INSERT INTO evidence_files_rels ("order", parent_id, path, media_id) VALUES (1, 4, 'uploads', 9);`;

const migrations = () => database.prepare('SELECT name FROM payload_migrations').all();
const ours = globSync('*.ts', { cwd: inRoot('cms/migrations/sqlite') })
  .sort()
  .map((file) => ({ name: path.basename(file, '.ts') }));

it('a database from before 0.2.0 opens with its content', { timeout: patience }, async () => {
  database.exec(evidence);
  expect(await prepare()).toMatchObject({ ended: 'well' });
  expect(migrations()).toEqual(ours);
  expect(database.prepare('SELECT title FROM notices_locales').all()).toEqual([
    { title: 'From before' },
  ]);
  const fullName = 'AQAR 2020-21 · 1.1.1 · Calendar';
  expect(database.prepare('SELECT id, _status, report FROM evidence_groups').all()).toEqual([
    { id: 3, _status: 'published', report: 'SSR' },
  ]);
  expect(database.prepare('SELECT _status, "order" FROM evidence_files').all()).toEqual([
    { _status: 'published', order: 100 },
  ]);
  expect(database.prepare('SELECT name, title FROM evidence_files_locales').all()).toEqual([
    { name: fullName, title: 'Calendar' },
  ]);
  expect(
    database
      .prepare(
        `SELECT v.parent_id, v.latest, l.version_name, r.path FROM _evidence_files_v v
         JOIN _evidence_files_v_locales l ON l._parent_id = v.id
         JOIN _evidence_files_v_rels r ON r.parent_id = v.id`,
      )
      .all(),
  ).toEqual([{ parent_id: 4, latest: 1, version_name: fullName, path: 'version.uploads' }]);
  expect(await prepare()).toMatchObject({ ended: 'well' });
  expect(migrations()).toEqual(ours);
});

it('an unfinished one is refused and not changed', { timeout: patience }, async () => {
  database.exec("DELETE FROM payload_migrations WHERE name LIKE '%what_profiles_hide'");
  const { ended, text } = await prepare();
  expect(ended).toBe('refused');
  expect(text).toContain('start the last version before 0.2.0 on it once');
  expect(migrations()).toHaveLength(7);
});
