import { expect, test } from 'vitest';
import { count } from './test-counts.ts';

const module = (results: string[], errors: unknown[] = [], ofSuites: unknown[] = []) => ({
  errors: () => errors,
  children: {
    allSuites: () => [{ errors: () => ofSuites }],
    allTests: () => results.map((state) => ({ result: () => ({ state }) })),
  },
});
const counted = (
  modules: unknown[],
  unhandled: unknown[] = [],
  checks?: { passed: number; failed: number },
) => count({ getTestModules: () => modules, getUnhandledErrors: () => unhandled } as never, checks);

test('counts tests by their result', () => {
  const modules = [module(['passed', 'failed', 'skipped']), module(['passed', 'pending'])];
  expect(counted(modules)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('counts a file, a hook or anything else that broke', () => {
  const modules = [module([], ['a file']), module(['passed'], [], ['a hook'])];
  expect(counted(modules, ['anything'])).toEqual({ passed: 1, failed: 3, skipped: 0 });
});

test('counts what was checked before the tests', () => {
  const counts = counted([module(['passed', 'failed'])], [], { passed: 4, failed: 1 });
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
});
