/**
 * Adds Assamese to the date picker, because Payload bundles a fixed list of date-fns locales. This
 * file replaces its Bengali locale (`next.config.mjs`), and Assamese uses that key.
 *
 * Upstream: none found
 * Until: cms/patches/assamese-dates.test.ts passes without it.
 */
import { months } from '@college/contract/days/months';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

const days = ['দেও', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্ৰ', 'শনি'];

const units: Record<string, string> = {
  Seconds: 'ছেকেণ্ড',
  Minutes: 'মিনিট',
  Hours: 'ঘণ্টা',
  Days: 'দিন',
  Weeks: 'সপ্তাহ',
  Months: 'মাহ',
  Years: 'বছৰ',
};
const nearly: Record<string, string> = {
  lessThan: '{{time}}ৰ কম',
  about: 'প্ৰায় {{time}}',
  over: '{{time}}ৰ অধিক',
  almost: 'প্ৰায় {{time}}',
};

const formatDistance: Locale['formatDistance'] = (token, count) => {
  if (token === 'halfAMinute') return 'আধা মিনিট';
  const [, how = '', unit = ''] = /^([^\WxX]*)[xX](\w+)$/.exec(token) ?? [];
  return (nearly[how] ?? '{{time}}').replace('{{time}}', `${count} ${units[unit]}`);
};

/** Assamese names of days and months for the calendar, and relative times. */
export const bn: Locale = {
  ...enUS,
  code: 'as',
  formatDistance,
  localize: {
    ...enUS.localize,
    month: (month) => months.as[month] ?? '',
    day: (day, options) => `${days[day]}${options?.width === 'wide' ? 'বাৰ' : ''}`,
    dayPeriod: (period) => (period === 'am' ? 'পূৰ্বাহ্ন' : 'অপৰাহ্ন'),
  },
};
