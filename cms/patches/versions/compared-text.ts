import { typedDay } from '../../time-zone/stored-date.ts';
import { labelIn } from '../../words/languages.ts';

interface Choices {
  options?: readonly (string | { value: string; label: unknown })[];
}

/** A day as DD-MM-YYYY, or the labels of choices, in a language of the admin. '' for an empty value. */
export function comparedText(
  value: unknown,
  field: { type: string } & Choices,
  language: string,
  timeZone: string,
): string {
  if (value === null || value === undefined) return '';
  if (field.type === 'date') return typedDay(String(value), timeZone);
  const options = new Map(
    field.options?.map((option) =>
      typeof option === 'string' ? [option, option] : [option.value, option.label],
    ),
  );
  return [value]
    .flat()
    .map((choice) => labelIn(language, options.get(String(choice))) || String(choice))
    .join(', ');
}
