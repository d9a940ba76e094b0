import { type ConsentBox, type ConsentName, consentNames } from '@college/contract/consents';
import type { Rule } from '@college/contract/field-rules';
import { type FieldContext, fieldKinds } from './field-kinds.ts';
import {
  type Field,
  type FieldName,
  type FormDefinition,
  type FormInput,
  formFields,
  type Values,
  type Words,
} from './form-definition.ts';

export type ProblemField = FieldName | ConsentName | 'captcha' | 'photo';
export type Problems = Partial<Record<ProblemField, string>>;
export type Rules = Partial<Record<FieldName, Rule>>;

/** Everything that the checks of a form need. */
export interface Checks {
  definition: FormDefinition;
  rules: Rules;
  words: Words;
  lists: FieldContext;
  boxes: readonly ConsentBox[];
}

/** Returns the fields in the order of the page. */
export const fieldOrder = (definition: FormDefinition): ProblemField[] => [
  ...formFields(definition).map(([name]) => name),
  ...consentNames,
  'captcha',
  'photo',
];

/** Returns one message for each field with a problem. */
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
  for (const { name, missing } of checks.boxes)
    if (missing && !input.agreed[name]) problems[name] = missing;
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
  // The message says how long the text may be, because cutting would lose what was typed.
  const length = typeof value === 'string' ? [...value].length : 0;
  if (length > most)
    return words.too_long.replace('{max}', String(most)).replace('{count}', String(length));
  if (value === undefined || !new RegExp(pattern, 'u').test(String(value))) return words[problem];
  return undefined;
}

/** Converts the fields to the values for the call. */
export const toCallValues = (definition: FormDefinition, values: Values, lists: Checks['lists']) =>
  Object.fromEntries(
    formFields(definition).map(([name, { kind }]) => {
      const typed = (values[name] ?? '').trim();
      return [name, typed && fieldKinds[kind].toValue(typed, lists)];
    }),
  );

/** Lists the problems in the order of the page. Checkboxes have no label, because theirs is a sentence. */
export const summarizeProblems = (definition: FormDefinition, problems: Problems, words: Words) =>
  fieldOrder(definition).flatMap((field) => {
    const problem = problems[field];
    const fields: Partial<Record<ProblemField, string>> = words.fields;
    const label = field === 'photo' ? words.verification?.photo : fields[field];
    return problem ? [{ field, label, problem }] : [];
  });
