import * as z from 'zod/mini';
import type { Strings } from '../../strings/en.ts';
import { travellingPhone } from '../phone.ts';
import { tooLong } from '../too-long.ts';
import type { Lists } from './DefinedField.tsx';
import type { FieldDefinition, FieldName, FormDefinition, Values } from './definition.ts';

type Words = Strings['forms'];
export type ProblemField = FieldName | 'consent' | 'captcha' | 'photo';
export type Problems = Partial<Record<ProblemField, string>>;

/** One sentence for each field that is not right; every field of these forms is mandatory. */
export function findProblems(
  { fields }: FormDefinition,
  values: Values,
  words: Words,
  { departments }: Pick<Lists, 'departments'>,
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
  if (value.length > max) return tooLong(words, max, value);
  if (kind === 'email' && !z.email().safeParse(value).success) return words.email_invalid;
  if (kind === 'phone' && !travellingPhone(value)) return words.phone_invalid;
  if (kind === 'department' && !departmentNamed(value, departments))
    return words.department_unknown;
  return undefined;
}

/** A department of the list, however its letters were typed. */
const departmentNamed = (written: string, departments: readonly string[]) =>
  departments.find((name) => name.toLowerCase() === written.toLowerCase());

/** The input of the form's call. */
export function toCall(
  { fields, also }: FormDefinition,
  values: Values,
  { departments }: Pick<Lists, 'departments'>,
  rest: { captcha: string; dp: readonly { path: string }[]; show_contact?: boolean },
): Record<string, unknown> {
  const typed = fields.map(({ name, kind }) => {
    const value = (values[name] ?? '').trim();
    if (kind === 'phone') return [name, travellingPhone(value)];
    if (kind === 'department') return [name, departmentNamed(value, departments)];
    return [name, kind === 'year' ? Number(value) : value];
  });
  return { ...Object.fromEntries(typed), ...also, ...rest };
}
