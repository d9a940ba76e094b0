/** Steps before anything is started; tests/deploy/start starts everything. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { serve } from './serve-college.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listening = () => signals.flatMap((signal) => process.listeners(signal));
const before = new Set(listening());
const build = vi.fn(async () => {
  throw new Error('Built.');
});
beforeEach(async () => {
  vi.stubEnv('DATA_DIR', path.join(await temporaryFolder(), 'data'));
  vi.stubEnv('BACKEND_URL', undefined);
  build.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.off(signal, listener);
});

test('a new database is prepared during the build, and a new password is shown even if the build fails', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const prepare = vi.fn(async () => ({ email: 'admin@example.org', password: 'a new one' }));
  await expect(serve({ dev: false, build, prepare })).rejects.toThrow('Built.');
  expect(prepare).toHaveBeenCalledOnce();
  expect(print.mock.calls.join('\n')).toContain('a new one   (shown only now)');
});

test('a failed build leaves an existing database as it is', async () => {
  await mkdir(process.env.DATA_DIR ?? '');
  const prepare = vi.fn();
  await expect(serve({ dev: false, build, prepare })).rejects.toThrow('Built.');
  expect(prepare).not.toHaveBeenCalled();
});

test('a database that cannot be prepared ends the start', async () => {
  const prepare = async () => {
    throw new Error('Prepared.');
  };
  await expect(serve({ dev: false, build: async () => {}, prepare })).rejects.toThrow('Prepared.');
});
