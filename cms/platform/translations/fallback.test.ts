/** Whoever changes one thing in Assamese writes that alone: what stood there in English stays English. */
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const inAssamese = { locale: 'as', depth: 0 } as const;
const inAll = { locale: 'all', depth: 0 } as const;

it('the college', { timeout: patience }, async () => {
  const slug = 'college';
  const english = { name: 'Ours', tagline: 'Learn', address: 'Guwahati' };
  await payload.updateGlobal({ slug, data: english });
  await payload.updateGlobal({ slug, data: { name: 'আমাৰ', tagline: 'শিকক' }, ...inAssamese });
  const { name, tagline, address } = Object(await payload.findGlobal({ slug, ...inAll }));
  expect([name.en, tagline.en, address.en]).toEqual(['Ours', 'Learn', 'Guwahati']);
  expect([name.as, tagline.as, address.as ?? null]).toEqual(['আমাৰ', 'শিকক', null]);
});

it('a record, by its number or by a condition', { timeout: patience }, async () => {
  const { id } = await addNotice(payload, { title: 'Fees' });
  const collection = 'notices';
  await payload.update({ collection, id, data: { posted_as: 'Principal' } });
  const data = { title: 'মাচুল' };
  await payload.update({ collection, id, data, ...inAssamese });
  await payload.update({ collection, where: { id: { equals: id } }, data, ...inAssamese });
  const { title, posted_as } = Object(await payload.findByID({ collection, id, ...inAll }));
  expect([title.as, posted_as.en, posted_as.as ?? null]).toEqual(['মাচুল', 'Principal', null]);
});
