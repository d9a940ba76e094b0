/** Number of items per page of each list, and addresses of further pages. */
import { expect, test } from 'vitest';
import { en } from '../strings/en.ts';
import { visit } from '../testing/visit.ts';

interface Asked {
  type?: string;
  limit?: number;
  page?: number;
}
const all = Array.from({ length: 60 }, (_, index) => ({
  ...{ id: `${index}`, title: `Item ${index}.`, date: '01-09-2024', description: '<p>Words</p>' },
  upload_info: [{ url: '/files/media/a.pdf', fileType: 'PDF' }],
}));
const list = ({ type, limit = 60, page = 1 }: Asked) =>
  all.slice((page - 1) * limit, page * limit).map((item) => ({ ...item, type }));
const answers = {
  getnoticesbytype: list,
  getnoticesbytypedeptv1: list,
  getcollegeeventlistwithyear: list,
  getnoticesbytypedept: list,
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
};

async function pageOf(path: string) {
  const { main } = await visit(path, answers);
  const items = new Set(main.words.match(/Item \d+\./g));
  const { newer, older } = en.notices;
  const leadingTo = (label: string) =>
    main.all('a').find(({ words }) => words === label)?.attributes.href;
  return { count: items.size, newer: leadingTo(newer), older: leadingTo(older) };
}

test.each([
  ['/students/results', 12, '?'],
  ['/students/results?year=2024', 12, '&'],
  ['/students/routines', 24, '?'],
  ['/notifications/tender', 12, '?'],
  ['/notifications/tender/2024', 12, '?'],
  ['/events', 24, '?'],
  ['/events/2024', 24, '?'],
  ['/iqac/event-news', 24, '?'],
  ['/iqac/event-news?year=2023', 24, '&'],
  ['/alumni/events', 24, '?'],
  ['/facility/library', 8, '?'],
  ['/iqac/aqar', 24, '?'],
  ['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', 24, '&'],
])('%s has %i items a page', async (path, count, joined) => {
  expect(await pageOf(path)).toEqual({ count, older: `${path}${joined}page=2` });
  expect(await pageOf(`${path}${joined}page=2`)).toEqual({
    ...{ count, newer: path, older: `${path}${joined}page=3` },
  });
});
