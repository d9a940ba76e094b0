import type { TestModule, Vitest } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

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
  const counts = { passed, failed: failed + state.getUnhandledErrors().length, skipped: 0 };
  for (const module of state.getTestModules()) {
    if (module.errors().length > 0) counts.failed += 1;
    for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state: result } = test.result();
      counts[result === 'pending' ? 'skipped' : result] += 1;
    }
  }
  if (exitCode && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * The last lines and the exit code. A run without tests fails, unless `--changed` selected none.
 */
export function lastLines({ passed, failed, skipped }: Counts, ofChanges: boolean) {
  const missing = skipped > 0 ? [`\nNot run, because a program is missing here: ${skipped}`] : [];
  const lines = [...missing, `\n${passed} passed, ${failed} failed`];
  return { lines, code: failed > 0 || (passed === 0 && !ofChanges) ? 1 : 0 };
}

type Timed = Pick<TestModule, 'relativeModuleId' | 'diagnostic'> & { project: { name: string } };

/** Prints the slowest test files with their project, in seconds: imports, hooks and tests. */
export function printSlowestFiles(modules: readonly Timed[], most = 20): void {
  const rows = modules
    .map((module) => {
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      const seconds = (prepareDuration + collectDuration + setupDuration + duration) / 1000;
      return { seconds, name: `${module.relativeModuleId} (${module.project.name})` };
    })
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
  console.log('\nThe slowest files, in seconds:');
  for (const { seconds, name } of rows) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}
