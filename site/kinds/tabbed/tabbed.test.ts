import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../../testing/visit.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const notice = (id: string, more = {}) => ({
  ...{
    id,
    type: 'COLLEGE_NSS',
    title: `Notice ${id}.`,
    date: '01-10-2024',
    description: '<p>Words.</p>',
  },
  ...more,
});
const noticesIn = (text: string) => text.match(/Notice \w+\./g) ?? [];

test('three notices introduce a wing, even if the backend sends more', async () => {
  const getnoticesbytype = ({ type }: { type?: unknown }) =>
    type === 'COLLEGE_NSS' ? ['a', 'b', 'c', 'd'].map((id) => notice(id)) : [];
  const { text } = await visit('/nss/unit', { getnoticesbytype });
  expect(noticesIn(text)).toEqual(['Notice a.', 'Notice b.', 'Notice c.']);
});

const photo = (type: unknown) => ({ url: `/files/${type}.jpg`, type, caption: `Photo ${type}.` });
const bannersOf = async (path: string, answers = {}) => {
  const { main } = await visit(path, answers);
  return main.all('[class*="_banner_"] img').map(({ attributes }) => attributes.src);
};

test.each([
  ...['/ncc', '/ncc/home', '/ncc/ncc_army', '/ncc/ncc_navy', '/ncc/ncc_air', '/ncc/ncc_girl'].map(
    (path) => [path, 'NCC_HIGHLIGHTS'],
  ),
  ...['/nss', '/nss/home', '/nss/unit'].map((path) => [path, 'NSS_HIGHLIGHTS']),
])('the banner of %s is the first photo of %s', async (path, type) => {
  const getphotosforwebsite = (input: { type?: unknown }) => [
    photo(input.type),
    photo('HIGHLIGHTS'),
  ];
  expect(await bannersOf(path, { getphotosforwebsite })).toEqual([`/files/${type}.jpg`]);
});

test("the banner is the newest notice's photo if there is no such photo", async () => {
  const camp = notice('a', { featured_photo: [{ url: '/files/camp.jpg' }] });
  const getnoticesbytype = ({ type }: { type?: unknown }) =>
    type === 'COLLEGE_NCC_ARMY' ? [camp] : [];
  const { main } = await visit('/ncc/ncc_army', { getnoticesbytype, getphotosforwebsite: [] });
  expect(main.all('img').map(({ attributes }) => attributes.src)).toEqual(['/files/camp.jpg']);
  expect(main.all('[class*="_banner_"]')).toHaveLength(1);
});

test.each(['/ncc/home', '/nss/home', '/ncc', '/nss'])(
  '%s without any picture has no banner',
  async (path) => {
    expect(
      await bannersOf(path, { getphotosforwebsite: [], getnoticesbytype: [notice('a')] }),
    ).toEqual([]);
  },
);

test.each([
  ['/ncc/ncc_army', 'NCC_ARMY'],
  ['/nss/unit', 'NSS'],
])('the members of %s are those of the committee %s', async (path, committee_code) => {
  const getcommitteebycode = vi.fn(() => []);
  await visit(`${path}?tab=members`, { getcommitteebycode });
  expect(getcommitteebycode).toHaveBeenCalledWith({ committee_code });
});

test('shows a committee with one member, but none without members', async () => {
  const committee = (id: number, ...names: string[]) => ({
    ...{ id, name: `Committee ${id}` },
    members: names.map((member_name) => ({ member_name, member_designation: 'Officer' })),
  });
  const { text } = await visit('/ncc/home?tab=members', {
    getcommitteebycode: [committee(1, 'Rina Das'), committee(2)],
  });
  expect(text).toContain('Committee 1');
  expect(text).toContain('Rina Das');
  expect(text).not.toContain('Committee 2');
});

test('a tab with some of the notices pages through all of them', async () => {
  const file = { url: '/files/a.pdf', fileType: 'PDF' };
  const all = Array.from({ length: 60 }, (_, index) =>
    notice(`n${index}`, index < 36 ? { description: ' \n', upload_info: [file] } : {}),
  );
  const getnoticesbytype = ({ limit = 60, page = 1 }: { limit?: number; page?: number }) =>
    all.slice((page - 1) * limit, page * limit);
  const noticesOn = async (path: string) =>
    noticesIn((await visit(path, { getnoticesbytype })).text);
  expect((await noticesOn('/ignou'))[0]).toBe('Notice n36.');
  expect(await noticesOn('/ignou?page=3')).toEqual(
    ['n56', 'n57', 'n58', 'n59'].map((id) => `Notice ${id}.`),
  );
  // Each document is named in its title and in the link to its file.
  expect(await noticesOn('/ignou?tab=documents&page=4')).toHaveLength(12);
});

test.each([
  ['/nptel', '/nptel', '/nptel?'],
  ['/nptel?tab=chapterEvents', '/nptel?tab=chapterEvents', '/nptel?tab=chapterEvents&'],
])('%s has an archive of the years of the partnership', async (path, latest, state) => {
  const twelve = Array.from({ length: 12 }, (_, index) => notice(`n${index}`));
  const answers = {
    getpage: ({ page }: { page?: unknown }) => ({ page, html: '', since: '01-10-2024' }),
    getnoticesbytypedeptv1: ({ year }: { year?: unknown }) =>
      year === 2026
        ? []
        : [
            ...twelve,
            ...twelve.map((notice) => ({ ...notice, featured_photo: [{ url: '/p.png' }] })),
          ],
    getnoticesbytype: [notice('a')],
  };
  const leadingOn = async (path: string) =>
    (await visit(path, answers)).main
      .all('a:is([href*="year="], nav:not(#tabs) > ul > li > a)')
      .map(({ attributes }) => attributes.href);
  const years = [`${latest}#tabs`, `${state}year=2025#tabs`, `${state}year=2024#tabs`];
  expect(await leadingOn(path)).toEqual(expect.arrayContaining(years));
  const further = await leadingOn(`${state}year=2025`);
  expect(further).toEqual(expect.arrayContaining([...years, `${state}year=2025&page=2#tabs`]));
});

test('the archive includes years of notices before and after the partnership', async () => {
  const answers = {
    getpage: ({ page }: { page?: unknown }) => ({ page, html: '', since: '01-10-2024' }),
    getyearsoftype: ({ type }: { type?: string }) =>
      type === 'COLLEGE_NPTEL_EVENT' ? [2027, 2025, 2016, 2015] : [],
    // For 2015 there is only a photo, which the other tab shows.
    getnoticesbytypedeptv1: ({ year }: { year?: number }) => [
      notice(`of${year}`, year === 2015 ? { featured_photo: [{ url: '/p.png' }] } : {}),
    ],
    getnoticesbytype: [notice('a')],
  };
  const { main } = await visit('/nptel', answers);
  const years = main.all('a[href*="year="]').map(({ words }) => words);
  expect(years).toEqual(['2027', '2026', '2025', '2024', '2016']);
});

test('a partnership without an archive has no years', async () => {
  const getpage = ({ page }: { page?: unknown }) => ({ page, html: '', since: '01-10-2024' });
  const { main } = await visit('/kkhsou', {
    getpage,
    getnoticesbytype: [notice('a')],
    getnoticesbytypedeptv1: [notice('a')],
  });
  expect(main.all('a[href*="year="]')).toEqual([]);
});
