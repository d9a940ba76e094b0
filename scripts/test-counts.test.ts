import { expect, test } from 'vitest';
import { count } from './test-counts.ts';

const module = (results: string[], errors: unknown[] = [], ofSuites: unknown[] = []) => ({
  errors: () => errors,
  children: {
    allSuites: () => [{ errors: () => ofSuites }],
    allTests: () => results.map((state) => ({ result: () => ({ state }) })),
  },
});
const counted = (modules: unknown[], unhandled: unknown[] = []) =>
  count({ getTestModules: () => modules, getUnhandledErrors: () => unhandled } as never);

test('counts tests by their result', () => {
  const modules = [module(['passed', 'failed', 'skipped']), module(['passed', 'pending'])];
  expect(counted(modules)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('counts a file, a hook or anything else that broke', () => {
  const modules = [module([], ['a file']), module(['passed'], [], ['a hook'])];
  expect(counted(modules, ['anything'])).toEqual({ passed: 1, failed: 3, skipped: 0 });
});
