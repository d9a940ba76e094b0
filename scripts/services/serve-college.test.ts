/** Checks before anything is started; tests/deploy/start starts everything. */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { serve } from './serve-college.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listening = () => signals.flatMap((signal) => process.listeners(signal));
const before = new Set(listening());
/**
 * Two free ports. `freePort` is not used, because it would mark them as taken in this process.
 * Both are open at once, because the system may give a closed port again.
 */
async function unusedPorts(): Promise<[string, string]> {
  const servers = [createServer(), createServer()].map((server) => server.listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [first, second] = servers.map((server) => `${(server.address() as AddressInfo).port}`);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return [first ?? '', second ?? ''];
}
const build = vi.fn(async () => {
  throw new Error('Built.');
});
beforeEach(async () => {
  vi.stubEnv('DATA_DIR', path.join(await temporaryFolder(), 'data'));
  vi.stubEnv('BACKEND_URL', undefined);
  const [sitePort, cmsPort] = await unusedPorts();
  vi.stubEnv('SITE_PORT', sitePort);
  vi.stubEnv('CMS_PORT', cmsPort);
  build.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.off(signal, listener);
});

test.each(['SITE_PORT', 'CMS_PORT'])('a busy %s is reported before building', async (name) => {
  const other = createServer().listen(Number(process.env[name]), '127.0.0.1');
  await once(other, 'listening');
  const served = serve({ dev: false, build });
  await expect(served).rejects.toThrow(new RegExp(`is in use.*${name}=\\d+ npm start`));
  other.close();
  expect(build).not.toHaveBeenCalled();
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

test('no backend port is needed if BACKEND_URL is set', async () => {
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1');
  const other = createServer().listen(Number(process.env.CMS_PORT), '127.0.0.1');
  await once(other, 'listening');
  await expect(serve({ dev: false, build })).rejects.toThrow('Built.');
  other.close();
});
