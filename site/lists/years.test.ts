import type { Event } from '@college/contract/entities';
import { expect, test, vi } from 'vitest';
import { visit } from '../testing/visit.ts';
import type { Paging } from './paging.ts';
import { filterNonEmptyYears, getTabYears, loadNewestYear } from './years.ts';

const noticesIn =
  (...filled: number[]) =>
  ({ year }: { year?: number }) =>
    year === undefined || filled.includes(year)
      ? [{ id: '1', title: 'Results', date: `01-06-${year ?? 2026}`, type: 'EXAM_RESULTS' }]
      : [];
const yearsOn = async (path: string, answers = {}) => {
  const { main } = await visit(path, answers);
  const addresses = main.all('[href]').map((link) => link.attributes.href ?? '');
  return addresses
    .flatMap((address) => /(?:year=|\/)(20\d\d)$/.exec(address)?.[1] ?? [])
    .map(Number);
};

test('keeps a year whose call fails', async () => {
  const ask = async (year: number) => {
    if (year === 2025) throw new Error('no answer');
    return year === 2024 ? [1] : [];
  };
  expect(await filterNonEmptyYears([2026, 2025, 2024], ask)).toEqual([2025, 2024]);
});

test.each([
  ['/students/results', 'getnoticesbytypedeptv1'],
  ['/students/routines', 'getnoticesbytypedeptv1'],
])('%s has a tab for each year with content', async (path, call) => {
  vi.setSystemTime('2026-11-21');
  const answers = { getnoticesbytype: noticesIn(), [call]: noticesIn(2025, 2023) };
  expect(await yearsOn(path, answers)).toEqual([2025, 2023]);
  expect(await yearsOn(path)).toEqual([]);
  vi.useRealTimers();
});

test('archives of events keep their specified years', async () => {
  vi.setSystemTime('2026-11-21');
  const answers = {
    getcollegeeventlistwithyear: ({ year }: { year?: number }) =>
      year === 2026 ? [{ id: '1', title: 'Freshers', date: '01-08-2026' }] : [],
  };
  expect(await yearsOn('/events', answers)).toEqual([2026, 2024, 2023, 2022, 2021, 2020, 2019]);
  expect(await yearsOn('/iqac/event-news')).toEqual([2026, 2023, 2022, 2021, 2020, 2019]);
  vi.useRealTimers();
});

test('notifications keep a tab for each of the last seven years', async () => {
  vi.setSystemTime('2026-11-21');
  expect(await yearsOn('/notifications/tender')).toEqual([
    2026, 2025, 2024, 2023, 2022, 2021, 2020,
  ]);
  vi.useRealTimers();
});

const getyearsoftype = () => [2027, 2026, 2018, 2012];

test.each([
  ['/events', [2027, 2026, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2012]],
  ['/iqac/event-news', [2027, 2026, 2023, 2022, 2021, 2020, 2019, 2018, 2012]],
  ['/notifications/tender', [2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2018, 2012]],
  ['/students/results', [2027, 2026, 2018, 2012]],
])('%s links to every year with content', async (path, years) => {
  vi.setSystemTime('2026-11-21');
  expect(await yearsOn(path, { getyearsoftype })).toEqual(years);
  vi.useRealTimers();
});

test('events open on the newest year with events, however old', async () => {
  const eventsOf = ({ year }: { year?: number }) => [
    { id: `${year}`, title: `Of ${year}`, date: `01-08-${year}` },
  ];
  const { text } = await visit('/events', {
    getyearsoftype: () => [2012, 2011],
    getcollegeeventlistwithyear: eventsOf,
  });
  expect(text).toContain('Of 2012');
});

const years = [2026, 2025, 2024, 2023];
const event: Event = { id: '1', title: 'Freshers', date: '01-08-2024', featured_photo: [] };
/** Events in a single year. */
const only = (filled: number) =>
  vi.fn(async (year: number, _paging: Paging) => (year === filled ? [event] : []));

test('the archive opens on the newest year with events', async () => {
  expect(await loadNewestYear(only(2025), years)).toMatchObject({ year: 2025, items: [event] });
});

test('further pages belong to that year', async () => {
  const second = Array.from({ length: 30 }, (_, index) => ({ ...event, id: `${index}` }));
  const eventsOf = async (year: number) => (year === 2025 ? second : []);
  const { items, hasOlder } = await loadNewestYear(eventsOf, years, 2);
  expect([items[0]?.id, items.length, hasOlder]).toEqual(['24', 6, false]);
});

test('it tries three years at most, then opens on this one', async () => {
  const eventsOf = only(2023);
  expect(await loadNewestYear(eventsOf, years)).toMatchObject({ year: 2026, items: [] });
  expect(eventsOf).toHaveBeenCalledTimes(3);
});

test('years up to the last fixed one have a tab, later ones if they have events', async () => {
  expect(await getTabYears(only(2025), years, 2024)).toEqual([2025, 2024, 2023]);
  expect(await getTabYears(only(2024), years, 2024)).toEqual([2024, 2023]);
  expect(await getTabYears(only(2026), years, 2022)).toEqual([2026]);
});
