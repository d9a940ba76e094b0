/** All days of the college, for calendars that follow them. */
import type { LoaderFunctionArgs } from 'react-router';
import { readCollegeCalendar } from '../../lists/calendar/calendars.ts';
import { calendarAnswer } from '../../lists/calendar/ical.ts';

export const query: readonly string[] = [];

export const loader = async (args: LoaderFunctionArgs) =>
  calendarAnswer(await readCollegeCalendar(args));
