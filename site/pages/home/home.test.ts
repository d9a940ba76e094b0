import { expect, test } from 'vitest';
import { filledCollege } from '../../testing/colleges.ts';
import { parse } from '../../testing/markup.ts';
import { type Answers, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const twelve = <Item>(make: (number: number) => Item) =>
  Array.from({ length: 12 }, (_, index) => make(index + 1));

test('home shows events, highlights, testimonials, alumni and messages', async () => {
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
  for (const list of [...lists, 'TESTIMONIALS', 'BANNER_IMAGES', 'Alumna', 'Hello'])
    expect(
      twelve((number) => `${list} ${number}.`).filter((title) => !text.includes(title)),
    ).toEqual([]);
  expect(text).toContain('Event 6.');
});

test('shows four departments of a faculty, and folds the others', async () => {
  const countsWith = async (count: number, stream = 'ARTS') => {
    const getdepartments = twelve((number) => ({
      ...{ dept_code: `D${number}`, dept_name: `Department ${number}`, stream },
    })).slice(0, count);
    const { main } = await visit('/', { checkiftodayisholiday: { status: 0 }, getdepartments });
    const links = 'a[href^="/department/"]';
    return [main.all(`${links}:not(details *)`).length, main.all(`details ${links}`).length];
  };
  expect([await countsWith(4), await countsWith(5), await countsWith(12)]).toEqual([
    [4, 0],
    [4, 1],
    [4, 8],
  ]);
  expect(await countsWith(12, 'SCIENCE')).toEqual([4, 8]);
  expect(await countsWith(12, 'COMMERCE')).toEqual([12, 0]);
});

test('sends the first banner with the page if its phone copy is small', async () => {
  const light = '/files/media/river-3f2a91c0-1600x700';
  const heavy = '/files/media/gate-91c03f2a-1600x700';
  const data = 'data:image/avif;base64,AAAA';
  const home = async (...banners: string[]) => {
    const photos = ({ type }: { type?: unknown }) =>
      type === 'BANNER_IMAGES' ? banners.map((url) => ({ url: `${url}.jpg`, type })) : [];
    const answers = { getphotosforwebsite: photos, checkiftodayisholiday: { status: 0 } };
    const render = renderWith(answers, undefined, {
      [`${light}.640.avif`]: data,
    });
    return parse(String((await render('/')).body));
  };
  const inPage = `[srcset*="${data}"], [src*="${data}"]`;
  const page = await home(light, heavy);
  // One picture each, because a second slide would show the first picture.
  const first = page.one(inPage);
  expect(page.all('picture > source:first-child')[0]?.source).toBe(first.source);
  expect(first.attributes.type).toBe('image/avif');
  expect(first.attributes.media).toBe('(max-width: 30rem)');
  expect(page.all('img[fetchpriority="high"]')).toHaveLength(1);
  expect((await home(heavy, light)).all(inPage)).toEqual([]);
  expect((await home()).all(inPage)).toEqual([]);
});

test('the third event after the first has no photo, and six events are shown', async () => {
  const lists = async (count: number) => {
    const getupcomingevents = twelve((id) => ({ id, title: 'Event' })).slice(0, count);
    const { main } = await visit('/', { getupcomingevents, checkiftodayisholiday: { status: 0 } });
    const signs = ['article', '[class*="_last_"]', '[class*="_slim_"]'];
    return signs.map((sign) => main.all(sign).length);
  };
  expect(await lists(3)).toEqual([3, 0, 0]);
  expect(await lists(4)).toEqual([3, 1, 1]);
  expect(await lists(12)).toEqual([3, 1, 3]);
});

test('a carousel with one item has no buttons', async () => {
  const steps = async (count: number) => {
    const getphotosforwebsite = ({ type }: { type?: unknown }) =>
      type === 'BANNER_IMAGES'
        ? twelve((number) => ({ url: `/${number}.jpg`, type })).slice(0, count)
        : [];
    const { main } = await visit('/', {
      getphotosforwebsite,
      checkiftodayisholiday: { status: 0 },
    });
    return main.all('[data-carousel] > [data-words]').length;
  };
  expect([await steps(1), await steps(2)]).toEqual([0, 1]);
});

test('a holiday shows its last day if it differs, and appears only on its days', async () => {
  const dialog = async (end_date: string, status: 0 | 1 = 1) => {
    const data = { title: 'Bihu', start_date: '14-01-2026', end_date };
    const { text } = await visit('/', { checkiftodayisholiday: { status, data } });
    return /Bihu +Close +([^A]*2026)?( |$)/.exec(text)?.[1]?.trim();
  };
  expect(await dialog('15-01-2026')).toBe('14 Jan 2026 – 15 Jan 2026');
  expect(await dialog('14-01-2026')).toBe('14 Jan 2026');
  expect(await dialog('')).toBe('14 Jan 2026');
  expect(await dialog('15-01-2026', 0)).toBeUndefined();
});

test('a holiday shows its pictures and no other files', async () => {
  const files = [
    ['image', 'bihu.jpg'],
    ['PDF', 'notice.pdf'],
  ].map(([fileType, name]) => ({ fileType, url: `/files/${name}`, alt: name }));
  const data = { title: 'Bihu', start_date: '14-01-2026', end_date: '', upload_info: files };
  const { main } = await visit('/', { checkiftodayisholiday: { status: 1, data } });
  const descriptions = main.all('dialog img').map(({ attributes }) => attributes.alt);
  expect(descriptions).toEqual(['bihu.jpg']);
});

/** The headings of the sections of the page, in order. */
const partsOf = async (answers: Answers) => {
  const { main } = await visit('/', { checkiftodayisholiday: { status: 0 }, ...answers });
  return main.all('section > h2, section > div > h2').map(({ text }) => text);
};

test('a college orders and hides the sections of its home page', async () => {
  const home_sections = ['swoc', 'events', 'notices'];
  const getcollege = {
    ...(filledCollege.getcollege as (input: object) => object)({}),
    home_sections,
  };
  const parts = await partsOf({ ...filledCollege, getcollege });
  expect(parts).toEqual(['Institutional SWOC', 'News and events', 'Notice board']);
});

test('leaves out a section without content', async () => {
  expect(await partsOf({})).toEqual([]);
});

test('each list has its own heading', async () => {
  const getnoticesbytype = ({ type }: { type?: unknown }) => [
    { id: '1', type, title: `Title of ${type}.`, description: `<p>Text of ${type}.</p>` },
  ];
  const { text } = await visit('/', { checkiftodayisholiday: { status: 0 }, getnoticesbytype });
  for (const [heading, type] of [
    ['Strengths', 'SWOC_S'],
    ['Weaknesses', 'SWOC_W'],
    ['Opportunities', 'SWOC_O'],
    ['Challenges', 'SWOC_C'],
  ])
    expect(text).toContain(`${heading} Text of COLLEGE_${type}.`);
  const after = (heading: string) => text.slice(text.indexOf(heading)).match(/COLLEGE_\w+/)?.[0];
  expect(['Student achievements', 'Faculty achievements'].map(after)).toEqual([
    'COLLEGE_STU_ACHIEVEMENTS',
    'COLLEGE_EMP_ACHIEVEMENTS',
  ]);
});

test('a college without a name says that its website is being set up', async () => {
  const { title, main } = await visit('/', {
    checkiftodayisholiday: { status: 0 },
    getcollege: { name: '' },
  });
  expect(title).toBe('This website is being set up');
  expect(main.one('h1').text).toBe('This website is being set up');
});
