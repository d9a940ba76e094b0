import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';

const twelve = <Item>(make: (number: number) => Item) =>
  Array.from({ length: 12 }, (_, index) => make(index + 1));

test('home shows all of what moves: events, highlights, testimonials, alumni, messages', async () => {
  const photos = ({ type }: { type?: unknown }) =>
    twelve((number) => ({
      url: `/files/${type}-${number}.jpg`,
      caption: `${type} ${number}.`,
      type,
    }));
  const { text } = await visit('/', {
    checkiftodayisholiday: { status: 0 },
    getphotosforwebsite: photos,
    getphotosforwebsitewithcaption: photos,
    getupcomingevents: twelve((id) => ({ id, title: `Event ${id}.`, date: '01-09-2026' })),
    getalumnibydept: twelve((number) => ({ name: `Alumna ${number}.` })),
    'getmessage-all': twelve((number) => ({
      type: 'STUDENT',
      name: 'A',
      message: `Hello ${number}.`,
    })),
  });
  const lists = ['HIGHLIGHTS', 'RESEARCH_HIGHLIGHTS', 'NCC_HIGHLIGHTS', 'NSS_HIGHLIGHTS'];
  for (const list of [...lists, 'TESTIMONIALS', 'BANNER_IMAGES', 'Event', 'Alumna', 'Hello'])
    expect(twelve((number) => `${list} ${number}.`).filter((one) => !text.includes(one))).toEqual(
      [],
    );
});
