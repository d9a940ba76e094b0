import * as z from 'zod/mini';
import type { Strings } from '../../strings/en.ts';
import { travellingPhone } from '../phone.ts';
import { tooLong } from '../too-long.ts';

type Words = Strings['visitorsNote'];
/** Every problem is the name of a sentence in strings/. */
type Problem = Exclude<keyof Words, 'refusals'>;
const problem = (name: Problem) => name;

const required = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: problem('mandatory'), abort: true }),
      z.maxLength(max, problem('too_long')),
    );

/** What a visitor must fill in, as section 5 of the specification says. */
export const VisitorsNote = z.object({
  name: required(100),
  phone: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || travellingPhone(text) !== undefined, {
      error: problem('phone_invalid'),
    }),
  ),
  email: required(254).check(z.email({ error: problem('email_invalid'), abort: true })),
  message: required(5000),
  consent: z.string().check(z.minLength(1, problem('consentMissing'))),
  captcha: z.string().check(z.minLength(1, problem('captchaInvalid'))),
});
export type VisitorsNote = z.infer<typeof VisitorsNote>;
export type FieldName = keyof VisitorsNote;
export type Problems = Partial<Record<FieldName, string>>;

/** The fields of a sent form, as text. */
export function readFields(form: FormData): VisitorsNote {
  const field = (name: FieldName) => String(form.get(name) ?? '');
  return {
    name: field('name'),
    phone: field('phone'),
    email: field('email'),
    message: field('message'),
    consent: field('consent'),
    captcha: field('captcha'),
  };
}

/** One sentence for each field that is not right; the first one counts. */
export function findProblems(fields: VisitorsNote, words: Words): Problems {
  const result = VisitorsNote.safeParse(fields);
  if (result.success) return {};
  const problems: Problems = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0] as FieldName;
    problems[name] ??=
      issue.code === 'too_big'
        ? tooLong(words, Number(issue.maximum), fields[name].trim())
        : (words[issue.message as Problem] ?? issue.message);
  }
  return problems;
}

/** The input of addvisitornote. */
export function toCall(fields: VisitorsNote) {
  const phone = travellingPhone(fields.phone) ?? '';
  const { name, email, message, captcha } = fields;
  return { name, contact: phone, email, message, isSubmitting: true, captcha, phone };
}
