/** Tests the list of records that use a record. */
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../../access.ts';
import { addNotice, addPicture, addUser, showFiles } from '../../testing/content.ts';
import { headings, items, links, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { UsedIn } from './UsedIn.tsx';

let payload: Payload;
let picture: number;
let unused: number;
let draft: number;
let files: number[];
beforeAll(async () => {
  payload = await temporaryCms();
  picture = (await addPicture(payload, 'gate.jpg')).id;
  unused = (await addPicture(payload, 'hall.jpg')).id;
  draft = (await addNotice(payload, { title: 'A draft', _status: 'draft' })).id;
  const data = { uploads: [picture] };
  await payload.update({ collection: 'notices', id: draft, data, draft: true });
  files = [(await showFiles(payload, picture)).id, (await showFiles(payload, picture)).id];
}, patience);

interface Form {
  role?: Role;
  language?: 'en' | 'as';
  collectionSlug?: string;
  id?: number;
}
async function open({ role = 'editor', language = 'en', ...record }: Form) {
  const props = await propsOf(payload, { user: await addUser(payload, role), language });
  await show(UsedIn, { ...props, ...record });
}
const used = () => ({ collectionSlug: 'media', id: picture });

test('names and links the records of each collection', async () => {
  await open(used());
  expect(headings()).toEqual(['Used in']);
  expect(items()).toEqual(['Important files (2): Shown, Shown', 'Notices & events (1): A draft']);
  expect(links()).toEqual([
    ...files.map((id) => ['Shown', `/admin/collections/important-files/${id}`]),
    ['A draft', `/admin/collections/notices/${draft}`],
  ]);
});

test('counts records that the account may not read, and links to no list that it does not have', async () => {
  await open({ ...used(), role: 'moderator' });
  expect(items()).toEqual(['Important files (2): Shown, Shown', 'Notices & events (1)']);
  expect(links()).toEqual([]);
});

test('names the first ten records of a collection', async () => {
  const { id } = await addPicture(payload, 'library.jpg');
  for (let count = 0; count < 11; count += 1) await showFiles(payload, id);
  await open({ collectionSlug: 'media', id });
  expect(items()).toEqual([`Important files (11): ${Array(10).fill('Shown').join(', ')} …`]);
});

test('is in the language of the admin', async () => {
  await open({ ...used(), language: 'as' });
  for (const text of [...headings(), ...items()]) expect(text).toMatch(/^[অ-ৱ]/);
});

test('shows nothing without uses or without a saved record', async () => {
  for (const record of [
    { collectionSlug: 'media', id: unused },
    { collectionSlug: 'media' },
    { id: picture },
  ]) {
    await open(record);
    expect(words()).toBe('');
  }
});
