/** Runs the real `npm start` on its own data folder. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { startProgram, stop } from '../../scripts/services/process.ts';
import { freePort } from '../../scripts/services/service.ts';
import { soon } from '../support/soon.ts';

export interface Started {
  child: ChildProcess;
  /** Output so far. */
  output: () => string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

export const startScript = inRoot('scripts/commands/start.ts');

/** A folder and free ports for all tests of a file. Processes end with their test. */
export function ownStart() {
  const own = { env: {} as NodeJS.ProcessEnv, site: '', admin: '' };
  let folder: string;
  let children: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'start-'));
    const [site, cms] = [await freePort(), await freePort()];
    own.site = `http://localhost:${site}`;
    own.admin = `http://localhost:${cms}`;
    own.env = {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      SITE_PORT: `${site}`,
      CMS_PORT: `${cms}`,
      COMMAND_LOG: path.join(folder, 'start.log'),
    };
  });
  afterEach(async () => {
    await Promise.all(children.map(stop));
    children = [];
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function run(program: string, words: string[], more: Record<string, string> = {}): Started {
    const child = startProgram(program, words, {
      env: { ...own.env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        text += chunk;
      });
    return { child, output: () => text, ended: once(child, 'close').then(([code]) => code) };
  }
  const start = (more?: Record<string, string>) => run(process.execPath, [startScript], more);
  return { own, run, start };
}

export async function whenItServes(started: Started): Promise<Started> {
  await soon(async () => /^ {2}Log {4}/m.test(started.output()), 120_000);
  return started;
}
