/**
 * An interrupted `npm test` leaves no server and no browser behind, neither of its own process nor of its workers.
 *
 * @long 60 s
 * @for scripts/commands scripts/install scripts/services scripts/testing tests/support
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { inRoot } from '../paths.ts';
import { isRunning, kill, startNode } from '../services/process.ts';
import { findChromium } from '../testing/chromium.ts';
import { fileNeeds } from '../testing/needs.ts';
import { findPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/temporary.ts';

fileNeeds('Linux', process.platform === 'linux');

/** A variable of the environment by which the processes of a run are found. */
const MARK = 'INTERRUPTED_TEST';
const modules = (name: string) => JSON.stringify(inRoot('scripts', name));
/** Servers that end only when they are asked to: of Node, and of another kind. */
const servers = `
  const { startNode, startProgram } = await import(${modules('services/process.ts')});
  startNode(['-e', "require('node:http').createServer().listen(0, '127.0.0.1')"], { stdio: 'ignore' });
  startProgram('sleep', ['600'], { stdio: 'ignore' });
`;
const inWorker = `
  import { writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  import { launchChromium } from ${modules('testing/chromium.ts')};
  import { openPostgres } from ${modules('testing/postgres.ts')};
  test('runs until it is interrupted', async () => {
    ${servers}
    ${findChromium() ? 'await launchChromium();' : ''}
    ${findPostgres() ? 'await openPostgres();' : ''}
    writeFileSync(process.env.READY, String(process.pid));
    await new Promise(() => {});
  }, 600_000);
`;

interface MarkedProcess {
  pid: number;
  parent: number;
  words: string;
}

/** Processes with this mark in their environment. Those that have just ended, and those of other users, have none. */
function findMarked(mark: string): MarkedProcess[] {
  return readdirSync('/proc')
    .filter(Number)
    .flatMap((pid) => {
      try {
        const own = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        if (!own.includes(`${MARK}=${mark}`)) return [];
        const [, parent] =
          /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(pid), parent: Number(parent), words }];
      } catch {
        return [];
      }
    });
}

const marks: string[] = [];
afterEach(() => {
  for (const { pid } of marks.splice(0).flatMap(findMarked)) process.kill(pid, 'SIGKILL');
});

/** Runs `npm test` on a test file that waits. Resolves when its servers run. */
async function runTests() {
  const cache = inRoot('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  // In the project, because the file imports Vitest.
  const folder = await temporaryFolder(cache);
  await writeFile(path.join(folder, 'setup.ts'), `export default async () => { ${servers} };`);
  await writeFile(path.join(folder, 'waits.test.ts'), inWorker);
  const config = "export default { test: { globalSetup: './setup.ts', include: ['*.test.ts'] } };";
  await writeFile(path.join(folder, 'vitest.config.ts'), config);
  const mark = randomUUID();
  marks.push(mark);
  const READY = path.join(folder, 'ready');
  const top = startNode(
    [
      inRoot('scripts/run.mjs'),
      'test',
      'waits',
      `--root=${folder}`,
      `--config=${folder}/vitest.config.ts`,
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        [MARK]: mark,
        READY,
        VITEST: '',
        VITEST_POOL_ID: '',
        VITEST_WORKER_ID: '',
        LONG: '',
      },
      // A group of its own, to which signals are sent.
      detached: true,
    },
  );
  const worker = () => {
    try {
      return Number(readFileSync(READY, 'utf8'));
    } catch {
      return 0;
    }
  };
  await vi.waitUntil(() => worker() > 0 || !isRunning(top), { timeout: 120_000, interval: 200 });
  expect(isRunning(top)).toBe(true);
  const words = findMarked(mark).map((process) => process.words);
  // Both kinds of servers, of the process of `npm test` and of its worker.
  expect(words.filter((line) => /createServer/.test(line))).toHaveLength(2);
  expect(words.filter((line) => /^sleep 600/.test(line))).toHaveLength(2);
  if (findChromium()) expect(words.join('\n')).toMatch(/--remote-debugging-pipe/);
  return { top, mark, worker: worker() };
}

const ends = (mark: string) =>
  vi
    .waitUntil(() => findMarked(mark).length === 0, { timeout: 30_000, interval: 200 })
    .catch(() => {
      throw new Error(`Left behind: ${JSON.stringify(findMarked(mark), null, 2)}`);
    });

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'nothing is left after %s',
  {
    timeout: 240_000,
  },
  async (signal) => {
    const { top, mark } = await runTests();
    const ended = once(top, 'exit');
    top.kill(signal);
    const [code] = await ended;
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGKILL: null }[signal]);
    await ends(mark);
  },
);

test.each(['SIGINT', 'SIGKILL'] as const)(
  'nothing is left after %s to the whole group',
  {
    timeout: 240_000,
  },
  async (signal) => {
    const { top, mark } = await runTests();
    process.kill(-(top.pid ?? 0), signal);
    await ends(mark);
  },
);

test('a killed test file leaves nothing', { timeout: 240_000 }, async () => {
  const { top, mark, worker } = await runTests();
  const others = new Set(findMarked(mark).map(({ pid }) => pid));
  process.kill(worker, 'SIGKILL');
  const ofWorker = () => findMarked(mark).filter(({ parent }) => parent === 1 || parent === worker);
  await vi.waitUntil(() => !findMarked(mark).some(({ pid }) => pid === worker), 30_000);
  await vi.waitUntil(() => ofWorker().length === 0, { timeout: 30_000, interval: 200 });
  expect(others.size).toBeGreaterThan(0);
  await kill(top);
  await ends(mark);
});
