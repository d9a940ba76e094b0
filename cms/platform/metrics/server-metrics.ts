/** The last backup, the disk, the certificates and failed jobs, read at each scrape. */
import { readLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { Gauge } from 'prom-client';
import { environment } from '../environment.ts';
import { countFailedJobs, readCertificateEnd, readDisk } from './server-state.ts';

const seconds = (time: string | Date) => new Date(time).getTime() / 1000;

/** A value that has no line while `read` resolves with undefined. */
const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
  new Gauge({
    name,
    help,
    async collect() {
      const value = await read();
      this.remove();
      if (value !== undefined) this.set(value);
    },
  });

export function addServerMetrics(payload: Payload): void {
  const { DATA_DIR, SITE_URL, CMS_URL } = environment;
  gauge('cms_backup_time_seconds', 'Unix time of the last good regular backup', async () => {
    const last = await readLastBackup(DATA_DIR);
    return last?.good && seconds(last.good.time);
  });
  gauge(
    'cms_backup_size_bytes',
    'Size of the last good regular backup',
    async () => (await readLastBackup(DATA_DIR))?.good?.size,
  );
  gauge('cms_backup_failed', '1 if the last regular backup failed, 0 if it is good', async () => {
    const last = await readLastBackup(DATA_DIR);
    return last && Number(last.failed !== undefined);
  });
  gauge(
    'cms_disk_free_bytes',
    'Free bytes of the disk with DATA_DIR',
    async () => (await readDisk()).free,
  );
  gauge(
    'cms_disk_size_bytes',
    'Size of the disk with DATA_DIR',
    async () => (await readDisk()).size,
  );
  new Gauge({
    name: 'cms_certificate_end_seconds',
    help: 'Unix time until when the certificate of a host is valid that this machine shows for it',
    labelNames: ['host'],
    async collect() {
      this.reset();
      for (const url of [SITE_URL, CMS_URL].filter((own) => own.startsWith('https:'))) {
        const host = new URL(url).hostname;
        const end = await readCertificateEnd(host);
        if (end) this.set({ host }, seconds(end));
      }
    },
  });
  new Gauge({
    name: 'cms_jobs_failed',
    help: 'Background jobs given up in the last 30 days, by name',
    labelNames: ['job'],
    async collect() {
      const failed = await countFailedJobs(payload);
      for (const { slug } of payload.config.jobs.tasks ?? [])
        this.set({ job: slug }, failed.get(slug) ?? 0);
    },
  });
}
