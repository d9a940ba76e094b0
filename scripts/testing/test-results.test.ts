import { expect, test, vi } from 'vitest';
import {
  count,
  lastLines,
  noCounts,
  printMistimedFiles,
  printSlowestFiles,
} from './test-results.ts';

const module = (
  results: (string | { missing: string })[],
  errors: unknown[] = [],
  ofSuites: unknown[] = [],
  meta: { missing?: string } = {},
) => ({
  relativeModuleId: 'a.test.ts',
  meta: () => meta,
  errors: () => errors,
  children: {
    allSuites: () => [{ errors: () => ofSuites }],
    allTests: () =>
      results.map((result) =>
        typeof result === 'string'
          ? { meta: () => ({}), result: () => ({ state: result }) }
          : { meta: () => result, result: () => ({ state: 'skipped' }) },
      ),
  },
});
const total = (
  modules: unknown[],
  unhandled: unknown[] = [],
  checks?: { passed: number; failed: number },
) => count({ getTestModules: () => modules, getUnhandledErrors: () => unhandled } as never, checks);

test('counts tests by their result', () => {
  const modules = [module(['passed', 'failed', 'skipped']), module(['passed', 'pending'])];
  expect(total(modules)).toEqual({ passed: 2, failed: 1, missing: {}, leftOut: 2 });
});

test('counts what the machine lacks by file, for single tests and whole files', () => {
  const modules = [
    module(['passed', { missing: 'nginx' }, { missing: 'nginx' }]),
    // A file that was skipped as a whole leaves its tests pending.
    module(['pending', 'pending'], [], [], { missing: 'Chromium' }),
  ];
  const missing = { nginx: { 'a.test.ts': 2 }, Chromium: { 'a.test.ts': 2 } };
  expect(total(modules)).toEqual({ ...noCounts, passed: 1, missing });
});

test('counts files, hooks and other failures outside of tests', () => {
  const modules = [module([], ['a file']), module(['passed'], [], ['a hook'])];
  expect(total(modules, ['anything'])).toEqual({ ...noCounts, passed: 1, failed: 3 });
});

test('includes checks before the tests', () => {
  const counts = total([module(['passed', 'failed'])], [], { passed: 4, failed: 1 });
  expect(counts).toEqual({ ...noCounts, passed: 5, failed: 2 });
});

test.each([
  [undefined, ['passed'], 0],
  [0, ['passed'], 0],
  [1, ['passed'], 1],
  [1, ['failed', 'failed'], 2],
])('exit code %s after %j: %d failed', (code, results, failed) => {
  const state = { getTestModules: () => [module(results)], getUnhandledErrors: () => [] };
  expect(count(state as never, undefined, code).failed).toBe(failed);
});

const linesFor = (passed: number, failed: number, isChosen = false) =>
  lastLines({ ...noCounts, passed, failed }, isChosen);

test.each([
  [3, 0, false, 0],
  [3, 1, false, 1],
  [0, 1, false, 1],
  [0, 0, false, 1],
  [0, 0, true, 0],
  [0, 1, true, 1],
])('%d passed, %d failed, with --changed: %s → %d', (passed, failed, changed, code) => {
  expect(linesFor(passed, failed, changed).code).toBe(code);
});

test('the last line has both counts; skipped tests come before it', () => {
  expect(linesFor(3, 1).lines).toEqual(['\n3 passed, 1 failed']);
  const missing = { Chromium: { 'tests/a.test.ts': 12, 'tests/b.test.ts': 1 } };
  expect(lastLines({ passed: 3, failed: 1, missing, leftOut: 2 }, false).lines).toEqual([
    '\nNot run, because this machine lacks Chromium:',
    '     12  tests/a.test.ts',
    '      1  tests/b.test.ts',
    '\nNot selected: 2',
    '\n3 passed, 1 failed',
  ]);
});

const timedModule = (name: string, ms: number) => ({
  relativeModuleId: name,
  project: { name: 'unit' },
  diagnostic: () => ({
    prepareDuration: ms / 2,
    collectDuration: ms / 4,
    setupDuration: ms / 8,
    duration: ms / 8,
  }),
});

test('lists the slowest files first, up to the given number', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printSlowestFiles(
    [timedModule('a', 900), timedModule('b', 12_340), timedModule('c', 2000)] as never,
    2,
  );
  expect(log.mock.calls.flat()).toEqual([
    '\nThe slowest files, in seconds:',
    '   12.3  b (unit)',
    '    2.0  c (unit)',
  ]);
});

test('names long tests whose head says another time, counting their runs on each database', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const files = [
    ['right', 55_000],
    ['slow', 70_000],
    ['slow', 60_000],
    ['fast', 9000],
  ] as const;
  const modules = files.map(([name, ms]) => timedModule(name, ms)) as never;
  printMistimedFiles(modules, [
    { path: 'right', seconds: 60 },
    { path: 'slow', seconds: 60 },
    { path: 'fast', seconds: 20 },
  ]);
  expect(log.mock.calls.flat()).toEqual([
    'slow says @long 60 s, and took 130 s.',
    'fast says @long 20 s, and took 9 s.',
  ]);
});
