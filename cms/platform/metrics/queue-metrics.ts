/** Queue lengths, read from the database at each scrape. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, Where } from 'payload';
import { Gauge } from 'prom-client';
import { asSystem } from '../../access.ts';
import { rowsOf } from '../database/statements.ts';

const forModerators: [CollectionSlug, Where][] = [
  ['alumni-registrations', { status: { equals: 'pending' } }],
  ['messages', { status: { equals: 'pending' } }],
  ['visitor-notes', { read: { not_equals: true } }],
];

export async function mailsInQueue(payload: Payload): Promise<{ waiting: number; failed: number }> {
  const rows = await rowsOf(
    payload,
    sql`SELECT COUNT(*) AS mails, SUM(CASE WHEN has_error THEN 1 ELSE 0 END) AS failed
        FROM payload_jobs WHERE task_slug = 'mail' AND completed_at IS NULL`,
  );
  const [mails, failed] = [Number(rows[0]?.mails ?? 0), Number(rows[0]?.failed ?? 0)];
  return { waiting: mails - failed, failed };
}

export function addQueueMetrics(payload: Payload): void {
  new Gauge({
    name: 'cms_mails_queued',
    help: 'Mails waiting for the next attempt, and mails given up in the last 30 days',
    labelNames: ['state'],
    async collect() {
      const { waiting, failed } = await mailsInQueue(payload);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'lost' }, failed);
    },
  });
  new Gauge({
    name: 'cms_submissions_waiting',
    help: 'Submissions that are waiting for review',
    labelNames: ['kind'],
    async collect() {
      for (const [collection, where] of forModerators) {
        const { totalDocs } = await payload.count({ collection, where, ...asSystem });
        this.set({ kind: collection }, totalDocs);
      }
    },
  });
}
