/** The site's account on a server can read published files, but nothing else of the backend. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/paths.ts';
import { hasProgram } from '../../scripts/testing/installed-programs.ts';
import { needs } from '../../scripts/testing/needs.ts';

const [BACKEND, SITE] = [61_001, 61_002];
const published = 'files/media/gate.jpg';
const ofBackend = ['database.sqlite', 'secrets.json', 'mail/1.eml', 'private/photos/face.jpg'];
const isRoot = process.getuid?.() === 0;

let root: string;
const data = (...parts: string[]) => path.join(root, 'var/lib/college', ...parts);

/** Runs a command line as one of the two accounts. */
const as = (id: number, ...words: string[]) =>
  spawnSync('setpriv', [`--reuid=${id}`, `--regid=${id}`, '--clear-groups', ...words]);
const reads = (id: number, file: string) => as(id, 'head', '-c1', file).status === 0;

/** Runs the backend's `ExecStartPre=+` in a folder that stands for the root directory. */
function prepare() {
  const words = ['--create', `--root=${root}`, 'college.conf'];
  const { stderr, status } = spawnSync('systemd-tmpfiles', words, { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
}

async function giveToBackend(folder: string) {
  spawnSync('chown', ['-R', `${BACKEND}:${BACKEND}`, folder]);
  // The backend's umask gives these modes.
  spawnSync('chmod', ['-R', 'u=rwX,g=rX,o=', folder]);
}

const tmpfiles = 'root with systemd-tmpfiles';
describe('two accounts', needs(tmpfiles, isRoot && hasProgram('systemd-tmpfiles')), () => {
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'users-'));
    spawnSync('chmod', ['755', root]);
    await mkdir(path.join(root, 'etc/tmpfiles.d'), { recursive: true });
    const [users, groups] = [
      `root:x:0:0::/:/bin/sh\ncollege:x:${BACKEND}:${BACKEND}::/:/bin/false\ncollege-site:x:${SITE}:${SITE}::/:/bin/false\n`,
      `root:x:0:\ncollege:x:${BACKEND}:\ncollege-site:x:${SITE}:\n`,
    ];
    await writeFile(path.join(root, 'etc/passwd'), users);
    await writeFile(path.join(root, 'etc/group'), groups);
    await cp(inRoot('deploy/tmpfiles.conf'), path.join(root, 'etc/tmpfiles.d/college.conf'));
    // After a restore, the backend owns every file.
    for (const name of [published, ...ofBackend]) {
      await mkdir(path.dirname(data(name)), { recursive: true });
      await writeFile(data(name), name);
    }
    await giveToBackend(data());
    prepare();
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('the site reads published files', () => {
    expect(reads(SITE, data(published))).toBe(true);
  });

  test('the site reads files that the backend publishes later', () => {
    const command = [
      'umask 0027; mkdir "$0/album" && echo new > "$0/album/new.jpg"',
      data('files/media'),
    ];
    expect(as(BACKEND, 'sh', '-c', ...command).status).toBe(0);
    expect(reads(SITE, data('files/media/album/new.jpg'))).toBe(true);
  });

  test.each(ofBackend)('only the backend reads %s', (name) => {
    expect([name, reads(BACKEND, data(name)), reads(SITE, data(name))]).toEqual([
      name,
      true,
      false,
    ]);
  });

  test('the site writes nothing', async () => {
    expect(as(SITE, 'touch', data('files/media/mine.jpg')).status).not.toBe(0);
    expect((await stat(data())).mode & 0o777).toBe(0o711);
  });
});

describe('the units', () => {
  const unit = (name: string) => readFile(inRoot('deploy/systemd', name), 'utf8');
  const settings = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

  test('the site runs under its own account, without the settings of the backend', async () => {
    const site = await unit('college-site@.service');
    expect(settings(site, 'User')).toEqual(['college-site']);
    expect(settings(site, 'EnvironmentFile')).toEqual(['/etc/college/environment']);
    const shared = await readFile(inRoot('deploy/environment.example'), 'utf8');
    expect(shared).not.toMatch(/SECRET|DATABASE_URL|SMTP_URL|S3_|password/);
    expect(settings(shared, 'TRUSTED_PROXIES')).toEqual(['127.0.0.1']);
  });

  test('backend and backup write files that others cannot read', async () => {
    expect(settings(await unit('college-cms@.service'), 'UMask')).toEqual(['0027']);
    expect(settings(await unit('college-backup.service'), 'UMask')).toEqual(['0077']);
  });

  test('a failed backup is repeated', async () => {
    const backup = await unit('college-backup.service');
    expect([settings(backup, 'Restart'), settings(backup, 'Type')]).toEqual([
      ['on-failure'],
      ['oneshot'],
    ]);
  });
});

test('a site in compose has published files, and no settings of the backend', async () => {
  const text = await readFile(inRoot('deploy/compose.yaml'), 'utf8');
  const site = text.slice(text.indexOf('x-site:'), text.indexOf('services:'));
  expect(site).not.toMatch(/SECRET|PASSWORD|DATABASE_URL|SMTP_URL|S3_|data:\/data"/);
  expect(site).toContain('volumes: ["files:/data/files:ro"]\n  networks: [front]');
  expect(site).toContain('TRUSTED_PROXIES: 172.30.7.1\n');
});

test('an image contains only the release', async () => {
  const { build } = parse(await readFile(inRoot('deploy/compose.yaml'), 'utf8'))['x-app'];
  expect(build).toEqual({ context: '../release', dockerfile: '../deploy/Dockerfile' });
  const added = (await readFile(inRoot('deploy/Dockerfile'), 'utf8')).match(/^(ADD|COPY) .*$/gm);
  expect(added).toEqual(['ADD college-*.tar.gz /srv/college/releases/']);
});
