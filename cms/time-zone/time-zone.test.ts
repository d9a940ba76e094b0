import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getcollege } from '../calls/college/college.ts';
import { getnoticesbytype } from '../calls/notices/notices.ts';
import { readCollegeSettings } from '../platform/college-settings.ts';
import { readRevision } from '../platform/revision/revision.ts';
import { addNotice } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { setTimeZone, timeZone } from './dates.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  setTimeZone(undefined);
});

const movesTo = (time_zone: string) =>
  payload.updateGlobal({ slug: 'college', data: { name: 'Second', time_zone } });

it('uses the zone of the college from the next revision on', async () => {
  const context = { payload, locale: 'en' as const };
  await addNotice(payload, {
    title: 'Quotation',
    type: 'COLLEGE_TENDER',
    date: '2026-03-01T12:00:00.000Z',
    expires: '2026-03-10T12:00:00.000Z',
  });
  const visible = async () => {
    const query = { dept_code: 'PRAG', type: 'COLLEGE_TENDER', limit: 9, page: 1 } as const;
    return (await getnoticesbytype(query, context)).map(({ date }) => date);
  };
  // In India the notice's last day is over; in New York it has not begun.
  vi.setSystemTime(new Date('2026-03-10T19:00:00Z'));
  await readRevision(payload);
  expect(await visible()).toEqual([]);
  await movesTo('America/New_York');
  expect(await readRevision(payload)).toMatch(/:2026-03-10$/);
  expect(await visible()).toEqual(['01-03-2026']);
  expect(await getcollege({}, context)).toMatchObject({ time_zone: 'America/New_York' });

  // Setting for planned publishing in the admin.
  expect(payload.config.admin.timezones).toMatchObject({ defaultTimezone: 'America/New_York' });

  setTimeZone(undefined);
  await readCollegeSettings(payload);
  expect(timeZone()).toBe('America/New_York');
});

// Norfolk Island is too far east during its summer time only.
it.each(['Assam', '+05:30', 'Pacific/Auckland', 'Pacific/Norfolk'])(
  'refuses the zone %s',
  async (zone) => {
    await expect(movesTo(zone)).rejects.toThrow(/Time zone/);
  },
);
