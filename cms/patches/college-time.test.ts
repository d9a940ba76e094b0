import { format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { expect, it } from 'vitest';
import { inCollegeTime } from './college-time.ts';

it('writes times in the zone of the college, and leaves days and months as they are', () => {
  const locale = inCollegeTime(enUS);
  const evening = new Date('2026-11-26T20:30:00Z');
  expect(format(evening, 'dd-MM-yyyy HH:mm', { locale })).toBe('27-11-2026 02:00');
  expect(format(new Date(2026, 10, 22), 'd MMMM yyyy', { locale })).toBe('22 November 2026');
});
