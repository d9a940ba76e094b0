import type { Strings } from '../../strings/en.ts';
import type { FieldName, FormDefinition } from './definition.ts';
import type { ProblemField, Problems } from './problems.ts';

/** What is wrong with the form, in the order of the page. */
export function summarise(
  definition: FormDefinition,
  words: Strings['forms'],
  problems: Problems,
  failure: string | undefined,
) {
  const wrong = orderOf(definition).flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, label: labelOf(field, words), problem }] : [];
  });
  return failure ? [...wrong, { problem: failure }] : wrong;
}

/** As they stand on the page. */
export const orderOf = ({ fields }: FormDefinition): ProblemField[] => [
  ...fields.map(({ name }) => name),
  'consent',
  'captcha',
  'photo',
];

/** What stands beside a box is too long to be said again. */
function labelOf(field: ProblemField, words: Strings['forms']): string | undefined {
  if (field === 'consent' || field === 'captcha') return undefined;
  return field === 'photo' ? words.photo : words.fields[field as FieldName];
}
