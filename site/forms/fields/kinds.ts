import { asciiEmail } from '@college/contract/email-address';
import { travellingPhone } from './phone.ts';

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
