/** Whether tests notice a change: the nearest are asked first, each time by a Vitest of their own that may hang. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { commands } from '../../paths.ts';

/** How many test files are asked at once: most changes are noticed by the very nearest. */
const RINGS = [3, 9, 30];
/** Seconds that a Vitest takes to start on a busy machine, and how much slower than before its tests may be. */
const START = 60;
const SLOWER = 5;

export interface Answer {
  noticed: boolean;
  /** Files asked. */
  asked: number;
  /** Tests that fail, or are not there, before anything is changed. */
  broken: string[];
}

export class Noticing {
  readonly #root: string;
  readonly #patience: number;
  /** Seconds of each test file as it is; nothing where it fails. */
  readonly #baseline = new Map<string, number | undefined>();

  /** `root` is the project to change; all tests of one file together may take `patience` seconds as they are. */
  constructor(root: string, patience: number) {
    this.#root = root;
    this.#patience = patience;
  }

  /** Times what is asked first of each of these lists: together, for Payload is opened once a Vitest. */
  async timeNearest(lists: string[][]): Promise<void> {
    await this.#secondsOf([...new Set(lists.flatMap((tests) => tests.slice(0, RINGS[0])))]);
  }

  /** `change` writes what `restore` takes back; `tests` are the paths of test files, nearest first. */
  async notices(tests: string[], change: () => void, restore: () => void): Promise<Answer> {
    const broken: string[] = [];
    let asked = 0;
    let spent = 0;
    for (const size of RINGS) {
      const ring = tests.slice(asked, asked + size);
      if (ring.length === 0 || spent > this.#patience) break;
      asked += ring.length;
      const seconds = await this.#secondsOf(ring);
      broken.push(...ring.filter((_, index) => seconds[index] === undefined));
      const usable = ring.filter((_, index) => seconds[index] !== undefined);
      if (usable.length === 0) continue;
      const usual = seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      spent += usual;
      change();
      try {
        if (!(await this.#passes(usable, START + SLOWER * usual)))
          return { noticed: true, asked, broken };
      } finally {
        restore();
      }
    }
    return { noticed: false, asked, broken };
  }

  /** Once a run for every file. */
  async #secondsOf(tests: string[]): Promise<(number | undefined)[]> {
    const unknown = tests.filter((test) => !this.#baseline.has(test));
    if (unknown.length > 0) {
      const report = path.join(this.#root, 'mutants-baseline.json');
      await this.#run([...unknown, '--reporter=json', `--outputFile=${report}`], 1800);
      const results: Result[] = JSON.parse(readFileSync(report, 'utf8')).testResults;
      const of = new Map(results.map((one) => [path.relative(this.#root, one.name), one]));
      for (const test of unknown) {
        const result = of.get(test);
        const passed = result?.status === 'passed' && result.assertionResults.length > 0;
        this.#baseline.set(test, passed ? (result.endTime - result.startTime) / 1000 : undefined);
      }
    }
    return tests.map((test) => this.#baseline.get(test));
  }

  /** What never ends has been noticed, too. */
  async #passes(tests: string[], seconds: number): Promise<boolean> {
    const { exitCode } = await this.#run([...tests, '--bail=1', '--reporter=dot'], seconds);
    return exitCode === 0;
  }

  async #run(args: string[], seconds: number) {
    const projects = ['unit', 'backend', 'apart'].map((name) => `--project=${name}`);
    const vitest = execa(commands.vitest, ['run', ...projects, '--maxWorkers=1', ...args], {
      node: true,
      cwd: this.#root,
      // The tests of every day: without LONG.
      extendEnv: false,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TZ: process.env.TZ,
        NODE_ENV: 'test',
      },
      timeout: Math.ceil(seconds * 1000),
      killSignal: 'SIGKILL',
      reject: false,
      stdio: 'ignore',
      detached: true,
    });
    const result = await vitest;
    endGroup(vitest.pid);
    return result;
  }
}

/** What a changed line started and left behind: processes of a group of their own. */
function endGroup(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}

interface Result {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: unknown[];
}
