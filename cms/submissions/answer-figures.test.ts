import { expect, test } from 'vitest';
import { answersByMonth } from './answer-figures.ts';

const note = (receivedAt: string, answered_at?: string, read = Boolean(answered_at)) => ({
  ...{ receivedAt: `${receivedAt}T05:00:00.000Z`, read },
  answered_at: answered_at && `${answered_at}T09:00:00.000Z`,
});

test('counts answers in time, closed, open and late notes by month', () => {
  const notes = [
    note('2026-09-01', '2026-09-02'),
    note('2026-09-03', '2026-09-13'),
    note('2026-09-20', '2026-11-01'),
    note('2026-09-21', undefined, true),
    note('2026-09-22'),
    note('2026-11-20'),
  ];
  expect(answersByMonth(notes, 30, new Date('2026-11-27'))).toEqual([
    {
      ...{ month: '2026-11', received: 1, inTime: 0, closed: 0, open: 1, late: 0 },
      days: undefined,
    },
    { month: '2026-09', received: 6 - 1, inTime: 2, closed: 1, open: 1, late: 1, days: 10 },
  ]);
});
