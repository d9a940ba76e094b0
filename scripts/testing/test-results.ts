import type { TestModule, Vitest } from 'vitest/node';
import type { LongTest } from './long-tests.ts';
import type {} from './needs.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests by what the machine lacks for them, and by file. */
  missing: Record<string, Record<string, number>>;
  /** Tests that were skipped for another reason, such as Vitest's `-t`. */
  leftOut: number;
}

export const noCounts = { passed: 0, failed: 0, missing: {}, leftOut: 0 } satisfies Counts;

/**
 * Counts tests by result, including earlier checks. A file or setup that fails before its tests
 * counts as a failure.
 */
export function count(
  state: Pick<Vitest['state'], 'getTestModules' | 'getUnhandledErrors'>,
  checks = { passed: 0, failed: 0 },
  exitCode?: NodeJS.Process['exitCode'],
): Counts {
  const { passed, failed } = checks;
  const counts: Counts = { ...noCounts, passed, missing: {} };
  counts.failed = failed + state.getUnhandledErrors().length;
  for (const module of state.getTestModules()) {
    if (module.errors().length > 0) counts.failed += 1;
    for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state: result } = test.result();
      const missing = test.meta().missing ?? module.meta().missing;
      if (result === 'passed' || result === 'failed') counts[result] += 1;
      else if (missing) {
        counts.missing[missing] ??= {};
        const files = counts.missing[missing];
        files[module.relativeModuleId] = (files[module.relativeModuleId] ?? 0) + 1;
      } else counts.leftOut += 1;
    }
  }
  if (exitCode && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * The last lines and the exit code. A run without tests fails, unless `--changed` selected none.
 */
export function lastLines({ passed, failed, missing, leftOut }: Counts, ofChanges: boolean) {
  const skipped = Object.entries(missing).flatMap(([name, files]) => [
    `\nNot run, because this machine lacks ${name}:`,
    ...Object.entries(files).map(([file, tests]) => `${`${tests}`.padStart(7)}  ${file}`),
  ]);
  const rest = leftOut > 0 ? [`\nNot selected: ${leftOut}`] : [];
  const lines = [...skipped, ...rest, `\n${passed} passed, ${failed} failed`];
  return { lines, code: failed > 0 || (passed === 0 && !ofChanges) ? 1 : 0 };
}

type Timed = Pick<TestModule, 'relativeModuleId' | 'diagnostic'> & { project: { name: string } };

/** Seconds of a test file: imports, hooks and tests. */
function secondsOf(module: Timed): number {
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** Prints the slowest test files with their project. */
export function printSlowestFiles(modules: readonly Timed[], most = 20): void {
  const rows = modules
    .map((module) => ({
      seconds: secondsOf(module),
      name: `${module.relativeModuleId} (${module.project.name})`,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
  console.log('\nThe slowest files, in seconds:');
  for (const { seconds, name } of rows) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

/** Prints the long tests that took less than half or more than twice the time at their head. */
export function printMistimedFiles(
  modules: readonly Timed[],
  longTests: readonly Pick<LongTest, 'path' | 'seconds'>[],
): void {
  const announced = new Map(longTests.map(({ path, seconds }) => [path, seconds]));
  for (const [path, runs] of Map.groupBy(modules, ({ relativeModuleId }) => relativeModuleId)) {
    const said = announced.get(path);
    const took = Math.round(runs.reduce((sum, module) => sum + secondsOf(module), 0));
    if (said !== undefined && (took > 2 * said || took < said / 2))
      console.log(`${path} says @long ${said} s, and took ${took} s.`);
  }
}
