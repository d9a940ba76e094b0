import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { register } from 'prom-client';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { rowsOf } from '../database/statements.ts';
import { countAnswer, countMail } from './metrics.ts';
import { addQueueMetrics, mailsInQueue } from './queue-metrics.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const valuesOf = async (name: string) => {
  const metric = await register.getSingleMetric(name)?.get();
  return (metric?.values ?? []).map(({ labels, value }) => [Object.values(labels).join(), value]);
};

it('counts queued and failed mails, and no other jobs', async () => {
  const jobs = [
    ['mail', false, null],
    ['mail', false, null],
    ['mail', true, null],
    ['mail', false, '2026-11-22T10:00:00.000Z'],
    ['sweep', false, null],
  ] as const;
  expect(await mailsInQueue(payload)).toEqual({ waiting: 0, failed: 0 });
  for (const [taskSlug, hasError, completedAt] of jobs)
    await payload.db.create({
      collection: 'payload-jobs',
      data: { taskSlug, hasError, completedAt, queue: 'mail', input: {} },
    });
  expect(await mailsInQueue(payload)).toEqual({ waiting: 2, failed: 1 });
  await rowsOf(payload, sql`DELETE FROM payload_jobs`);
});

it('counts pending submissions and unread notes', async () => {
  addQueueMetrics(payload);
  for (const status of ['pending', 'approved', 'pending'] as const) {
    const data = { type: 'STUDENT' as const, name: 'A', message: 'M', status };
    await payload.create({ collection: 'messages', data });
  }
  for (const [reference, isRead] of [
    ['VN-1', true],
    ['VN-2', false],
    ['VN-3', false],
  ] as const) {
    const data = { reference, read: isRead, receivedAt: new Date().toISOString(), message: 'M' };
    await payload.create({ collection: 'visitor-notes', data });
  }
  expect(await valuesOf('cms_submissions_waiting')).toEqual([
    ['alumni-registrations', 0],
    ['messages', 2],
    ['visitor-notes', 2],
  ]);
  expect(await valuesOf('cms_mails_queued')).toEqual([
    ['waiting', 0],
    ['lost', 0],
  ]);
});

it('counts answers by call and status class', async () => {
  const count = async (label: string) => {
    const values = await register.getSingleMetric('cms_call_seconds')?.get();
    const result = values?.values.find(
      ({ labels, ...value }) =>
        Reflect.get(value, 'metricName') === 'cms_call_seconds_count' &&
        `${labels.call} ${labels.status}` === label,
    );
    return result?.value ?? 0;
  };
  const before = [await count('getcourse 2xx'), await count('getcourse 4xx')];
  countAnswer('getcourse', 204, 0.1);
  countAnswer('getcourse', 499, 0.1);
  countAnswer('getcourse', 400, 0.1);
  expect([await count('getcourse 2xx'), await count('getcourse 4xx')]).toEqual([
    Number(before[0]) + 1,
    Number(before[1]) + 2,
  ]);
  countMail('late');
  expect(await valuesOf('cms_mails_total')).toContainEqual(['late', expect.any(Number)]);
});
