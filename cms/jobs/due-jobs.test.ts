import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { hasDueJobs } from './due-jobs.ts';

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

beforeEach(() => payload.delete({ collection, where: { queue: { equals: queue } } }));

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

it.each([
  ['whose process was killed', 4, false],
  ['that is running', 2, true],
])(
  'a job %s is still marked as running after %i silent minutes: %s',
  async (_, minutes, isTaken) => {
    const { id } = await job({ processing: true });
    await hasDueJobs(payload, queue, Date.now() + minutes * 60_000);
    const { processing } = await payload.findByID({ collection, id });
    expect(processing).toBe(isTaken);
  },
);
