import { type Day, dayOf, yearOf } from './calendar.ts';

/** A quarter of the teachers' reports, and days in it as the profile writes them. */
export interface Quarter {
  name: string;
  year: number;
  from: string;
  till: string;
}

const written = (day: Day) => day.split('-').reverse().join('-');
const suffixes = ['1st', '2nd', '3rd', '4th'];

/** The quarters that have ended, latest first. */
export function endedQuarters(today: Day, count: number): Quarter[] {
  const current = yearOf(today) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: count }, (_, i) => {
    const [year, quarter] = [Math.floor((current - i - 1) / 4), (current - i - 1) % 4];
    const month = quarter * 3 + 1;
    return {
      name: `${year}-${suffixes[quarter]}`,
      year,
      from: written(dayOf(year, month, 8 + i)),
      till: written(dayOf(year, month + 1, 6 + i)),
    };
  });
}
