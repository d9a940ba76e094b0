/** Days of filters above lists find the records of that day. */
import type { Payload, Where } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let found: (where: Where) => Promise<unknown[]>;
beforeAll(async () => {
  payload = await temporaryCms();
  const user = await addUser(payload, 'editor');
  for (const day of ['2026-12-04', '2026-12-05', '2026-12-06'])
    await addNotice(payload, { title: day.slice(-1), date: `${day}T12:00:00.000Z` });
  await addNotice(payload, { title: 'Imported', date: '2026-12-05T03:15:00.000Z' });
  found = async (where) => {
    const query = { collection: 'notices', where, sort: 'date', includeLockStatus: true } as const;
    const { docs } = await payload.find({ ...query, user, overrideAccess: false, draft: true });
    return docs.map(({ title }) => title);
  };
}, patience);

/** The day as Payload's date picker sends it in India. */
const day = '2026-12-05T11:30:00.000Z';

it.each([
  ['equals', ['Imported', '5']],
  ['not_equals', ['4', '6']],
  ['greater_than', ['6']],
  ['greater_than_equal', ['Imported', '5', '6']],
  ['less_than', ['4']],
  ['less_than_equal', ['4', 'Imported', '5']],
])('a date that %s a day', async (operator, titles) => {
  expect(await found({ or: [{ and: [{ date: { [operator]: day } }] }] })).toEqual(titles);
});

it('finds what was saved today', async () => {
  expect(await found({ createdAt: { equals: new Date().toISOString() } })).toHaveLength(4);
  expect(await found({ createdAt: { equals: day }, title: { equals: '5' } })).toEqual([]);
});

it('keeps conditions without a day, and those of other fields', async () => {
  expect(await found({ date: { exists: true }, title: { equals: '5' } })).toEqual(['5']);
  expect(await found({ deadline: { equals: '' }, title: { equals: '5' } })).toEqual(['5']);
});
