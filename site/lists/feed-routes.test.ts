import type { Client } from '@college/contract/client';
import { expect, test } from 'vitest';
import { feedLinksAt } from './feed-routes.ts';
import { getNewestNotices } from './read-list.ts';

test.each([
  ['/news', ['/news/feed.atom', '/news/feed.json']],
  ['/news/2024', ['/news/feed.atom', '/news/feed.json']],
  ['/news/events', ['/news/events/feed.atom', '/news/events/calendar.ics']],
  ['/news/2024/1', []],
  ['/', []],
])('%s has the feeds of its own list, or of the one above', (pathname, addresses) => {
  const files = ['/news/feed.atom', '/news/feed.json'];
  const ofEvents = ['/news/events/feed.atom', '/news/events/calendar.ics'];
  const links = feedLinksAt(pathname, (path) => [...files, ...ofEvents].includes(path));
  expect(links.map(({ address }) => address)).toEqual(addresses);
});

test('reads the newest of each type, newest first, even if the backend sends all', async () => {
  const requests: unknown[] = [];
  const of = (...dates: string[]) => dates.map((date) => ({ date }));
  const answer = async ({ type, ...more }: { type: string }) => {
    requests.push(more);
    return type === 'A' ? of('03-01-2026', '01-01-2026', '01-12-2025') : of('02-01-2026');
  };
  const call = { getnoticesbytype: answer, getnoticesbytypedept: answer } as unknown as Client;
  const query = { types: ['A', 'B'] as never, limit: 2 };
  const newest = await getNewestNotices(call, { ...query, dept_code: undefined });
  expect(newest.map(({ date }) => date)).toEqual(['03-01-2026', '02-01-2026', '01-01-2026']);
  await getNewestNotices(call, { ...query, dept_code: 'PHY' });
  expect(requests).toEqual([
    ...[{ limit: 2 }, { limit: 2 }],
    ...[
      { dept_code: 'PHY', limit: 2 },
      { dept_code: 'PHY', limit: 2 },
    ],
  ]);
});
