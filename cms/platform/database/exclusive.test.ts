import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let own: typeof import('./exclusive.ts');
beforeAll(async () => {
  payload = await temporaryCms();
  own = await import('./exclusive.ts');
}, patience);

it('does work of one name one after the other, and other work meanwhile', async () => {
  const events: string[] = [];
  const work = (name: string, label: string) =>
    own.exclusively(payload, name, async () => {
      events.push(`${label} begins`);
      await wait(50);
      events.push(`${label} ends`);
    });
  await Promise.all([work('a', 'first'), work('a', 'second'), work('b', 'other')]);
  const ofA = events.filter((event) => !event.startsWith('other'));
  expect(ofA).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(events.indexOf('other begins')).toBeLessThan(events.indexOf('first ends'));
});

it('leaves work out while it is being done, and does it again after a failure', async () => {
  const started = Promise.withResolvers<void>();
  const first = own.exclusively(payload, 'c', () => started.promise);
  expect(await own.unlessTaken(payload, 'c', async () => 'done')).toBeUndefined();
  started.resolve();
  await first;
  const failing = own.unlessTaken(payload, 'c', () => Promise.reject(new Error('It failed.')));
  await expect(failing).rejects.toThrow('It failed.');
  expect(await own.unlessTaken(payload, 'c', async () => 'done')).toBe('done');
});
