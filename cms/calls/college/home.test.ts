import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPicture, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import { getcount, setcount } from './college.ts';
import {
  admissionSettings,
  checkiftodayisholiday,
  getfeaturednotificationwebsite,
  getholidays,
  getphotosforwebsite,
  getphotosforwebsitewithcaption,
} from './home.ts';

let payload: Payload;
let context: Context;
let picture: number;

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
  picture = (await addPicture(payload, 'red.jpg')).id;
}, patience);

describe('a holiday', () => {
  const day = (date: string) => `${date}T06:30:00.000Z`;
  const at = (moment: string) => vi.setSystemTime(new Date(moment));
  const title = async () => (await checkiftodayisholiday({}, context)).data?.title;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('lasts from midnight of its first day to midnight after its last day in Assam', async () => {
    const data = { title: 'Bihu', start_date: day('2026-04-14'), end_date: day('2026-04-16') };
    await payload.create({ collection: 'holidays', data });
    for (const [moment, expected] of [
      ['2026-04-13T18:29:59.999Z', undefined],
      ['2026-04-13T18:30:00.000Z', 'Bihu'],
      ['2026-04-16T18:29:59.999Z', 'Bihu'],
      ['2026-04-16T18:30:00.000Z', undefined],
    ] as const) {
      at(moment);
      expect([moment, await title()]).toEqual([moment, expected]);
    }
    at('2026-04-17T06:00:00Z');
    expect(await checkiftodayisholiday({}, context)).toEqual({ status: 0, data: null });
    const days = { title: 'Bihu', start_date: '14-04-2026', end_date: '16-04-2026' };
    const [holiday] = await getholidays({}, context);
    expect(holiday).toEqual({ id: expect.any(String), updated_at: expect.any(String), ...days });
  });

  it('is the one that began first if two overlap', async () => {
    for (const [name, start] of [
      ['Second', '2026-10-02'],
      ['First', '2026-10-01'],
    ] as const) {
      const data = { title: name, start_date: day(start), end_date: day('2026-10-03') };
      await payload.create({ collection: 'holidays', data });
    }
    at('2026-10-02T06:00:00Z');
    expect(await title()).toBe('First');
  });
});

it('returns at most five active popups, the newest first', async () => {
  for (let n = 1; n <= 7; n += 1) {
    const data = { title: `${n}`, active: n !== 6, description: paragraph(`${n}`) };
    await payload.create({ collection: 'featured-notifications', data });
  }
  const visible = await getfeaturednotificationwebsite({}, context);
  expect(visible.map(({ description }) => description)).toEqual(
    [7, 5, 4, 3, 2].map((n) => `<p>${n}</p>`),
  );
});

it.each([
  [true, 1],
  [false, 0],
])('returns whether admission is open: %s', async (open, status) => {
  await payload.updateGlobal({ slug: 'admission', data: { open, session: '2026-27' } });
  expect(await admissionSettings({}, context)).toEqual({ status, session: '2026-27', link: '' });
});

it('returns photos in their order, or only those with a caption', async () => {
  for (const [caption, order, type] of [
    ['Last', 3, 'HIGHLIGHTS'],
    ['', 2, 'HIGHLIGHTS'],
    ['First', 1, 'HIGHLIGHTS'],
    ['Elsewhere', 1, 'TESTIMONIALS'],
  ] as const)
    await payload.create({ collection: 'photos', data: { caption, order, type, image: picture } });
  const type = 'HIGHLIGHTS' as const;
  const captions = (photos: { caption: string }[]) => photos.map(({ caption }) => caption);
  expect(captions(await getphotosforwebsite({ type }, context))).toEqual(['First', '', 'Last']);
  const photos = await getphotosforwebsitewithcaption({ type }, context);
  expect(captions(photos)).toEqual(['First', 'Last']);
  // Content in the recycle bin is never shown.
  const data = { deletedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection: 'media', id: picture, data });
  expect(await getphotosforwebsite({ type }, context)).toEqual([]);
});

it('counts the first visitor as 1', async () => {
  expect(await getcount({}, context)).toEqual({ count: 0 });
  expect(await setcount({}, context)).toEqual({ count: 1 });
  expect(await setcount({}, context)).toEqual({ count: 2 });
  expect(await getcount({}, context)).toEqual({ count: 2 });
});
