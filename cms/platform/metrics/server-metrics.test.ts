import { statfs } from 'node:fs/promises';
import { writeLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { register } from 'prom-client';
import { beforeAll, expect, it } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let dataDir: string;
beforeAll(async () => {
  payload = await temporaryCms();
  dataDir = await stubEnvironment();
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
