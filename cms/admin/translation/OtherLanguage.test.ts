/** Texts below a field: its description and its value in other languages. */
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../payload-types.ts';
import { addNotice, addUser } from '../../testing/content.ts';
import { texts } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { OtherLanguage } from './OtherLanguage.tsx';

let payload: Payload;
let user: User;
let id: number;
beforeAll(async () => {
  payload = await temporaryCms();
  user = await addUser(payload, 'editor');
  id = (await addNotice(payload, { title: 'Fees' })).id;
}, patience);

async function openBelow(title: string) {
  await payload.update({ collection: 'notices', id, locale: 'as', data: { title } });
  const field = { name: 'title', type: 'text', admin: { description: 'A hint.' } } as const;
  const props = { collectionSlug: 'notices', field, id, path: 'title' };
  await show(OtherLanguage, { ...(await propsOf(payload, { user })), ...props });
  expect(texts('small')).toEqual(['A hint.']);
}

test('shows a short text after the hint, marked with its language', async () => {
  const text = 'ক'.repeat(200);
  await openBelow(text);
  expect(texts('p[lang=as]')).toEqual([`অসমীয়া: ${text}`]);
  expect(texts('summary')).toEqual([]);
});

test('shows a longer text in a section to open', async () => {
  const text = 'ক'.repeat(201);
  await openBelow(text);
  expect(texts('details > :is(summary, p)[lang=as]')).toEqual(['অসমীয়া', text]);
});
