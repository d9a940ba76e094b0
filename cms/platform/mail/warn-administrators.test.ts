/** An administrator learns of failed backups and jobs without Prometheus. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { setEnvironment, stubEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

const DAY = 24 * 60 * 60_000;
const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY).toISOString();

let payload: Payload;
let dataDir: string;
let warn: (at?: number) => Promise<void>;
let warningOfDisk: typeof import('../metrics/warnings.ts').warningOfDisk;
beforeAll(async () => {
  dataDir = await stubEnvironment();
});
beforeEach(async () => {
  payload = await temporaryCms();
  const { warnAdministrators } = await import('./warn-administrators.ts');
  ({ warningOfDisk } = await import('../metrics/warnings.ts'));
  warn = (at = now) => warnAdministrators(payload, at);
  for (const role of ['administrator', 'editor'] as const) await addUser(payload, role);
}, patience);

const mails = async () =>
  (await mailsTo(payload, addressOf('administrator'))).map(({ text }) => text);
const failedJob = (taskSlug: 'remind-owners' | 'sweep' | 'schedulePublish', updatedAt = ago(0)) =>
  payload.db.create({
    collection: 'payload-jobs',
    data: { taskSlug, hasError: true, queue: randomUUID(), input: {}, updatedAt },
  });

it.each([
  ['is good', { good: { time: ago(1.5), size: 1 } }, undefined],
  ['is old', { good: { time: ago(2.5), size: 1 } }, 'The last backup is of '],
  ['failed', { failed: { time: ago(0.2), reason: 'No space left' } }, 'failed: No space left.'],
])('mails administrators if the backup %s, and nobody else', async (_what, result, text) => {
  await writeLastBackup(dataDir, result);
  await warn();
  const sent = await mails();
  expect(sent).toHaveLength(text ? 1 : 0);
  if (text) expect(sent[0]).toContain(text);
  expect(sent.join()).not.toContain('{{');
  expect(await mailsTo(payload, addressOf('editor'))).toEqual([]);
});

it('a failure names the last good backup, and ends with the next good one', async () => {
  await writeLastBackup(dataDir, { good: { time: '2020-01-02T12:00:00Z', size: 1 } });
  await writeLastBackup(dataDir, { failed: { time: ago(0), reason: 'No space left' } });
  await warn();
  expect((await mails())[0]).toContain('The last good one is of 02-01-2020');
  await writeLastBackup(dataDir, { good: { time: ago(0), size: 1 } });
  await warn();
  expect(await mails()).toHaveLength(1);
});

it('reports jobs that were given up within the last day, unless their planner gets a mail', async () => {
  await writeLastBackup(dataDir, { good: { time: ago(0), size: 1 } });
  await failedJob('schedulePublish');
  await failedJob('sweep', ago(1.1));
  await warn();
  expect(await mails()).toEqual([]);
  for (const job of ['sweep', 'remind-owners', 'remind-owners'] as const) await failedJob(job);
  await warn();
  const [text = ''] = await mails();
  expect(text).toContain('remind-owners (2)');
  expect(text).toContain('sweep (1)');
});

it('is silent without regular backups on a computer that shows the demo', async () => {
  await failedJob('sweep');
  await warn(now + 9 * DAY);
  expect(await mails()).toEqual([]);
});

it('a server with https that makes no backup is reported after two days', async () => {
  const restore = await setEnvironment({ CMS_URL: 'https://cms.college.example' });
  await rm(path.join(dataDir, 'last-backup.json'), { force: true });
  await warn(now + 1.9 * DAY);
  expect(await mails()).toEqual([]);
  await warn(now + 2.1 * DAY);
  expect((await mails())[0]).toContain('No nightly backup was made yet.');
  restore();
});

it('a disk is nearly full with less than a tenth and less than 2 GB', () => {
  const warnings = [
    { free: 1.5e9, size: 20e9 },
    { free: 2.5e9, size: 100e9 },
    { free: 1.5e9, size: 10e9 },
  ].map((disk) => warningOfDisk(disk)?.names);
  expect(warnings).toEqual([{ free: '1.5', size: '20.0' }, undefined, undefined]);
});
