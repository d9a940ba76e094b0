import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('two backends that look for jobs at the same time never take the same one', async () => {
  const queue = 'of-two-backends';
  for (let job = 0; job < 20; job += 1)
    await payload.jobs.queue({ task: 'sweep', queue, input: {} });
  const take = () =>
    payload.db.updateJobs({
      data: { processing: true, updatedAt: new Date().toISOString() },
      limit: 10,
      sort: 'createdAt',
      where: { queue: { equals: queue }, processing: { equals: false } },
    });
  const jobs = (await Promise.all([take(), take(), take()])).flatMap((own) => own ?? []);
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
  expect(jobs[0]).toMatchObject({ queue, processing: true, taskSlug: 'sweep' });
  while ((await take())?.length);
  const waiting = await payload.count({
    collection: 'payload-jobs',
    where: { queue: { equals: queue }, processing: { equals: false } },
  });
  expect(waiting.totalDocs).toBe(0);
});
