import { expect, test } from 'vitest';
import { renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

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

test("the first banner comes with the page where a phone's copy of it is small", async () => {
  const light = '/files/media/river-3f2a91c0-1600x700';
  const heavy = '/files/media/gate-91c03f2a-1600x700';
  const data = 'data:image/avif;base64,AAAA';
  const home = async (...banners: string[]) => {
    const photos = ({ type }: { type?: unknown }) =>
      type === 'BANNER_IMAGES' ? banners.map((url) => ({ url: `${url}.jpg`, type })) : [];
    const answers = { getphotosforwebsite: photos, checkiftodayisholiday: { status: 0 } };
    const render = renderWith(answers, undefined, {
      [`${light}.960.avif`]: data,
    });
    return String((await render('/')).body);
  };
  const first = `<picture><source type="image/avif" media="(max-width: 30rem)" srcSet="${data}"/>`;
  const page = await home(light, heavy);
  expect(page).toContain(first);
  // One each: another slide would show the first one's picture.
  expect(page.split(data)).toHaveLength(2);
  expect(page.split(/<img[^>]* fetchPriority="high"/)).toHaveLength(2);
  expect(await home(heavy, light)).not.toContain(data);
  expect(await home()).not.toContain(data);
});
