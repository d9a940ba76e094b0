import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, statfs } from 'node:fs/promises';
import { createServer as createSilentServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { writeLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { register } from 'prom-client';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let dataDir: string;
let readCertificateEnd: typeof import('./server-state.ts').readCertificateEnd;
beforeAll(async () => {
  payload = await temporaryCms();
  dataDir = await stubEnvironment();
  ({ readCertificateEnd } = await import('./server-state.ts'));
  const { addServerMetrics } = await import('./server-metrics.ts');
  addServerMetrics(payload);
}, patience);

/** Lines of the metrics whose names begin with a text. */
const metrics = async (name: string) =>
  (await register.metrics()).split('\n').filter((line) => line.startsWith(name));

it('the last backup has no value before the first one', async () => {
  expect(await metrics('cms_backup')).toEqual([]);
  await writeLastBackup(dataDir, { failed: { time: '2026-11-26T02:30:00Z', reason: 'full' } });
  expect(await metrics('cms_backup')).toEqual(['cms_backup_failed 1']);
  await writeLastBackup(dataDir, { good: { time: '2026-11-27T02:30:00Z', size: 7 } });
  const good = ['cms_backup_time_seconds 1795746600', 'cms_backup_size_bytes 7'];
  expect(await metrics('cms_backup')).toEqual([...good, 'cms_backup_failed 0']);
  await writeLastBackup(dataDir, { failed: { time: '2026-11-28T02:30:00Z', reason: 'full' } });
  expect(await metrics('cms_backup')).toEqual([...good, 'cms_backup_failed 1']);
});

it('the disk is the one with DATA_DIR', async () => {
  const { blocks, bsize } = await statfs(dataDir);
  expect(await metrics('cms_disk_size_bytes')).toEqual([`cms_disk_size_bytes ${blocks * bsize}`]);
  expect(await metrics('cms_disk_free_bytes')).toHaveLength(1);
});

it('failed jobs are counted by name', async () => {
  for (const [taskSlug, hasError] of [
    ['mail', true],
    ['mail', true],
    ['sweep', false],
  ] as const)
    await payload.db.create({
      collection: 'payload-jobs',
      data: { taskSlug, hasError, queue: 'mail', input: {} },
    });
  const failed = await metrics('cms_jobs_failed');
  expect(failed).toContain('cms_jobs_failed{job="mail"} 2');
  expect(failed).toContain('cms_jobs_failed{job="sweep"} 0');
});

it('reads the end of the certificate that this machine shows for a host', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3'.split(' '),
    ...['-subj', '/CN=www.college.example', '-keyout', key, '-out', cert],
  ]);
  expect(made.status).toBe(0);
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
  for (const one of [server, silent]) {
    await once(one.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void one.close());
  }
  const portOf = (one: typeof silent) => (one.address() as { port: number }).port;
  const end = await readCertificateEnd('www.college.example', portOf(server));
  expect(hosts).toEqual(['www.college.example']);
  expect(Math.abs(Number(end) - Date.now() - 3 * 86_400_000)).toBeLessThan(60_000);
  // Neither a server that says nothing nor none at all stops the other metrics.
  expect(await readCertificateEnd('www.college.example', portOf(silent))).toBeUndefined();
  expect(await readCertificateEnd('www.college.example', 1)).toBeUndefined();
});
