import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSearchQueue } from './search-queue.ts';

/** Starts searches that end on command, and records which of them have begun. */
function searches(count: number) {
  const started: number[] = [];
  const all = Array.from({ length: count }, (_, index) => {
    const end = Promise.withResolvers<number>();
    const controller = new AbortController();
    const answer = inSearchQueue(controller.signal, () => {
      started.push(index);
      return end.promise;
    });
    answer.catch(() => {});
    return { answer, leave: () => controller.abort(), end: () => end.resolve(index) };
  });
  const endAll = async () => {
    for (const { end } of all) end();
    await Promise.allSettled(all.map(({ answer }) => answer));
  };
  return { all, begun: started, endAll };
}

it('runs four at once, and the others in order', async () => {
  const { all, begun: started, endAll } = searches(6);
  await soon();
  expect(started).toEqual([0, 1, 2, 3]);
  all[2]?.end();
  await soon();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  await endAll();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
});

it('does not start a search whose client has gone', async () => {
  const { all, begun: started, endAll } = searches(6);
  all[4]?.leave();
  await endAll();
  await expect(all[4]?.answer).rejects.toThrow('abort');
  expect(started).toEqual([0, 1, 2, 3, 5]);
});

it('refuses a search behind a hundred others, and accepts new ones afterwards', async () => {
  const { all, begun: started, endAll } = searches(105);
  await expect(all[104]?.answer).rejects.toMatchObject({ status: 503 });
  await endAll();
  expect(started).toHaveLength(104);
  expect(await inSearchQueue(undefined, async () => 'found')).toBe('found');
});

it('continues after a failed search', async () => {
  const failing = Array.from({ length: 5 }, () =>
    inSearchQueue(undefined, () => Promise.reject(new Error('lost'))).catch(() => 'failed'),
  );
  expect(await Promise.all(failing)).toEqual(Array(5).fill('failed'));
  expect(await inSearchQueue(undefined, async () => 'found')).toBe('found');
});
