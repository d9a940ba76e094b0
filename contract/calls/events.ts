import { z } from 'zod';
import { COLLEGE_CODE } from '../codes.ts';
import { Event, HolidayOfYear, HolidayToday, id, Notice } from '../entities.ts';
import { get, post } from './call.ts';
import { department, noticeType, paging, year } from './fields.ts';

export const events = {
  getcollegeeventlistwithyear: post({
    input: z.object({
      dept_code: department.default(COLLEGE_CODE),
      type: noticeType,
      year,
      ...paging,
    }),
    output: z.array(Event),
    example: { dept_code: COLLEGE_CODE, type: 'COLLEGE_EVENT', year: 2024 },
    about: 'Events of one year, newest first; without a year those of the latest.',
  }),
  getsingleeventbyid: post({
    input: z.object({ eventId: id }),
    output: z.union([Notice, z.literal(0)]),
    example: { eventId: '1' },
    about: 'One event or notice with its files and photos; 0 when there is none.',
  }),
  getupcomingevents: get({
    output: z.array(Event),
    about: 'Events from today on, soonest first, then the latest past ones, twelve in all.',
  }),
  getholidays: get({
    output: z.array(HolidayOfYear),
    about:
      'Ours: the dates of every holiday, for calendars. The text of its dialog is sent on its day only.',
    absent: [],
  }),
  checkiftodayisholiday: get({
    output: HolidayToday,
    about: 'Today’s holiday in the time zone of the college, if there is one.',
  }),
};
