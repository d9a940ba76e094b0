import { createLocalReq, type Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

async function arrange(list: string, data: object, role: 'editor' | 'moderator' = 'editor') {
  const endpoint = payload.config.endpoints.find(({ path }) => path === '/arrange/:list');
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  Object.assign(req, { routeParams: { list }, data });
  return (await endpoint?.handler(req))?.status;
}

it('stores the order of the given ids and saves only records that moved', async () => {
  const ids: number[] = [];
  for (const name of ['A', 'B', 'C'])
    ids.push((await payload.create({ collection: 'committees', data: { name } })).id);
  const [a, b, c] = ids;
  expect(await arrange('committees', { ids: [c, a, b] })).toBe(200);
  const { docs } = await payload.find({ collection: 'committees', sort: ['order', 'id'] });
  expect(docs.map(({ name, order }) => [name, order])).toEqual([
    ['C', 1],
    ['A', 2],
    ['B', 3],
  ]);
  // A record that is already in its place is not saved again.
  expect(await arrange('committees', { ids: [c, b, a] })).toBe(200);
  const { docs: again } = await payload.find({ collection: 'committees', sort: 'order' });
  expect(again.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  const savedAnew = again.map(({ id, updatedAt }) =>
    docs.every((doc) => doc.id !== id || doc.updatedAt !== updatedAt),
  );
  expect(savedAnew).toEqual([false, true, true]);
});

it('keeps published records published, also under a newer draft', async () => {
  const data = { name: 'AQAR', report: 'IQAC', types: ['QUALITATIVE'], _status: 'published' };
  const { id } = await payload.create({ collection: 'evidence-groups', data: data as never });
  const newer = { name: 'AQAR of the college' };
  await payload.update({ collection: 'evidence-groups', id, data: newer, draft: true });
  const other = { ...data, name: 'NAAC' } as never;
  const shown = await payload.create({ collection: 'evidence-groups', data: other });
  expect(await arrange('evidence-groups', { ids: [id, shown.id] })).toBe(200);
  const find = { collection: 'evidence-groups', id } as const;
  expect(await payload.findByID(find)).toMatchObject({ name: 'AQAR', _status: 'published' });
  expect(await payload.findByID({ ...find, id: shown.id })).toMatchObject({
    _status: 'published',
    order: 2,
  });
  expect(await payload.findByID({ ...find, draft: true })).toMatchObject({
    name: 'AQAR of the college',
    order: 1,
  });
});

it('is refused without the right to change the records, and for lists without an order', async () => {
  const { id } = await payload.create({ collection: 'committees', data: { name: 'A' } });
  await expect(arrange('committees', { ids: [id] }, 'moderator')).rejects.toThrow(/not allowed/);
  expect(await arrange('users', { ids: [id] })).toBe(404);
  expect(await arrange('committees', { ids: ['one'] })).toBe(400);
});

it('accepts at most two thousand ids at once', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
  expect(await arrange('committees', { ids })).toBe(200);
  expect(await arrange('committees', { ids: [...ids, 2001] })).toBe(400);
});
