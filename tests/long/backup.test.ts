/**
 * Backups of colleges in operation, moved between databases.
 *
 * @long 60 s
 * @for cms/migrations cms/platform/database scripts/backup
 */
import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { createClient } from '@college/contract/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { postgresStore } from '../../scripts/backup/postgres.ts';
import { prepareBackend, startBackend } from '../../scripts/services/backend.ts';
import { freePort } from '../../scripts/services/service.ts';
import { readSecrets } from '../../scripts/services/settings.ts';
import { needs } from '../../scripts/testing/needs.ts';
import { findPostgres, openPostgres, type Postgres } from '../../scripts/testing/postgres.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { command as commandIn } from '../support/command.ts';
import { type College, openCollege } from '../support/open-college.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (...parts: string[]) => path.join(folder, ...parts);

const command = (name: 'backup' | 'restore', words: string[], env: Record<string, string>) =>
  commandIn(name, words, env, folder);

const archiveIn = async (name: string) => {
  const [archive = '', ...others] = await readdir(place(name));
  expect(others).toEqual([]);
  return place(name, archive);
};

/** A restored college is used on: a record is added, changed and read again. */
async function expectToBeWritable(editor: Editor) {
  const id = await editor.createNotice({ title: 'After', type: 'NIRF', _status: 'published' });
  await editor.changeNotice(id, { title: 'After the restore' });
  const [notice] = await editor.list('notices', `where[id][equals]=${id}`);
  expect(notice?.title).toBe('After the restore');
  const { id: file } = await editor.upload('after.pdf', Buffer.from('%PDF-1.4\nxref\n%%EOF\n'));
  expect(await editor.list('media', `where[id][equals]=${file}`)).toHaveLength(1);
}

