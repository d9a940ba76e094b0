/**
 * Calculates dates and placeholders in the data relative to the day of filling. README.md lists the
 * notation.
 */

/** `YYYY-MM-DD` */
export type Day = string;

const two = (n: number) => String(n).padStart(2, '0');
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export function shift(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The day itself, or the Saturday before a Sunday. */
export const workdayOf = (day: Day): Day =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? shift(day, -1) : day;

/** Throws if the text is not a date. */
export function readDay(text: string, today: Day): Day {
  if (text === 'today') return today;
  if (/^[+-]\d+d$/.test(text)) return shift(today, Number.parseInt(text, 10));
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const [, inYear, back = '0'] = /^(\d\d-\d\d)(?: -(\d)y)?$/.exec(text) ?? [];
  if (!inYear) throw new Error(`‘${text}’ is no day.`);
  // The latest such day that is not after today.
  const latest = yearOf(today) - (inYear > today.slice(5) ? 1 : 0);
  return `${latest - Number(back)}-${inYear}`;
}

/** Noon in Assam, which is the same day in every time zone of an editor. */
export const momentOf = (day: Day): string => `${day}T06:30:00.000Z`;

const session = (year: number) => `${year}-${two((year + 1) % 100)}`;

const ordinals = {
  en: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  as: ['1ম', '2য়', '3য়', '4ৰ্থ', '5ম', '6ষ্ঠ'],
};
/** The semester of a year of study on a day: the odd one from July, the even one from January. */
const semester = (day: Day, year: number, steps: number, language: 'en' | 'as') =>
  ordinals[language][2 * year - (Number(day.slice(5, 7)) > 6 ? 2 : 1) + steps] ?? '';

function quarter(today: Day, steps: number, more: string) {
  const quarters = yearOf(today) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3) + steps;
  const [year, index] = [Math.floor(quarters / 4), quarters % 4];
  if (more === 'year') return String(year);
  const [, day] = /^day (\d+)$/.exec(more) ?? [];
  if (!day) return `${year}-${['1st', '2nd', '3rd', '4th'][index]}`;
  const date = shift(`${year}-${two(index * 3 + 1)}-01`, Number(day) - 1);
  return date.split('-').reverse().join('-');
}

/** Days for the placeholders of a text, and the digits for their numbers. */
interface Reckoned {
  today: Day;
  /** The date of the record. */
  dated: Day;
  /** `০১২৩৪৫৬৭৮৯` */
  digits?: string;
}

export const fillBlanks = (
  text: string,
  { today, dated, digits = '0123456789' }: Reckoned,
): string =>
  text.replace(
    /\{(year|session|quarter|semester)([+-]\d+)?(?: (year|day \d+|\d))?\}/g,
    (_, blank: string, steps = '0', more = '') => {
      const year = yearOf(dated) + Number(steps);
      const filled =
        blank === 'semester'
          ? semester(dated, Number(more), Number(steps), digits.startsWith('0') ? 'en' : 'as')
          : blank === 'quarter'
            ? quarter(today, Number(steps), more)
            : blank === 'year'
              ? String(year)
              : session(year);
      return filled.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
    },
  );
