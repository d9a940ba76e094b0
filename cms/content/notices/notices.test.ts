import { asRecord } from '@college/contract/as-record';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { dateText } from '../../time-zone/dates.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('gives a copied notice the date of today, English texts only and no deadlines', {
  timeout: patience,
}, async () => {
  const { id } = await addNotice(payload, {
    title: 'Fees',
    date: '2020-03-05T06:30:00.000Z',
    expires: '2020-04-05T06:30:00.000Z',
    deadline: '2020-03-20T06:30:00.000Z',
    importance: 'urgent',
  });
  const collection = 'notices';
  const words = { description: paragraph('Pay.'), posted_as: 'Principal' };
  await payload.update({ collection, id, data: words });
  const data = { title: 'মাচুল', description: paragraph('দিয়ক।') };
  await payload.update({ collection, id, locale: 'as', data });
  const before = new Date().toISOString();
  const copy = await payload.duplicate({ collection, id });
  const { title, description, posted_as, date, words_changed, ...days } = (await payload.findByID({
    collection,
    id: copy.id,
    locale: 'all',
    draft: true,
  })) as unknown as Record<string, unknown>;
  const inEnglish = (en: unknown) => ({ en, as: null });
  const { expires, deadline, importance } = days;
  expect({ title, description, posted_as, expires, deadline, importance }).toEqual({
    title: inEnglish('Fees'),
    description: inEnglish(expect.objectContaining({ root: expect.anything() })),
    posted_as: inEnglish('Principal'),
    ...{ expires: null, deadline: null, importance: null },
  });
  expect(asRecord(words_changed).as).toBeFalsy();
  expect(dateText(String(date))).toBe(dateText(before));
});