describe('a backup', () => {
  let college: College;
  let editor: Editor;
  let archive: string;
  /** A teacher whose profile has an undecided draft. */
  let teacher: string;
  const before: string[] = [];
  const during: string[] = [];

  beforeAll(async () => {
    college = await openCollege(inject('demo'));
    editor = await logIn(college);
    const publish = async (titles: string[]) => {
      const title = `Saved ${before.length + during.length}`;
      await editor.createNotice({ title, type: 'NIRF', _status: 'published' });
      titles.push(title);
    };
    await publish(before);
    const [employee] = await editor.list('employees', 'where[type][equals]=FACULTY');
    teacher = String(employee?.id);
    const draft = { experience: 'Saved as a draft', _status: 'draft' };
    await editor.change('employees', `${teacher}?draft=true`, draft);
    let saving = true;
    const writing = (async () => {
      while (saving) await publish(during);
    })();
    const { code, text } = await command('backup', ['kept'], { DATA_DIR: college.dataDir });
    saving = false;
    await writing;
    expect([code, text]).toEqual([0, expect.stringContaining('The backup was checked.')]);
    archive = await archiveIn('kept');
  });
  afterAll(() => college.close());

  test('is made while the site runs, and is readable by its owner only', async () => {
    expect(during.length).toBeGreaterThan(3);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
  });

  test('opens as a second college with all content', async () => {
    const DATA_DIR = place('second');
    expect(await command('restore', [archive], { DATA_DIR })).toMatchObject({ code: 0 });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const secrets = await readSecrets(DATA_DIR, {});
    expect(secrets).toEqual(college.secrets);
    const addresses = { cmsUrl: origin, siteUrl: college.site };
    const second = await startBackend({
      ...addresses,
      dataDir: DATA_DIR,
      secrets,
      port,
      stdio: 'ignore',
    });
    try {
      const [here, there] = [
        createClient({ baseUrl: college.cms }),
        createClient({ baseUrl: origin }),
      ];
      const titles = (await there.getnoticesbytype({ type: 'NIRF' })).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(before));
      const photos = await here.getphotosforwebsite({ type: 'BANNER_IMAGES' });
      expect(await there.getphotosforwebsite({ type: 'BANNER_IMAGES' })).toEqual(photos);
      const bytes = async (at: string) =>
        Buffer.from(await (await fetch(at + photos[0]?.url)).arrayBuffer());
      expect(await bytes(origin)).toEqual(await bytes(college.cms));
      // Accounts and drafts are restored.
      const again = await logIn({ cms: origin, admin: college.admin });
      const profile = `where[id][equals]=${teacher}`;
      const experience = async (state: string) =>
        (await again.list('employees', `${profile}${state}`))[0]?.experience;
      expect(await experience('&draft=true')).toBe('Saved as a draft');
      expect(await experience('')).not.toBe('Saved as a draft');
      await expectToBeWritable(again);
    } finally {
      await second.stop();
    }
  });

  test('replaces existing data only on request, and then sets it aside', async () => {
    const DATA_DIR = place('filled');
    await command('restore', [archive], { DATA_DIR });
    const refused = await command('restore', [archive], { DATA_DIR });
    expect(refused).toEqual({ code: 1, text: expect.stringContaining('is not empty') });
    await writeFile(path.join(DATA_DIR, 'files', 'mine.txt'), 'mine');
    expect(await command('restore', [archive, '--force'], { DATA_DIR })).toMatchObject({ code: 0 });
    const [aside = ''] = (await readdir(DATA_DIR)).filter((name) => name.startsWith('before-'));
    expect(await readFile(path.join(DATA_DIR, aside, 'files', 'mine.txt'), 'utf8')).toBe('mine');
    await expect(stat(path.join(DATA_DIR, 'files', 'mine.txt'))).rejects.toThrow('ENOENT');
  });

  test('is refused under a running backend', async () => {
    const refused = await command('restore', [archive, '--force'], { DATA_DIR: college.dataDir });
    expect(refused).toEqual({ code: 1, text: expect.stringContaining('Stop it first.') });
    const { length } = await createClient({ baseUrl: college.cms }).getdepartments();
    expect(length).toBeGreaterThan(0);
  });

  test('is refused if damaged', async () => {
    const bytes = await readFile(archive);
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0, middle, middle + 64);
    await writeFile(place('damaged.tar.gz'), bytes);
    const DATA_DIR = place('never');
    expect(await command('restore', ['damaged.tar.gz'], { DATA_DIR })).toMatchObject({ code: 1 });
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  test('is deleted if it is older than --keep days, and other files stay', async () => {
    const old = ['college-20200101T000000Z.tar.gz', 'somebody-elses.tar.gz'];
    // Without one of yesterday, the clock could be ahead, and no backup is deleted.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    for (const name of [...old, `college-${yesterday}.tar.gz`])
      await writeFile(place('kept', name), '');
    await command('backup', ['kept', '--keep', '30'], { DATA_DIR: inject('demo').folder });
    const names = await readdir(place('kept'));
    expect(names).not.toContain(old[0]);
    expect(names).toContain(old[1]);
    expect(names).toHaveLength(4);
  });
});

test('a backup succeeds while files come and go', async () => {
  const DATA_DIR = place('restless');
  await cp(inject('demo').folder, DATA_DIR, { recursive: true });
  let restless = true;
  let turns = 0;
  const change = async (within: string) => {
    while (restless) {
      turns += 1;
      const name = `${turns}`.padStart(6, '0');
      const where = path.join(DATA_DIR, within, name);
      await mkdir(where, { recursive: true });
      await writeFile(path.join(where, '.unfinished'), name);
      await rename(path.join(where, '.unfinished'), path.join(where, `${name}.eml`));
      await writeFile(path.join(where, `${name}.log`), name.repeat(5000));
      await rm(where, { recursive: true });
    }
  };
  const changing = ['mail', 'files/media', 'private'].map(change);
  const messages: unknown[] = [];
  for (let round = 0; round < 3; round += 1)
    messages.push((await command('backup', [`restless-${round}`], { DATA_DIR })).text);
  restless = false;
  await Promise.all(changing);
  expect(turns).toBeGreaterThan(100);
  expect(messages).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('The backup was checked.')),
  );
});

