/** The end of the certificate that nginx shows, which the backend reports to Prometheus. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createSilentServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { needs } from '../scripts/testing/needs.ts';
import { needed } from './testing/compose.ts';

for (const name of ['PAYLOAD_SECRET', 'CAPTCHA_SECRET'] as const) vi.stubEnv(name, needed[name]);
const { readCertificateEnd } = await import('../cms/platform/metrics/server-state.ts');
vi.unstubAllEnvs();

test(
  'reads the end of the certificate that this machine shows for a host',
  needs('openssl'),
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const { status } = spawnSync('openssl', [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3'.split(' '),
      ...['-subj', '/CN=www.college.example', '-keyout', key, '-out', cert],
    ]);
    expect(status).toBe(0);
    const hosts: string[] = [];
    const server = createServer({
      key: await readFile(key),
      cert: await readFile(cert),
      SNICallback(host, done) {
        hosts.push(host);
        done(null);
      },
    });
    const silent = createSilentServer();
    for (const listener of [server, silent]) {
      await once(listener.listen(0, '127.0.0.1'), 'listening');
      onTestFinished(() => void listener.close());
    }
    const portOf = (listener: typeof silent) => (listener.address() as { port: number }).port;
    const end = await readCertificateEnd('www.college.example', portOf(server));
    expect(hosts).toEqual(['www.college.example']);
    expect(Math.abs(Number(end) - Date.now() - 3 * 86_400_000)).toBeLessThan(60_000);
    // Neither a server that says nothing nor none at all stops the other metrics.
    expect(await readCertificateEnd('www.college.example', portOf(silent))).toBeUndefined();
    expect(await readCertificateEnd('www.college.example', 1)).toBeUndefined();
  },
);
