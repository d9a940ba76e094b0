import { afterEach, expect, test, vi } from 'vitest';
import { failWithSentence } from './failure.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.unstubAllEnvs();
});

/** The lines printed for an error. */
function output(error: unknown, debug = ''): unknown[] {
  vi.stubEnv('DEBUG', debug);
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  failWithSentence(error);
  return write.mock.calls.flat();
}

test('a failed script prints one sentence with its cause and exits with 1', () => {
  const cause = new Error('connect ECONNREFUSED', { cause: 'no network' });
  const error = new Error('The backend does not answer', { cause });
  expect(output(error)).toEqual([
    '\nThe backend does not answer: connect ECONNREFUSED: no network',
  ]);
  expect(process.exitCode).toBe(1);
});

test('a thrown value that is not an error is printed as it is', () => {
  expect(output('no')).toEqual(['\nno']);
});

test('the error is printed with its stack if DEBUG is set', () => {
  const error = new Error('No.');
  expect(output(error, '1')).toEqual([error]);
});
