/**
 * Search in all collections by titles, texts and file names, limited to what the account may read.
 */
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { addDepartment, addNotice, addPicture, addUser, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { searchRecords } from './search-records.ts';

let payload: Payload;
const users = new Map<Role, User>();
const kinds: CollectionSlug[] = ['notices', 'media', 'visitor-notes', 'employees', 'uses'];

beforeAll(async () => {
  payload = await temporaryCms();
  const department = (await addDepartment(payload, 'PHY')).id;
  const teacher = { type: 'FACULTY', name: 'Kamal Bora', department } as const;
  const { id } = await payload.create({ collection: 'employees', data: teacher });
  for (const role of roles)
    users.set(role, await addUser(payload, role, role === 'teacher' ? id : department));
  const fees = await addNotice(payload, { title: 'Fees of the odd semester' });
  await payload.update({
    collection: 'notices',
    id: fees.id,
    locale: 'as',
    data: { title: 'মাচুলৰ জাননী', description: paragraph('১০০% ৰেহাই') },
  });
  await payload.update({
    collection: 'notices',
    id: fees.id,
    data: { description: paragraph('Pay at the counter, “room_4”.') },
  });
  await addNotice(payload, { title: 'Sports week', _status: 'draft' });
  const deleted = await addNotice(payload, { title: 'Fees of last year' });
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: 'notices', id: deleted.id, data });
  await addPicture(payload, 'gate-in-winter.jpg');
  const note = { reference: 'VN-2222AA', receivedAt: data.deletedAt, name: 'Rina', message: 'Hi' };
  await payload.create({ collection: 'visitor-notes', data: note });
}, patience);

const titlesFor = async (query: string, role: Role = 'editor') =>
  (await searchRecords(query, kinds, { payload, user: users.get(role) ?? null } as never)).map(
    ({ collection, total, first }) => [collection, total, ...first.map(({ title }) => title)],
  );
const fees = ['notices', 1, 'Fees of the odd semester'];

it.each([
  ['a word of a title', 'fees', fees],
  ['several words, in any order and in part', 'semes fees', fees],
  ['a title in the other language', 'মাচুলৰ', fees],
  ['a word of a text', 'counter', fees],
  ['a title and a text together', 'fees counter', fees],
  ['a text in the other language', 'ৰেহাই', fees],
  ['characters that are wildcards in a database', '০০%', fees],
  ['the title of a draft', 'sports', ['notices', 1, 'Sports week']],
])('finds a record by %s', async (_what, query, result) => {
  expect(await titlesFor(query)).toEqual([result]);
});

it.each(['winter', 'Gate in Winter.HEIC', 'gate_in winter.jpg'])(
  'finds a file by %s',
  async (name) => {
    expect(await titlesFor(name)).toEqual([
      ['media', 1, expect.stringContaining('gate-in-winter')],
    ]);
  },
);

it.each(['', '  ', 'fees sports', 'last year', '100_', "'; --", '\\'])(
  'finds nothing by “%s”',
  async (query) => {
    expect(await titlesFor(query)).toEqual([]);
  },
);

it.each(roles)('searches every collection as %s without an error', async (role) => {
  const every = payload.config.collections.map(({ slug }) => slug as CollectionSlug);
  const viewer = { payload, user: users.get(role) ?? null };
  await expect(searchRecords('fees', every, viewer as never)).resolves.toBeDefined();
});

it('finds only records that the user may read', async () => {
  expect(await titlesFor('Rina')).toEqual([]);
  expect(await titlesFor('Rina', 'moderator')).toEqual([['visitor-notes', 1, 'VN-2222AA']]);
  expect(await titlesFor('sports', 'moderator')).toEqual([]);
});
