import { z } from 'zod';
import { COLLEGE_CODE } from '../codes.ts';
import { years } from '../days/years.ts';
import {
  Event,
  FeaturedNotification,
  HolidayOfYear,
  HolidayToday,
  id,
  Notice,
} from '../entities.ts';
import { get, post } from './call.ts';
import { department, noticeType, paging, truthy, year } from './fields.ts';

export const notices = {
  getnoticesbytype: post({
    input: z.object({ dept_code: department.default(COLLEGE_CODE), type: noticeType, ...paging }),
    output: z.array(Notice),
    example: { dept_code: COLLEGE_CODE, type: 'COLLEGE_ADMIN_NOTICE' },
    about: 'Notices of one type, newest first, without announcements whose due date is over.',
  }),
  getnoticesbytypedept: post({
    input: z.object({
      dept_code: department,
      type: noticeType,
      year,
      homepage: truthy.optional(),
      ...paging,
    }),
    output: z.array(Notice),
    example: { dept_code: 'PHY', type: 'DEPTNOTICE' },
    about:
      'Notices of one department, newest first; with homepage only the latest ten. With a year, also announcements whose due date is over.',
  }),
  getnoticesbytypedeptv1: post({
    input: z.object({
      type: noticeType,
      dept_code: department.default(COLLEGE_CODE),
      year,
      ...paging,
    }),
    output: z.array(Notice),
    example: { type: 'COLLEGE_ADMIN_NOTICE', year: 2025 },
    about:
      'Notices of one type and year, newest first; without a year those of the latest, without announcements whose due date is over.',
  }),
  getnoticesbytypeann: post({
    input: z.object({ type: noticeType }),
    output: z.array(Notice),
    example: { type: 'COLLEGE_ACADEMIC_NOTICE' },
    about: 'The latest twenty notices of one type, for announcements.',
  }),
  getduenotices: post({
    input: z.object({ dept_code: department.default(COLLEGE_CODE) }),
    output: z.array(Notice),
    example: { dept_code: COLLEGE_CODE },
    about:
      'Extension: notices of every type that are due today or later, or are at the top of their list; newest first, fifty at most.',
    absent: [],
  }),
  getyearsoftype: post({
    input: z.object({ dept_code: department.default(COLLEGE_CODE), type: noticeType }),
    output: z.array(z.number().int().min(years.min).max(years.max)),
    example: { dept_code: COLLEGE_CODE, type: 'COLLEGE_EVENT' },
    about: 'Extension: the years that have notices or events of one type, newest first.',
    absent: [],
  }),
  getfeaturednotificationwebsite: get({
    output: z.array(FeaturedNotification),
    about: 'Featured notifications; a page shows the first.',
  }),
};

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
      'Extension: the dates of every holiday, for calendars. The text of its dialog is sent on its day only.',
    absent: [],
  }),
  checkiftodayisholiday: get({
    output: HolidayToday,
    about: 'Today’s holiday in the time zone of the college, if there is one.',
  }),
};
