/** `npm start` as a newcomer sees it: the real script on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { stop } from '../../scripts/services/process.ts';
import { soon } from '../support/soon.ts';

let folder: string;
let env: NodeJS.ProcessEnv;
let children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    SITE_PORT: `${await freePort()}`,
    CMS_PORT: `${await freePort()}`,
    COMMAND_LOG: path.join(folder, 'start.log'),
  };
});
afterEach(async () => {
  await Promise.all(children.map(stop));
  children = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const site = () => `http://localhost:${env.SITE_PORT}`;
const admin = () => `http://localhost:${env.CMS_PORT}`;

interface Started {
  child: ChildProcess;
  /** What it printed so far. */
  said: () => string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

function run(program: string, words: string[], more: Record<string, string> = {}): Started {
  const child = spawn(program, words, {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code) };
}

const script = inRoot('scripts/commands/start.ts');
const start = (more?: Record<string, string>) => run(process.execPath, [script], more);
const whenItServes = async (started: Started) => {
  await soon(async () => /^ {2}Log {4}/m.test(started.said()), 120_000);
  return started;
};

/** The number of the process under this one that runs this program. */
async function findProcess(pid: number | undefined, program: RegExp): Promise<number | undefined> {
  if (program.test(await readFile(`/proc/${pid}/cmdline`, 'utf8'))) return pid;
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of list.trim().split(' ').filter(Boolean)) {
    const found = await findProcess(Number(child), program);
    if (found) return found;
  }
  return undefined;
}

/** When one of the two ends by itself the other ends too, and a sentence says which. */
async function expectBothEnd({ child, said, ended }: Started, name: string, program: RegExp) {
  process.kill((await findProcess(child.pid, program)) ?? 0, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(said()).toContain(`The ${name} ended by itself (SIGKILL)`);
  for (const origin of [site(), admin()]) await expect(fetch(origin)).rejects.toThrow();
}

// One story on one folder: a start takes a slow machine half a minute.
describe('npm start', { timeout: 240_000 }, () => {
  test('a busy port is told before anything is built, with what to do', async () => {
    const other = createServer().listen(Number(env.CMS_PORT), '127.0.0.1');
    await once(other, 'listening');
    const { said, ended } = start();
    expect(await ended).toBe(1);
    other.close();
    expect(said()).toMatch(`Port ${env.CMS_PORT} is busy.`);
    expect(said()).toMatch(/CMS_PORT=\d+ npm start/);
  });

  test('on an empty folder: a line a step, both addresses, and a password that signs in once shown', async () => {
    const first = await whenItServes(start({ DEMO: 'off' }));
    expect(first.said()).not.toContain('\x1b');
    // What tools and services say is in the log alone.
    expect(first.said()).not.toMatch(/[{}]|warn|Next\.js|▲/i);
    expect(await readFile(env.COMMAND_LOG ?? '', 'utf8')).toMatch(/Next\.js/);
    expect(first.said()).toMatch(/^ {2}Database +\d+ migrations applied +\d+ s$/m);
    expect(first.said()).toContain(`Site   ${site()}\n  Admin  ${admin()}/admin\n`);
    const [, email, password] =
      /^ {9}(\S+@\S+)\n {9}(\S+) {3}\(shown only now\)$/m.exec(first.said()) ?? [];
    expect((await fetch(site())).status).toBe(200);
    const login = await fetch(`${admin()}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('a second time the password is not shown; a backend that dies ends the site', async () => {
    const second = await whenItServes(start());
    expect(second.said()).toMatch(/^ {2}Database +up to date /m);
    expect(second.said()).toContain('npm run password');
    expect(second.said()).not.toContain('shown only now');
    await expectBothEnd(second, 'backend', /next-server/);
  });

  test('on a terminal the figure moves, and each step leaves one line; a site that dies ends the backend', async () => {
    const command = `${process.execPath} ${script}`;
    const started = await whenItServes(run('script', ['-qec', command, '/dev/null']));
    const drawn = started.said().split('\r\x1b[K  Start').length - 1;
    expect(drawn).toBeGreaterThan(2);
    const last = started
      .said()
      .split('\n')
      .map((line) => stripVTControlCharacters(line.split('\r').at(-2) ?? ''));
    expect(last.filter((line) => /^ {2}Start +ready/.test(line))).toHaveLength(1);
    await expectBothEnd(started, 'site', /site\/server\.ts/);
  });

  test('with BACKEND_URL the site alone runs, on the content of the other', async () => {
    const { said } = await whenItServes(start({ BACKEND_URL: inject('cms') }));
    expect(said()).toContain(`${site()}, with the content of ${inject('cms')}`);
    expect(said()).not.toContain('Admin');
    const [here, there] = await Promise.all(
      [site(), inject('site')].map(async (origin) => (await fetch(`${origin}/getcollege`)).json()),
    );
    expect(here).toEqual(there);
  });
});
