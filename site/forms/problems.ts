import type { Rule } from '@college/contract/rules/rules';
import { type FieldContext, fieldKinds } from './fields/field-kinds.ts';
import {
  type Field,
  type FieldName,
  type FormDefinition,
  type FormInput,
  formFields,
  type Values,
  type Words,
} from './form-definition.ts';

export type ProblemField = FieldName | 'consent' | 'captcha' | 'photo';
export type Problems = Partial<Record<ProblemField, string>>;
export type Rules = Partial<Record<FieldName, Rule>>;

/** What a form is checked by. */
export interface Checks {
  definition: FormDefinition;
  rules: Rules;
  words: Words;
  lists: FieldContext;
}

/** As they stand on the page. */
export const fieldOrder = (definition: FormDefinition): ProblemField[] => [
  ...formFields(definition).map(([name]) => name),
  'consent',
  'captcha',
  'photo',
];

/** One sentence for each field that is not right. */
export function findProblems(input: FormInput, checks: Checks): Problems {
  const { values } = input;
  const { definition, words } = checks;
  const problems: Problems = {};
  for (const [name, { kind }] of formFields(definition)) {
    const rule = checks.rules[name] ?? { required: true };
    const problem = findFieldProblem((values[name] ?? '').trim(), kind, rule, checks);
    if (problem) problems[name] = problem;
  }
  if (!problems.batch_to && Number(values.batch_from) > Number(values.batch_to))
    problems.batch_to = words.batch_order;
  if (!input.consent) problems.consent = words.consentMissing;
  return problems;
}

function findFieldProblem(
  typed: string,
  kind: Field['kind'],
  { required, most = Number.POSITIVE_INFINITY, pattern = '' }: Rule,
  { words, lists }: Checks,
): string | undefined {
  if (typed === '') return required ? words.mandatory : undefined;
  const { toValue, problem } = fieldKinds[kind];
  const value = toValue(typed, lists);
  // Nothing is cut off while somebody types or pastes: it is said how long it may be.
  const length = typeof value === 'string' ? [...value].length : 0;
  if (length > most)
    return words.too_long.replace('{max}', String(most)).replace('{count}', String(length));
  if (value === undefined || !new RegExp(pattern, 'u').test(String(value))) return words[problem];
  return undefined;
}

/** The fields as their call takes them. */
export const toCallValues = (definition: FormDefinition, values: Values, lists: Checks['lists']) =>
  Object.fromEntries(
    formFields(definition).map(([name, { kind }]) => {
      const typed = (values[name] ?? '').trim();
      return [name, typed && fieldKinds[kind].toValue(typed, lists)];
    }),
  );

/** What is problem, in the order of the page; what stands beside a box is too long to be said again. */
export const summarizeProblems = (definition: FormDefinition, problems: Problems, words: Words) =>
  fieldOrder(definition).flatMap((field) => {
    const problem = problems[field];
    const fields: Partial<Record<ProblemField, string>> = words.fields;
    const label = field === 'photo' ? words.verification?.photo : fields[field];
    return problem ? [{ field, label, problem }] : [];
  });
