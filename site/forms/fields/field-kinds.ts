import { asciiEmail } from '@college/contract/email-address';
import { latinDigits } from '@college/contract/latin-digits';

/** What the choices of a form are. */
export interface Lists {
  departments: readonly string[];
  courses: readonly { name: string; label: string }[];
  /** Of a batch. */
  years: { first: number; last: number };
  /** Of the college's country: `+91`. */
  callingCode: string;
}
/** What decides whether something typed is right. */
export type Known = Pick<Lists, 'departments' | 'callingCode'>;

interface KindOfField {
  /** What travels of what was typed; undefined where that is wrong. */
  travels: (typed: string, lists: Known) => string | number | undefined;
  /** The sentence for what is wrong. */
  wrong: 'mandatory' | 'email_invalid' | 'phone_invalid' | 'department_unknown';
}

/** Pasted text brings characters along that nobody sees, and that the call refuses. */
const line = (typed: string) => typed.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();

export const kinds = {
  line: { travels: line, wrong: 'mandatory' },
  paragraph: {
    travels: (typed) => typed.replace(/[^\P{Cc}\r\n\t]/gu, ' ').trim(),
    wrong: 'mandatory',
  },
  email: { travels: (typed) => asciiEmail(line(typed)), wrong: 'email_invalid' },
  phone: {
    travels: (typed, { callingCode }) => travellingPhone(typed, callingCode),
    wrong: 'phone_invalid',
  },
  /** One of the list, however its letters were typed. */
  department: {
    travels: (typed, { departments }) =>
      departments.find((name) => name.toLowerCase() === typed.toLowerCase()),
    wrong: 'department_unknown',
  },
  course: { travels: line, wrong: 'mandatory' },
  year: { travels: Number, wrong: 'mandatory' },
} as const satisfies Record<string, KindOfField>;
export type Kind = keyof typeof kinds;

/** A number of the college's country has ten digits in India; elsewhere nobody counts them. */
const digits = (country: string) => (country === '91' ? '[0-9]{10}' : '[0-9]{4,12}');

/**
 * A phone number as it travels: the calling code of its country (`+91`), then its digits. Before those of the college's own
 * country may stand what people write there; another country's number has its plus. Undefined where it is none.
 */
export function travellingPhone(text: string, callingCode: string): string | undefined {
  const written = latinDigits(text).replace(/[\s()-]/g, '');
  const country = callingCode.slice(1);
  const national = new RegExp(`^(?:\\+?${country}|0)?(${digits(country)})$`).exec(written)?.[1];
  if (national) return `${callingCode}${national}`;
  return new RegExp(`^\\+(?!${country})[1-9][0-9]{6,14}$`).exec(written)?.[0];
}
