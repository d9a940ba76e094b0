import { asciiEmail } from '@college/contract/email-address';
import { latinDigits } from '@college/contract/latin-digits';

/** Options of the selects in a form. */
export interface Lists {
  departments: readonly string[];
  /** `lang` is the language of a label that is in the other one. */
  courses: readonly { name: string; label: string; lang?: string }[];
  /** First and last year of a batch. */
  years: { first: number; last: number };
  /** Calling code of the college's country, such as `+91`. */
  callingCode: string;
}
/** The lists that checks need. */
export type FieldContext = Pick<Lists, 'departments' | 'callingCode'>;

interface FieldKindDefinition {
  /** Converts the input to the value for the call; undefined if it is wrong. */
  toValue: (typed: string, lists: FieldContext) => string | number | undefined;
  /** Name of the message for a wrong value. */
  problem: 'mandatory' | 'email_invalid' | 'phone_invalid' | 'department_unknown';
}

/** Replaces invisible characters of pasted text, which the call refuses. */
const line = (typed: string) => typed.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();

export const fieldKinds = {
  line: { toValue: line, problem: 'mandatory' },
  paragraph: {
    toValue: (typed) => typed.replace(/[^\P{Cc}\r\n\t]/gu, ' ').trim(),
    problem: 'mandatory',
  },
  email: { toValue: (typed) => asciiEmail(line(typed)), problem: 'email_invalid' },
  phone: {
    toValue: (typed, { callingCode }) => normalizePhone(typed, callingCode),
    problem: 'phone_invalid',
  },
  /** One of the departments, if the college has any; upper and lower case do not matter. */
  department: {
    toValue: (typed, { departments }) =>
      departments.length === 0
        ? line(typed)
        : departments.find((name) => name.toLowerCase() === typed.toLowerCase()),
    problem: 'department_unknown',
  },
  course: { toValue: line, problem: 'mandatory' },
  year: { toValue: Number, problem: 'mandatory' },
} as const satisfies Record<string, FieldKindDefinition>;
export type FieldKind = keyof typeof fieldKinds;

/** Pattern of a national number: ten digits in India, 4 to 12 elsewhere. */
const digits = (country: string) => (country === '91' ? '[0-9]{10}' : '[0-9]{4,12}');

/**
 * Converts a phone number to its calling code and digits, such as `+919864000001`. A number of the college's country
 * may begin with 0, the country code or neither; a foreign number needs its +. Returns undefined for anything else.
 */
export function normalizePhone(text: string, callingCode: string): string | undefined {
  const number = latinDigits(text)
    .replace(/^\s*(?:tel|phone|ph|mobile|mob|m)\b/i, '')
    .replace(/[^\p{L}\d+()]/gu, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d+)\(0\)/, '$1')
    .replace(/[()]/g, '');
  const country = callingCode.slice(1);
  // Some write 091 instead of +91.
  const start = country === '91' ? '[+0]?' : '\\+?';
  const national = new RegExp(`^(?:${start}${country})?0?(${digits(country)})$`).exec(number)?.[1];
  if (national) return `${callingCode}${national}`;
  return new RegExp(`^\\+(?!${country})[1-9][0-9]{6,14}$`).exec(number)?.[0];
}
