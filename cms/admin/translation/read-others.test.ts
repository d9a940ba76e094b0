import type { Locale } from '@college/contract/locales';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readOthers } from './read-others.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('reads the other language of a field, also of a draft, with the rights of the user', {
  timeout: patience,
}, async () => {
  const { id } = await addNotice(payload, { title: 'Fees' });
  const data = { title: 'মাচুল' };
  await payload.update({ collection: 'notices', id, data, locale: 'as', draft: true });
  const textsFor = async (locale: Locale, role: 'editor' | 'moderator', field = 'title') => {
    const req = await createLocalReq({ user: await addUser(payload, role), locale }, payload);
    const others = await readOthers({ collectionSlug: 'notices', id }, field, req);
    return others.map(({ text }) => text);
  };
  expect(await textsFor('en', 'editor')).toEqual(['মাচুল']);
  expect(await textsFor('as', 'editor')).toEqual(['Fees']);
  expect(await textsFor('en', 'editor', 'caption')).toEqual([]);
  expect(await textsFor('en', 'moderator')).toEqual([]);
});

it('reads the other language of the college', { timeout: patience }, async () => {
  await payload.updateGlobal({ slug: 'college', data: { name: 'Ours' } });
  await payload.updateGlobal({ slug: 'college', data: { name: 'আমাৰ' }, locale: 'as' });
  const req = await createLocalReq(
    { user: await addUser(payload, 'editor'), locale: 'as' },
    payload,
  );
  expect(await readOthers({ global: 'college' }, 'name', req)).toMatchObject([{ text: 'Ours' }]);
});

it('reads each record of one request separately', { timeout: patience }, async () => {
  const req = await createLocalReq(
    { user: await addUser(payload, 'editor'), locale: 'as' },
    payload,
  );
  for (const title of ['Fees', 'Holidays']) {
    const { id } = await addNotice(payload, { title });
    const source = { collectionSlug: 'notices', id } as const;
    expect(await readOthers(source, 'title', req)).toMatchObject([{ text: title }]);
  }
  const { id } = await addNotice(payload, { title: 'Exams' });
  const page = { collectionSlug: 'pages', id } as const;
  expect(await readOthers(page, 'title', req)).toEqual([]);
});
