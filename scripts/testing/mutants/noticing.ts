/** Whether tests notice a change: the nearest are asked first. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OpenVitest } from './open-vitest.ts';
import type { Outcome } from './vitest-process.ts';

/** How many test files are asked at once: most changes are noticed by the very nearest. */
export const RINGS = [3, 9, 30] as const;
/** Seconds for the modules of tests on a busy machine, how much slower than before tests may be, and for all as they are. */
const LOADING = 60;
const SLOWER = 5;
const FIRST = 1800;

export interface Change {
  file: string;
  /** Its text as it is, and as it is tried. */
  code: string;
  instead: string;
}

export interface Answer {
  noticed: boolean;
  /** Files asked. */
  asked: number;
  /** Tests that fail, or are not there, before anything is changed. */
  broken: string[];
}

export class Noticing {
  readonly #root: string;
  readonly #vitest: OpenVitest;
  readonly #patience: number;
  /** Seconds of each test file as it is; nothing where it fails. */
  readonly #baseline = new Map<string, number | undefined>();

  /** `root` is the project to change; all tests of one file together may take `patience` seconds as they are. */
  constructor(root: string, patience: number) {
    this.#root = root;
    this.#vitest = new OpenVitest(root);
    this.#patience = patience;
  }

  /** Times what is asked first of each of these lists: together, for Payload is opened once a Vitest. */
  async timeNearest(lists: string[][]): Promise<void> {
    await this.#secondsOf([...new Set(lists.flatMap((tests) => tests.slice(0, RINGS[0])))]);
  }

  /** `tests` are the paths of test files, nearest first. */
  async notices(tests: string[], { file, code, instead }: Change): Promise<Answer> {
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
      await this.#vitest.open();
      this.#write(file, instead);
      try {
        // What never ends has been noticed, too.
        const outcomes = await this.#vitest.ask(usable, true, LOADING + SLOWER * usual);
        if (!usable.every((test) => outcomes?.[test]?.passed))
          return { noticed: true, asked, broken };
      } finally {
        this.#write(file, code);
      }
    }
    return { noticed: false, asked, broken };
  }

  close(): void {
    this.#vitest.close();
  }

  #write(file: string, text: string) {
    writeFileSync(path.join(this.#root, file), text);
    this.#vitest.changed(file);
  }

  /** Once a run for every file. */
  async #secondsOf(tests: string[]): Promise<(number | undefined)[]> {
    const unknown = tests.filter((test) => !this.#baseline.has(test));
    if (unknown.length > 0) {
      const outcomes = await this.#vitest.ask(unknown, false, FIRST);
      for (const test of unknown) this.#baseline.set(test, secondsIfPassed(outcomes?.[test]));
    }
    return tests.map((test) => this.#baseline.get(test));
  }
}

const secondsIfPassed = (outcome: Outcome | undefined) =>
  outcome?.passed ? outcome.seconds : undefined;
