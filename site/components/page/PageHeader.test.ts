import { expect, test } from 'vitest';
import { parse } from '../../testing/markup.ts';
import { renderWith } from '../../testing/render-with.ts';
import { newestDate } from './PageHeader.tsx';

const today = '2026-11-21';

test('picks the newest date in any order', () => {
  expect(newestDate(['05-10-2024', '31-12-2023', '04-11-2024'], today)).toBe('04-11-2024');
});

test('ignores dates after today', () => {
  expect(newestDate(['22-11-2026', '21-11-2026'], today)).toBe('21-11-2026');
  expect(newestDate(['01-01-2027'], today)).toBeUndefined();
});

test('finds no date in an empty list', () => {
  expect(newestDate([], today)).toBeUndefined();
  expect(newestDate(['', '2024', 'yesterday'], today)).toBeUndefined();
});

test('a page without dated entries shows when its texts were changed', async () => {
  const textOf = async (path: string, updated: string) => {
    const open = renderWith({ getcollege: { name: 'C', about: '<p>Us.</p>', updated } });
    return parse(String((await open(path)).body)).one('main').words;
  };
  expect(await textOf('/aboutus/about', '05-10-2024')).toContain('Last updated : 5 Oct 2024');
  expect(await textOf('/aboutus/about', '')).not.toContain('Last updated');
  // The frame of every page is made from the same answer.
  expect(await textOf('/people', '05-10-2024')).not.toContain('Last updated');
});

test('a page shows the day of its own review, in both languages, and no other page does', async () => {
  const reviewed = [{ path: '/rti/home', date: '20-11-2026' }];
  const open = renderWith({ getsitemap: { reviewed } });
  const textOf = async (path: string) =>
    parse(String((await open(path)).body))
      .one('main')
      .text.replace(/\s+/g, ' ');
  // The site map is read with the first page and shown from the second on.
  await open('/rti/officers');
  expect(await textOf('/rti/home')).toContain('Reviewed on: 20 Nov 2026');
  expect(await textOf('/as/rti/home')).toContain('পুনৰীক্ষণৰ তাৰিখ: 20 নৱে 2026');
  expect(await textOf('/rti/officers')).not.toContain('Reviewed on');
});