describe('a backup of Postgres', needs('Postgres', Boolean(findPostgres())), () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await openPostgres();
  });
  afterAll(() => postgres.stop());

  test('restores into another, empty database', async () => {
    const first = { DATA_DIR: place('p1'), DATABASE_URL: `${postgres.address}/postgres` };
    const secrets = await readSecrets(first.DATA_DIR, {});
    const anywhere = { cmsUrl: 'http://127.0.0.1:3001', siteUrl: 'http://127.0.0.1:3000' };
    const env = { DATABASE_URL: first.DATABASE_URL, DEMO: 'off' };
    const admin = await prepareBackend({ dataDir: first.DATA_DIR, secrets, ...anywhere, env });
    expect(await command('backup', ['of-postgres'], first)).toMatchObject({ code: 0 });
    const archive = await archiveIn('of-postgres');

    const second = { DATA_DIR: place('p2'), DATABASE_URL: `${postgres.address}/template1` };
    expect(await command('restore', [archive], second)).toMatchObject({ code: 0 });
    const again = await command('restore', [archive], second);
    expect(again).toEqual({ code: 1, text: expect.stringContaining('is not empty') });
    const forced = await command('restore', [archive, '--force'], second);
    expect(forced).toEqual({ code: 0, text: expect.stringMatching(/schema before_restore_\d+/) });
    const elsewhere = await command('restore', [archive], { ...second, DATA_DIR: place('p3') });
    expect(elsewhere).toEqual({ code: 1, text: expect.stringContaining('is not empty') });

    // A backup of the restored college has the same number of rows in every table.
    expect(await command('backup', ['of-second'], second)).toMatchObject({ code: 0 });
    const readFrom = async (file: string) => {
      const { stdout } = await promisify(execFile)('tar', ['-xOzf', file, './manifest.json']);
      return JSON.parse(stdout).rows;
    };
    const rows = await readFrom(archive);
    expect(rows).toMatchObject({ users: 1 });
    expect(await readFrom(await archiveIn('of-second'))).toEqual(rows);

    const port = await freePort();
    const cmsUrl = `http://127.0.0.1:${port}`;
    const { DATA_DIR: dataDir, ...database } = second;
    // As before every start. The earlier tables are in the schema that was set aside.
    await prepareBackend({ dataDir, secrets, ...anywhere, env: { ...database, DEMO: 'off' } });
    const backend = await startBackend({
      ...{ ...anywhere, cmsUrl, dataDir, secrets, port, env: database, stdio: 'ignore' },
    });
    onTestFinished(() => backend.stop());
    if (!admin) throw new Error('The college has no administrator.');
    await expectToBeWritable(await logIn({ cms: cmsUrl, admin }));
    const client = createClient({ baseUrl: cmsUrl });
    const { results } = await client.getsearchresults({ q: 'After the restore', page: 1 });
    expect(results).toHaveLength(1);
    await backend.stop();
  });

  test('is refused under a running backend', async () => {
    const [archive = ''] = await readdir(place('of-postgres'));
    const DATABASE_URL = `${postgres.address}/template1`;
    const backend = new pg.Client({ connectionString: DATABASE_URL });
    await backend.connect();
    onTestFinished(() => backend.end());
    const words = [place('of-postgres', archive), '--force'];
    const refused = await command('restore', words, { DATA_DIR: place('p4'), DATABASE_URL });
    expect(refused).toEqual({ code: 1, text: expect.stringContaining('Stop it first.') });
    const { rows } = await backend.query('SELECT count(*) AS count FROM public.users');
    expect(rows).toEqual([{ count: '1' }]);
  });

  test('leaves the database unchanged if it fails', async () => {
    const [archive = ''] = await readdir(place('of-postgres'));
    const unpacked = place('broken');
    await mkdir(unpacked);
    const tar = promisify(execFile);
    await tar('tar', ['-xzf', place('of-postgres', archive), '-C', unpacked]);
    const file = path.join(unpacked, 'database.sqlite');
    const database = new DatabaseSync(file);
    database.exec("UPDATE users SET updated_at = 'never'");
    database.close();
    const store = postgresStore(`${postgres.address}/template1`);
    await expect(store.replaceWith(file)).rejects.toThrow('never');
    const again = await command('backup', ['after-broken'], {
      DATA_DIR: place('p2'),
      DATABASE_URL: `${postgres.address}/template1`,
    });
    expect(again).toMatchObject({ code: 0 });
  });
});
