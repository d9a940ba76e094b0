import type { Rule } from '@college/contract/rules/rules';
import { type Known, kinds } from './fields/field-kinds.ts';
import {
  type Field,
  type FieldName,
  type FormDefinition,
  fieldsOf,
  type Typed,
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
  lists: Known;
}

/** As they stand on the page. */
export const orderOf = (definition: FormDefinition): ProblemField[] => [
  ...fieldsOf(definition).map(([name]) => name),
  'consent',
  'captcha',
  'photo',
];

/** One sentence for each field that is not right. */
export function findProblems(typed: Typed, checks: Checks): Problems {
  const { values } = typed;
  const { definition, words } = checks;
  const problems: Problems = {};
  for (const [name, { kind }] of fieldsOf(definition)) {
    const rule = checks.rules[name] ?? { required: true };
    const problem = problemOf((values[name] ?? '').trim(), kind, rule, checks);
    if (problem) problems[name] = problem;
  }
  if (!problems.batch_to && Number(values.batch_from) > Number(values.batch_to))
    problems.batch_to = words.batch_order;
  if (!typed.consent) problems.consent = words.consentMissing;
  return problems;
}

function problemOf(
  typed: string,
  kind: Field['kind'],
  { required, most = Number.POSITIVE_INFINITY, pattern = '' }: Rule,
  { words, lists }: Checks,
): string | undefined {
  if (typed === '') return required ? words.mandatory : undefined;
  const { travels, wrong } = kinds[kind];
  const sent = travels(typed, lists);
  // Nothing is cut off while somebody types or pastes: it is said how long it may be.
  const length = typeof sent === 'string' ? [...sent].length : 0;
  if (length > most)
    return words.too_long.replace('{max}', String(most)).replace('{count}', String(length));
  if (sent === undefined || !new RegExp(pattern, 'u').test(String(sent))) return words[wrong];
  return undefined;
}

/** The fields as their call takes them. */
export const sentOf = (definition: FormDefinition, values: Values, lists: Checks['lists']) =>
  Object.fromEntries(
    fieldsOf(definition).map(([name, { kind }]) => {
      const typed = (values[name] ?? '').trim();
      return [name, typed && kinds[kind].travels(typed, lists)];
    }),
  );

/** What is wrong, in the order of the page; what stands beside a box is too long to be said again. */
export const summaryOf = (definition: FormDefinition, problems: Problems, words: Words) =>
  orderOf(definition).flatMap((field) => {
    const problem = problems[field];
    const fields: Partial<Record<ProblemField, string>> = words.fields;
    const label = field === 'photo' ? words.verification?.photo : fields[field];
    return problem ? [{ field, label, problem }] : [];
  });
