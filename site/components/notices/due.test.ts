import { Notice } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { daysUntil } from '../dates/days-until.ts';
import { isPinned, sortByDeadline, withPinned } from './due.ts';

const today = '2026-11-22';
const notice = (id: string, fields: object = {}) =>
  Notice.parse({ id, type: 'COLLEGE_TENDER', date: '01-11-2026', ...fields });
const ids = (notices: readonly Notice[]) => notices.map(({ id }) => id).join(' ');

test.each([
  ['22-11-2026', 0],
  ['23-11-2026', 1],
  ['01-01-2027', 40],
  ['21-11-2026', -1],
  ['', Number.NaN],
  [undefined, Number.NaN],
])('counts the days until %s as %d', (date, days) => expect(daysUntil(date, today)).toBe(days));

test('sorts notices by deadline and drops them the day after', () => {
  const all = [
    notice('late', { deadline: '05-01-2027' }),
    notice('over', { deadline: '21-11-2026' }),
    notice('never'),
    notice('today', { deadline: '22-11-2026' }),
    notice('soon', { deadline: '01-12-2026' }),
  ];
  expect(ids(sortByDeadline(all, today))).toBe('today soon late');
  expect(ids(sortByDeadline(all, today, 2))).toBe('today soon');
});

test('pins a notice until its day, or until its deadline', () => {
  const importance = 'important';
  const on = { importance, on_top_until: '22-11-2026' };
  expect(isPinned(notice('1', on), today)).toBe(true);
  expect(isPinned(notice('1', on), '2026-11-23')).toBe(false);
  expect(isPinned(notice('1', { importance, deadline: '30-11-2026' }), today)).toBe(true);
  const over = { on_top_until: '21-11-2026', deadline: '30-11-2026' };
  expect(isPinned(notice('1', { importance, ...over }), today)).toBe(false);
  expect(isPinned(notice('1', { on_top_until: '30-11-2026' }), today)).toBe(false);
  expect(isPinned(notice('1', { importance }), today)).toBe(false);
});

test('shows urgent notices first, once each, and only those of this list', () => {
  const until = { on_top_until: '30-11-2026' };
  const important = notice('important', { importance: 'important', ...until });
  const urgent = notice('urgent', { importance: 'urgent', ...until });
  const elsewhere = notice('elsewhere', { ...urgent, id: 'elsewhere', type: 'EXAM_RESULTS' });
  const items = [notice('newest'), important, notice('oldest')];
  const pinned = withPinned(items, [important, urgent, elsewhere], {
    type: 'COLLEGE_TENDER',
    today,
  });
  expect(ids(pinned)).toBe('urgent important newest oldest');
});
