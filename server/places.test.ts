import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPlaces } from './places.ts';

test('gives places in order, and none when too many wait', async () => {
  const places = openPlaces({ atOnce: 2, waiting: 1 });
  const entered: number[] = [];
  const leaves = [0, 1, 2].map(async (index) => {
    const leave = await places.enter();
    entered.push(index);
    return leave;
  });
  await soon();
  expect(entered).toEqual([0, 1]);
  expect(places.enter()).toBeUndefined();
  (await leaves[0])?.();
  await soon();
  expect(entered).toEqual([0, 1, 2]);
});

test('counts a place that is given back twice once', async () => {
  const places = openPlaces({ atOnce: 1, waiting: 0 });
  const leave = await places.enter();
  leave?.();
  leave?.();
  expect(places.enter()).toBeDefined();
  expect(places.enter()).toBeUndefined();
});
