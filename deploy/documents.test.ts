/**
 * Follows docs/operate.md and docs/several-colleges.md word for word on a server that really boots
 * and stops: every block of commands in its order, with what a reader replaces. After each one the
 * website is used.
 *
 * @long 60 s
 * @for deploy docs scripts/commands
 */
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from '../scripts/paths.ts';
import { hasDebian } from '../scripts/testing/debian.ts';
import { needs } from '../scripts/testing/needs.ts';
import { openDebian, type Shell } from './testing/booted-debian.ts';

const patience = { timeout: 600_000 };
const document = (name: string) => readFileSync(inRoot('docs', name), 'utf8');
const operate = document('operate.md');

/** Blocks of commands that are not followed here, by their first line. */
const elsewhere = {
  // No Docker; tests/deploy/release.test.ts runs their commands in an unpacked archive.
  'docker compose -f deploy/compose.yaml up --build --detach': 'containers',
  'docker compose -f deploy/compose.yaml stop cms': 'containers',
  // scripts/commands/backup.test.ts and tests/deploy/backup.test.ts.
  'npm run backup                                   # backups/college-20261121T023000Z.tar.gz':
    'a clone',
};

/** The blocks of a document, without the indentation of lists. */
const blocksOf = (text: string) =>
  [...text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
const ofOperate = blocksOf(operate);
const ofSeveral = blocksOf(document('several-colleges.md'));
const followed = new Set<string>();

/** The block that contains these words. */
function block(words: string, blocks = ofOperate): string {
  const [found, ...more] = blocks.filter((text) => text.includes(words));
  if (!found || more.length > 0) throw new Error(`One block should contain: ${words}`);
  followed.add(found);
  return found;
}

const passwordIn = (text: string) => /\w{5}(-\w{5}){4}/.exec(text)?.[0] ?? text;

describe('the documents on a server', needs('root with debootstrap', hasDebian), () => {
  let server: Awaited<ReturnType<typeof openDebian>>;
  let shell: Shell;
  let release: string;
  let password: string;

  /** Replaces the examples as a reader does. */
  const asRead = (text: string) =>
    text
      .replaceAll(/college-0\.\d\.0-[0-9a-f]{8}-linux-x64/g, release)
      .replaceAll('YOUR-DOMAIN', 'college.test')
      .replaceAll('northside.example', 'northside.test');
  const run = (lines: string) => shell.run(asRead(lines));

  /** Fills in the settings of a college, without a mail server. */
  const fill = (folder: string) =>
    `sed -i 's/college.example/college.test/' ${folder}/environment*
    sed -i "s#^\\(.*_SECRET\\)=.*#\\1=$(openssl rand -base64 32)#; s/^SMTP_URL/# &/" ${folder}/environment-backend`;

  /** The settings are read into a new shell, as the document says. */
  const openCommands = async () => {
    const [settings = ''] = block('alias college=').split('college password');
    const commands = await server.openShell();
    await commands.run(settings);
    return commands;
  };

  const request = async (address: string, ...words: string[]) =>
    JSON.parse(
      await shell.run(`curl --silent --max-time 60 ${words.join(' ')} '${address}' || true`),
    );
  const signIn = async () => {
    const account = JSON.stringify({ email: 'office@college.test', password });
    const { token } = await request(
      'http://127.0.0.1:3001/api/users/login',
      `--header 'Content-Type: application/json' --data '${account}'`,
    );
    return token as string;
  };
  /** Publishes a notice as an editor would, and finds it by the search of the website. */
  const publish = async (title: string) => {
    const notice = JSON.stringify({
      ...{ title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' },
      date: '2026-11-27T00:00:00.000Z',
    });
    const { doc } = await request(
      'http://127.0.0.1:3001/api/notices',
      `--header 'Authorization: JWT ${await signIn()}' --header 'Content-Type: application/json'`,
      `--data '${notice}'`,
    );
    expect(doc).toMatchObject({ title });
    const link = `eventId=${doc.id}"`;
    await expect
      .poll(() => read(`search?q=${encodeURIComponent(title)}`), { timeout: 30_000 })
      .toContain(link);
    await expect.poll(readNotices, { timeout: 30_000 }).toContain(title);
  };
  const read = (page: string) =>
    shell.run(`curl --silent --max-time 30 'http://127.0.0.1:3000/${page}'`);
  const readNotices = () => read('notifications/administrative');
  const isReady = () => request('http://127.0.0.1:3000/readyz');
  const whenReady = () =>
    expect.poll(isReady, { timeout: 60_000 }).toEqual({ ready: true, backend: true });

  /** Puts an archive of `npm run release` where root's shell opens, under the name of another commit. */
  async function copyArchive(commit: string) {
    const [name = ''] = await readdir(server.inside('root/archives'));
    release = name.replace(/-[0-9a-f]{8}(-dirty)?-/, `-${commit}-`).replace('.tar.gz', '');
    const folder = server.inside('tmp/archive');
    await mkdir(path.join(folder, release), { recursive: true });
    const tar = (...words: string[]) => execa('tar', ['--no-same-owner', ...words]);
    await tar(
      '-xzf',
      server.inside(`root/archives/${name}`),
      '-C',
      path.join(folder, release),
      '--strip-components=1',
    );
    const manifest = path.join(folder, release, 'package.json');
    const content = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify({ ...content, commit }));
    const archive = `${release}.tar.gz`;
    await tar(
      '--owner=0',
      '--group=0',
      '-czf',
      server.inside(`root/${archive}`),
      '-C',
      folder,
      release,
    );
    const { stdout } = await execa('sha256sum', [archive], { cwd: server.inside('root') });
    await writeFile(server.inside(`root/${archive}.sha256`), `${stdout}\n`);
    await rm(folder, { recursive: true });
  }

  beforeAll(async () => {
    await rm(inRoot('release'), { recursive: true, force: true });
    await execa(process.execPath, [inRoot('scripts/commands/release.ts')], { stdio: 'inherit' });
    const [, install = ''] = /`(apt install [^`]*)`/.exec(operate) ?? [];
    server = await openDebian(`${install} postgresql`);
    const [name = ''] = (await readdir(inRoot('release'))).filter((each) =>
      each.endsWith('.tar.gz'),
    );
    await mkdir(server.inside('root/archives'));
    await copyFile(inRoot('release', name), server.inside(`root/archives/${name}`));
    await copyArchive('11111111');
    await writeFile(
      server.inside('etc/hosts'),
      `127.0.0.1 localhost ${hostname()} www.college.test cms.college.test www.northside.test cms.northside.test\n`,
    );
    await writeFile(server.inside('usr/local/bin/certbot'), standIn, { mode: 0o755 });
    await server.boot();
  }, 1_800_000);
  beforeEach(async () => {
    shell = await server.openShell();
  });
  afterAll(() => server.close());

  test('is installed', patience, async () => {
    await run(block('adduser --system'));
    await run(block('install -D -m 600 deploy/environment.example'));
    await run(fill('/etc/college'));
    const [services = '', password_ = ''] = block('journalctl -u college-cms@3001').split(
      /^(?=journalctl)/m,
    );
    await run(services);
    await whenReady();
    const shown = await run(password_);
    expect(shown).toContain('office@college.test');
    password = passwordIn(shown);
    await run(block('certbot certonly'));
    expect(await run('curl --silent --insecure --head https://www.college.test/')).toContain('200');
    expect(
      await run('curl --silent --insecure --head https://cms.college.test/admin/login'),
    ).toContain('200');
    await publish('First notice');
  });

  test('sets a password', patience, async () => {
    const commands = await openCommands();
    const [, line = ''] = block('alias college=').split(/^(?=college password)/m);
    const said = await commands.run(
      line.replace('somebody@college.example', 'office@college.test'),
    );
    password = passwordIn(said);
    expect(await signIn()).toBeTruthy();
  });

  test('is backed up and restored', patience, async () => {
    await run('systemctl start college-backup');
    await publish('Notice after the backup');
    const [archive = ''] = await readdir(server.inside('var/backups/college'));
    const [stop = '', restore = '', start = ''] = block(
      'systemctl stop college-cms@3001\ncollege restore',
    ).split(/^(?=college restore|systemctl start)/m);
    const commands = await openCommands();
    await commands.run(stop);
    await commands.run(restore.replace('college-….tar.gz', archive));
    await commands.run(start);
    await whenReady();
    await expect.poll(readNotices).not.toContain('Notice after the backup');
    expect(await readNotices()).toContain('First notice');
    await publish('Notice after the restore');
  });

  test('is updated, and put back to the former release', patience, async () => {
    const former = release;
    await copyArchive('22222222');
    await run(`cd /root\n${block('release=college-0.3.0')}`);
    await whenReady();
    expect(await request('http://127.0.0.1:3000/health')).toMatchObject({ commit: '22222222' });
    await publish('Notice after the update');
    release = former;
    const [, back = ''] = block('release=college-0.3.0').split(/^(?=ln -sfn)/m);
    await run(`release=${former}\n${back}`);
    await whenReady();
    expect(await request('http://127.0.0.1:3000/health')).toMatchObject({ commit: '11111111' });
    await publish('Notice after going back');
  });

  test('stops and starts with the machine', patience, async () => {
    await server.halt();
    await server.boot();
    shell = await server.openShell();
    await whenReady();
    await publish('Notice after a power cut');
  });

  test('finds and deletes what is stored about a person', patience, async () => {
    const commands = await openCommands();
    expect(await commands.run(block('college forget someone@example.org'))).toContain(
      'Nothing is stored about someone@example.org',
    );
    expect(await commands.run('college reindex')).toBeTruthy();
    expect(await commands.run('college check-files')).toContain('Every record has its file');
  });

  test('moves to Postgres', patience, async () => {
    const [stop = '', , restore = '', start = ''] = block('# DATABASE_URL=postgres://').split(
      /^(?=# DATABASE_URL|college restore|systemctl start college-cms)/m,
    );
    await run(stop);
    await run(`su postgres -c "psql -c \\"CREATE ROLE college LOGIN PASSWORD 'secret'\\" -c 'CREATE DATABASE college OWNER college'"
      echo DATABASE_URL=postgres://college:secret@127.0.0.1/college >> /etc/college/environment-backend`);
    const archives = (await readdir(server.inside('var/backups/college'))).sort();
    const commands = await openCommands();
    await commands.run(restore.replace('college-….tar.gz', archives.at(-1) ?? ''));
    await commands.run(start);
    await whenReady();
    await publish('Notice on Postgres');
  });

  test('serves another college beside it', patience, async () => {
    await run(`cd /srv/college/current\n${block('name=northside', ofSeveral)}`);
    await run(fill('/etc/college/$name'));
    await run(block('systemctl enable --now college-$name-cms', ofSeveral));
    await run(block('install -d /etc/nginx/college/$name', ofSeveral));
    for (const college of ['northside', 'college'])
      await expect
        .poll(() => run(`curl --silent --insecure --head https://www.${college}.test/ || true`))
        .toContain('200');
    const commands = await server.openShell();
    await commands.run('name=northside');
    expect(await commands.run(block('. /etc/college/$name/environment', ofSeveral))).toContain(
      'Every record has its file',
    );
    await copyArchive('33333333');
    await run(
      asRead(`cd /root; release=${release}\n${block('colleges=$(cd /etc/college', ofSeveral)}`),
    );
    await expect
      .poll(() => run('curl --silent http://127.0.0.1:3010/health || true'))
      .toContain('33333333');
    expect(await readdir(server.inside('var/backups/college-northside'))).toHaveLength(1);
  });

  test('no block of commands is left out', () => {
    const left = [...ofOperate, ...ofSeveral]
      .filter((text) => !followed.has(text))
      .map((text) => text.split('\n')[0]);
    expect(left.sort()).toEqual(Object.keys(elsewhere).sort());
  });
});

/** Stands in for certbot, which needs the internet: checks that the website answers as an authority would, and signs itself. */
const standIn = `#!/bin/sh
set -eu
while [ $# -gt 0 ]; do
  case $1 in
    -w) webroot=$2; mkdir -p $webroot/.well-known/acme-challenge; echo works > $webroot/.well-known/acme-challenge/a ;;
    --cert-name) live=/etc/letsencrypt/live/$2; mkdir -p $live ;;
    -d) curl --silent --fail --retry 9 --retry-delay 1 --retry-all-errors http://$2/.well-known/acme-challenge/a ;;
  esac
  shift
done
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=college -keyout $live/privkey.pem -out $live/fullchain.pem
`;
