import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runningJobs } from '../patches/claim-jobs.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { beat, freeSilentJobs, hasDueJobs } from './due-jobs.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const collection = 'payload-jobs';
const queue = 'of-a-test';
const now = Date.parse('2026-11-22T10:00:00Z');
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
const job = (data: object = {}) =>
  payload.create({ collection, data: { taskSlug: 'sweep', queue, input: {}, ...data } });

beforeEach(async () => {
  // Other test files of the worker have used the same ids.
  runningJobs().clear();
  await payload.delete({ collection, where: { queue: { equals: queue } } });
});

it.each([
  ['without a start time', {}, true],
  ['whose start time has come', { waitUntil: at(0) }, true],
  ['whose start time is in the future', { waitUntil: at(1) }, false],
  ['in another queue', { queue: 'of-another' }, false],
  ['that is complete', { completedAt: at(-1) }, false],
  ['that has failed for good', { hasError: true }, false],
])('a job %s is due: %s', async (_, data, isDue) => {
  await job(data);
  expect(await hasDueJobs(payload, queue, now)).toBe(isDue);
});

describe('a job that is marked as running', () => {
  /** Its state after `minutes` in which nobody wrote to it. */
  async function after(id: number, minutes: number) {
    await freeSilentJobs(payload, 0);
    await freeSilentJobs(payload, minutes * 60_000);
    return payload.findByID({ collection, id });
  }

  it('is free again three minutes after its process was killed', async () => {
    const { id } = await job({ processing: true });
    expect(await after(id, 2)).toMatchObject({ processing: true });
    expect(await after(id, 4)).toMatchObject({ processing: false, hasError: false, totalTried: 1 });
    expect(await hasDueJobs(payload, queue)).toBe(true);
  });

  it('is not taken from a process that runs it, however the clocks differ', async () => {
    const { id } = await job({ processing: true });
    runningJobs().set(id, queue);
    await freeSilentJobs(payload, 0);
    await beat(payload);
    runningJobs().delete(id);
    expect(await after(id, 2)).toMatchObject({ processing: true });
    const data = { updatedAt: at(3 * 365 * 24 * 60 * 60_000) };
    await payload.db.updateJobs({ id, data });
    expect(await after(id, 4)).toMatchObject({ processing: false });
  });

  it('fails with the reason after three tries', async () => {
    const { id: report } = await payload.create({
      collection: 'evidence-groups',
      draft: true,
      data: { name: 'SSR', report: 'SSR' },
    });
    const { id: rehearsal } = await payload.create({
      collection: 'rehearsals',
      data: { report, state: 'running' },
    });
    const { id } = await job({ taskSlug: 'rehearsal', input: { rehearsal } });
    for (const tries of [1, 2, 3]) {
      await payload.db.updateJobs({ id, data: { processing: true } });
      expect(await after(id, 4)).toMatchObject({ totalTried: tries, hasError: tries === 3 });
    }
    const failed = await payload.findByID({ collection, id });
    expect(failed.error).toEqual({ message: 'The server stopped during this task (try 3).' });
    expect(failed.taskStatus).toMatchObject({ rehearsal: { 1: { totalTried: 3 } } });
    expect(await payload.findByID({ collection: 'rehearsals', id: rehearsal })).toMatchObject({
      state: 'failed',
    });
  });
});
