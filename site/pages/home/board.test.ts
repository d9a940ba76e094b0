import { expect, test } from 'vitest';
import type { Answers } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const twelve = <Item>(make: (number: number) => Item) =>
  Array.from({ length: 12 }, (_, index) => make(index + 1));
const types = {
  COLLEGE_ACADEMIC_NOTICE: '/notifications/academic',
  COLLEGE_ADMIN_NOTICE: '/notifications/administrative',
  COLLEGE_TENDER: '/notifications/tender',
  COLLEGE_DOWNLOADS: '/notifications/downloads',
};
const notice = (type: string, id: string, more = {}) => ({
  ...{ id, type, title: `Title ${id}`, date: '01-11-2026' },
  ...more,
});
/** Titles in each list of the board, and in the ticker. */
async function noticesOn(answers: Answers) {
  const { main, page } = await visit('/', { checkiftodayisholiday: { status: 0 }, ...answers });
  const count = (selector: string) => main.all(selector).length;
  return {
    page,
    ticker: count('[data-ticker] li'),
    due: count('[class*="_due_"] li'),
    board: Object.values(types).map((to) => count(`div:has(> a[href="${to}"]) li`)),
  };
}

test('the board has four notices of each list, pinned ones first, the ticker eight', async () => {
  const due = { deadline: '01-01-2999', importance: 'urgent', on_top_until: '01-01-2999' };
  const {
    ticker,
    due: pressing,
    board,
  } = await noticesOn({
    getnoticesbytype: ({ type, limit }) =>
      twelve((id) => notice(`${type}`, `${id}`)).slice(0, Number(limit)),
    getnoticesbytypeann: twelve((id) => notice('COLLEGE_ACADEMIC_NOTICE', `${id}`)),
    getduenotices: twelve((id) => notice('COLLEGE_TENDER', `due-${id}`, due)),
  });
  expect({ ticker, pressing, board }).toEqual({ ticker: 8, pressing: 4, board: [4, 4, 4, 4] });
});

test.each(Object.entries(types))('a board may have only %s', async (only) => {
  const { board, due } = await noticesOn({
    getnoticesbytype: ({ type }) => (type === only ? [notice(only, '1')] : []),
  });
  expect(board).toEqual(Object.keys(types).map((type) => Number(type === only)));
  expect(due).toBe(0);
});

test('lists without notices are named in a line below the board', async () => {
  const { page } = await noticesOn({
    getnoticesbytype: ({ type }) =>
      type === 'COLLEGE_TENDER' ? [notice('COLLEGE_TENDER', '1')] : [],
  });
  expect(page.all('[class*="_board_"] h3').map(({ text }) => text)).toEqual(['Tenders']);
  expect(page.one('[class*="_none_"]').text).toBe(
    'No Student notices · No Administrative notices · No Downloads',
  );
});

test('student notices are beside the banner, unless the college hides the notices', async () => {
  const getnoticesbytype = [notice('COLLEGE_ACADEMIC_NOTICE', '1')];
  const beside = async (home_sections?: string[]) => {
    const getcollege = { name: 'Demo College', ...(home_sections && { home_sections }) };
    const { page } = await noticesOn({ getnoticesbytype, getcollege });
    return page.all('[class*="_hero_"] [class*="_first_"] li').length;
  };
  expect(await beside()).toBe(1);
  expect(await beside(['about'])).toBe(0);
});

test('a board may have only due notices', async () => {
  const due = notice('EXAM_SCHEDULE', '1', { deadline: '01-01-2999' });
  expect(await noticesOn({ getduenotices: [due] })).toMatchObject({ due: 1, board: [0, 0, 0, 0] });
});

test("home has the college's share picture", async () => {
  const about_image = '/files/media/hall-3f2a91c0-1600x700.jpg';
  const { page } = await noticesOn({ getcollege: { name: 'Demo College', about_image } });
  const shared = page
    .all('meta[property^="og:image"]')
    .map(({ attributes: { property, content } }) => [property, content]);
  expect(shared).toEqual([
    ['og:image', `https://c.test${about_image}`],
    ['og:image:width', '1600'],
    ['og:image:height', '700'],
    ['og:image:alt', 'Demo College'],
  ]);
});
