/**
 * A Vitest in a process of its own that stays open, for starting one takes longer than most answers: it is told which
 * files have changed, and asked which test files pass. What never ends is ended with all that it has started, and opened
 * anew when it is asked again.
 */
import { execaNode } from 'execa';
import type { Outcome, Question } from './vitest-process.ts';

const program = new URL('vitest-process.ts', import.meta.url);
/** Seconds that one takes to open on a busy machine. */
const START = 120;

type VitestProcess = ReturnType<typeof start>;

export class OpenVitest {
  readonly #root: string;
  readonly #changed = new Set<string>();
  #process: VitestProcess | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** `file` is no longer as it was when last asked. */
  changed(file: string): void {
    this.#changed.add(file);
  }

  /**
   * Outcomes of test files by path, up to the first failure where that is enough to `bail` out; nothing where it takes
   * longer than `seconds`, or dies of it.
   */
  async ask(
    tests: string[],
    bail: boolean,
    seconds: number,
  ): Promise<Record<string, Outcome> | undefined> {
    await this.open();
    const vitest = this.#process;
    const question: Question = { changed: [...this.#changed], tests, bail };
    this.#changed.clear();
    const answer = vitest?.getOneMessage();
    await vitest?.sendMessage({ ...question });
    const outcomes = await within(answer, seconds);
    if (!outcomes) this.close();
    return outcomes as Record<string, Outcome> | undefined;
  }

  /** What configures it is read now: to be called while nothing is changed. */
  async open(): Promise<void> {
    if (this.#process) return;
    const vitest = start(this.#root);
    this.#process = vitest;
    if (!(await within(vitest.getOneMessage(), START))) {
      this.close();
      throw new Error(`No Vitest opens in ${this.#root}.`);
    }
  }

  /** With what a changed line started and left behind: processes of a group of their own. */
  close(): void {
    const group = this.#process?.pid;
    this.#process = undefined;
    if (group === undefined) return;
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // Nothing was left.
    }
  }
}

const start = (root: string) =>
  execaNode(program, {
    cwd: root,
    // The tests of every day: without LONG.
    extendEnv: false,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: process.env.TZ,
      NODE_ENV: 'test',
      // A changed line that finds nothing installed would empty the copy and fetch all of it anew.
      npm_execpath: 'no-npm.js',
    },
    stdio: 'ignore',
    ipc: true,
    reject: false,
    detached: true,
  });

/** Nothing where it fails, too. */
async function within<T>(answer: Promise<T> | undefined, seconds: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, seconds * 1000, undefined);
  try {
    return await Promise.race([answer?.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
