import type { Payload } from 'payload';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addNotice } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);
afterEach(() => void vi.useRealTimers());

it('makes the last change the newest version, even after the clock was set back', async () => {
  const { id } = await addNotice(payload, { title: 'Before' });
  const change = (data: object, draft = false) =>
    payload.update({ collection: 'notices', id, data, draft });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await change({ title: 'Published after', _status: 'published' });
  await change({ title: 'Drafted after' }, true);

  const notice = await payload.findByID({ collection: 'notices', id });
  const draft = await payload.findByID({ collection: 'notices', id, draft: true });
  expect([notice.title, draft.title]).toEqual(['Published after', 'Drafted after']);
  const { docs } = await payload.findVersions({
    collection: 'notices',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  });
  expect(docs.map(({ version }) => version.title)).toEqual([
    'Drafted after',
    'Published after',
    'Before',
  ]);
  expect(docs.map(({ latest }) => latest)).toEqual([true, false, false]);
});
