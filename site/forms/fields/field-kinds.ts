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
export type FieldContext = Pick<Lists, 'departments' | 'callingCode'>;

interface FieldKindDefinition {
  /** What toValue of what was typed; undefined where that is problem. */
  toValue: (typed: string, lists: FieldContext) => string | number | undefined;
  /** The sentence for what is problem. */
  problem: 'mandatory' | 'email_invalid' | 'phone_invalid' | 'department_unknown';
}

/** Pasted text brings characters along that nobody sees, and that the call refuses. */
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
  /** One of the list, however its letters were typed. */
  department: {
    toValue: (typed, { departments }) =>
      departments.find((name) => name.toLowerCase() === typed.toLowerCase()),
    problem: 'department_unknown',
  },
  course: { toValue: line, problem: 'mandatory' },
  year: { toValue: Number, problem: 'mandatory' },
} as const satisfies Record<string, FieldKindDefinition>;
export type FieldKind = keyof typeof fieldKinds;

/** A number of the college's country has ten digits in India; elsewhere nobody counts them. */
const digits = (country: string) => (country === '91' ? '[0-9]{10}' : '[0-9]{4,12}');

/**
 * A phone number as it toValue: the calling code of its country (`+91`), then its digits. Before those of the college's own
 * country may stand what people write there; another country's number has its plus. Undefined where it is none.
 */
export function normalizePhone(text: string, callingCode: string): string | undefined {
  const number = latinDigits(text).replace(/[\s()-]/g, '');
  const country = callingCode.slice(1);
  const national = new RegExp(`^(?:\\+?${country}|0)?(${digits(country)})$`).exec(number)?.[1];
  if (national) return `${callingCode}${national}`;
  return new RegExp(`^\\+(?!${country})[1-9][0-9]{6,14}$`).exec(number)?.[0];
}
