import { expect, test, vi } from 'vitest';
import { loadPage, type Paging, pageAddress, parsePage } from './paging.ts';
import { lastYears, parseYear, yearsDownTo } from './years.ts';

const at = (query: string) => new URL(`https://college.test/list${query}`);
const refused = expect.objectContaining({ status: 404 });

test('the notices archive has seven years, this one first', () => {
  expect(lastYears('2026-03-01')).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
});

test('the events archive reaches down to its first year', () => {
  expect(yearsDownTo(2019, '2024-12-31')).toEqual([2024, 2023, 2022, 2021, 2020, 2019]);
  expect(yearsDownTo(2019, '2018-01-01')).toEqual([2018]);
});

test('parses a valid year, none, or throws a 404', () => {
  for (const year of [1900, 2024, 2199]) expect(parseYear(`${year}`)).toBe(year);
  expect(parseYear(undefined)).toBeUndefined();
  for (const text of ['24', '20240', 'abcd', '1899', '2200', '2024 ', '-2024'])
    expect(() => parseYear(text)).toThrow(refused);
});

test('parses a page from 1', () => {
  expect(parsePage(at(''))).toBe(1);
  for (const page of [7, 10, 9999]) expect(parsePage(at(`?page=${page}`))).toBe(page);
  for (const query of ['?page=0', '?page=-1', '?page=x', '?page=', '?page=1e3', '?page=10000'])
    expect(() => parsePage(at(query))).toThrow(refused);
});

test('page 1 has no parameter', () => {
  expect(pageAddress('/events/2024', 1)).toBe('/events/2024');
  expect(pageAddress('/events/2024', 2)).toBe('/events/2024?page=2');
  expect(pageAddress('/department/PHY/notices?year=2024', 2)).toBe(
    '/department/PHY/notices?year=2024&page=2',
  );
});

const all = Array.from({ length: 25 }, (_, index) => index);
const backendOf =
  (items: number[]) =>
  async ({ limit, page }: Paging) =>
    items.slice((page - 1) * limit, page * limit);
const backends = {
  'that pages': backendOf(all),
  'that knows no paging': async () => all,
};

test.each(Object.entries(backends))(
  'pages join without a gap with a backend %s',
  async (_, ask) => {
    const pages = await Promise.all([1, 2, 3].map((page) => loadPage(ask, page, 12)));
    expect(pages.flatMap(({ items }) => items)).toEqual(all);
    expect(pages.map(({ hasOlder }) => hasOlder)).toEqual([true, true, false]);
    await expect(loadPage(ask, 4, 12)).rejects.toEqual(refused);
  },
);

test('a full last page has no page after it', async () => {
  expect(await loadPage(backendOf(all.slice(0, 12)), 1, 12)).toEqual({
    items: all.slice(0, 12),
    hasOlder: false,
  });
});

test('a page needs one call for little more than it shows', async () => {
  const ask = vi.fn(backends['that pages']);
  for (const page of [1, 2, 3]) await loadPage(ask, page, 12);
  expect(ask.mock.calls).toEqual([
    [{ limit: 13, page: 1 }],
    [{ limit: 25, page: 1 }],
    [{ limit: 19, page: 2 }],
  ]);
});

test.each([8, 12, 24])('each page of a long list has its own %i items', async (size) => {
  const long = Array.from({ length: 20 * size }, (_, index) => index);
  for (let page = 1; page <= 20; page += 1) {
    const listPage = await loadPage(backendOf(long), page, size);
    const items = long.slice((page - 1) * size, page * size);
    expect(listPage).toEqual({ items, hasOlder: page < 20 });
  }
});

test('an empty list is a page', async () => {
  expect(await loadPage(async () => [], 1, 12)).toEqual({ items: [], hasOlder: false });
});
