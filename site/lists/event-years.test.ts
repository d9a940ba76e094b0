import type { Event } from '@college/contract/entities';
import { expect, test, vi } from 'vitest';
import { getTabYears, loadNewestYear } from './event-years.ts';
import type { Paging } from './paging.ts';

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
