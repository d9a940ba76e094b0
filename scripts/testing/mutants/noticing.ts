/** Whether tests notice a change: the nearest are asked first, by one Vitest that stays open. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { inRoot, root } from '../../paths.ts';

/** Programs of `scripts/` are tried by being started, too. */
const started = [
  'tests/deploy/backup',
  'tests/deploy/bucket',
  'tests/deploy/start',
  'tests/long/backup',
];
const MINUTE = 60_000;

export class Noticing {
  #vitest: Vitest;
  readonly #related = new Map<string, TestSpecification[][]>();

  private constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  static async open(): Promise<Noticing> {
    Object.assign(process.env, { NODE_ENV: 'test' });
    const project = ['unit', 'backend', 'apart'];
    const vitest = await createVitest({ watch: false, bail: 1, project, reporters: [{}] });
    await vitest.standalone();
    return new Noticing(vitest);
  }

  /**
   * `change` and `restore` write the file, whose path is relative to the project. Rejects where its tests fail before
   * anything is changed: they would notice nothing.
   */
  async notices(file: string, change: () => void, restore: () => void): Promise<boolean> {
    const groups = this.#related.get(file) ?? (await this.#relatedTo(file));
    if (!this.#related.has(file))
      for (const group of groups)
        if (await this.#fails(group)) throw new Error(`Tests of ${file} fail as it is.`);
    this.#related.set(file, groups);
    change();
    try {
      this.#vitest.invalidateFile(inRoot(file));
      for (const group of groups) if (await this.#fails(group)) return true;
      return file.startsWith('scripts/') && (await failsStarted());
    } finally {
      restore();
      this.#vitest.invalidateFile(inRoot(file));
    }
  }

  close = () => this.#vitest.close();

  /** Those of its own room, which mostly notice, and the others. */
  async #relatedTo(file: string): Promise<TestSpecification[][]> {
    this.#vitest.config.related = [inRoot(file)];
    const all = await this.#vitest.getRelevantTestSpecifications();
    this.#vitest.config.related = [];
    const room = inRoot(file.split('/')[0] ?? '');
    const isNear = ({ moduleId }: TestSpecification) => moduleId.startsWith(room);
    return [all.filter(isNear), all.filter((one) => !isNear(one))].filter(({ length }) => length);
  }

  /** What never ends has been noticed, too. */
  async #fails(group: TestSpecification[]): Promise<boolean> {
    const names = new Set(group.map(({ moduleId }) => moduleId));
    const { promise, resolve } = Promise.withResolvers<'endless'>();
    const patience = setTimeout(resolve, 5 * MINUTE, 'endless');
    const result = await Promise.race([this.#vitest.runTestSpecifications(group), promise]);
    clearTimeout(patience);
    if (result === 'endless') {
      await this.#vitest.close();
      this.#vitest = (await Noticing.open()).#vitest;
      this.#related.clear();
      return true;
    }
    // The result has every module that was ever run.
    const failed = result.testModules.filter((module) => module.state() === 'failed');
    return result.unhandledErrors.length > 0 || failed.some((one) => names.has(one.moduleId));
  }
}

const failsStarted = (): Promise<boolean> =>
  promisify(execFile)(
    process.execPath,
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...started, '--bail=1', '--reporter=dot'],
    { cwd: root, env: { ...process.env, LONG: 'yes' }, timeout: 10 * MINUTE, maxBuffer: 1e9 },
  ).then(
    () => false,
    () => true,
  );
