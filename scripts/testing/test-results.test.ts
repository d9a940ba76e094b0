import { expect, test, vi } from 'vitest';
import { count, lastLines, printSlowestFiles } from './test-results.ts';

const module = (results: string[], errors: unknown[] = [], ofSuites: unknown[] = []) => ({
  errors: () => errors,
  children: {
    allSuites: () => [{ errors: () => ofSuites }],
    allTests: () => results.map((state) => ({ result: () => ({ state }) })),
  },
});
const total = (
  modules: unknown[],
  unhandled: unknown[] = [],
  checks?: { passed: number; failed: number },
) => count({ getTestModules: () => modules, getUnhandledErrors: () => unhandled } as never, checks);

test('counts tests by their result', () => {
  const modules = [module(['passed', 'failed', 'skipped']), module(['passed', 'pending'])];
  expect(total(modules)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('counts files, hooks and other failures outside of tests', () => {
  const modules = [module([], ['a file']), module(['passed'], [], ['a hook'])];
  expect(total(modules, ['anything'])).toEqual({ passed: 1, failed: 3, skipped: 0 });
});

test('includes checks before the tests', () => {
  const counts = total([module(['passed', 'failed'])], [], { passed: 4, failed: 1 });
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
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

const linesFor = (passed: number, failed: number, skipped = 0, isChosen = false) =>
  lastLines({ passed, failed, skipped }, isChosen);

test.each([
  [3, 0, false, 0],
  [3, 1, false, 1],
  [0, 1, false, 1],
  [0, 0, false, 1],
  [0, 0, true, 0],
  [0, 1, true, 1],
])('%d passed, %d failed, with --changed: %s → %d', (passed, failed, changed, code) => {
  expect(linesFor(passed, failed, 0, changed).code).toBe(code);
});

test('the last line has both counts; skipped tests come before it', () => {
  expect(linesFor(3, 1).lines).toEqual(['\n3 passed, 1 failed']);
  expect(linesFor(3, 1, 2).lines).toEqual([
    '\nNot run, because a program is missing here: 2',
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
