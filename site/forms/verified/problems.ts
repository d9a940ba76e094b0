import * as z from 'zod/mini';
import type { Strings } from '../../strings/en.ts';
import type { FieldDefinition, FieldName, FormDefinition, Values } from './definition.ts';

type Words = Strings['forms'];
export type ProblemField = FieldName | 'consent' | 'captcha' | 'photo';
export type Problems = Partial<Record<ProblemField, string>>;

/** What the fields are checked against. */
export interface Choices {
  departments: readonly string[];
  /** The latest year of a batch. */
  latestYear: number;
}

/** One sentence for each field that is not right; every field of these forms is mandatory. */
export function findProblems(
  { fields }: FormDefinition,
  values: Values,
  words: Words,
  { departments }: Pick<Choices, 'departments'>,
): Problems {
  const problems: Problems = {};
  for (const field of fields) {
    const problem = problemOf(field, (values[field.name] ?? '').trim(), words, departments);
    if (problem) problems[field.name] = problem;
  }
  if (!problems.batch_to && Number(values.batch_from) > Number(values.batch_to))
    problems.batch_to = words.batch_order;
  return problems;
}

function problemOf(
  { kind, max }: FieldDefinition,
  value: string,
  words: Words,
  departments: readonly string[],
): string | undefined {
  if (value === '') return words.mandatory;
  if (value.length > max) return words.too_long;
  if (kind === 'email' && !z.email().safeParse(value).success) return words.email_invalid;
  if (kind === 'phone' && !isPhone(value)) return words.phone_invalid;
  if (kind === 'department' && !departments.includes(value)) return words.department_unknown;
  return undefined;
}

/** Ten digits after +91, or a number of another country with its own plus. */
const isPhone = (text: string) =>
  /^(\d[\s-]?){10}$/.test(text) || /^\+[1-9](?:[\s-]?\d){6,14}$/.test(text);

/** As it travels: with the prefix of its country, without spaces. */
export function travellingPhone(text: string): string {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `+91${digits}`;
}

/** The input of the form's call. */
export function toCall(
  { fields, also }: FormDefinition,
  values: Values,
  rest: { captcha: string; dp: readonly { path: string }[]; show_contact?: boolean },
): Record<string, unknown> {
  const typed = fields.map(({ name, kind }) => {
    const value = (values[name] ?? '').trim();
    if (kind === 'phone') return [name, travellingPhone(value)];
    return [name, kind === 'year' ? Number(value) : value];
  });
  return { ...Object.fromEntries(typed), ...also, ...rest };
}
