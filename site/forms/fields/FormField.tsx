/** @jsxImportSource react */
import type { Field as FieldDefinition, FieldName, Words } from '../form-definition.ts';
import { Field, Select } from './Field.tsx';
import type { Lists } from './field-kinds.ts';

interface Props {
  name: FieldName;
  field: FieldDefinition;
  required: boolean;
  words: Words;
  lists: Lists;
  problem?: string;
  value?: string;
}

/** The control for one field of a form. */
export function FormField({ name, field, required, words, lists, problem, value }: Props) {
  const { kind, autoComplete, rows, hint } = field;
  const shared = { name, label: words.fields[name] ?? name, problem, defaultValue: value };
  const typed = {
    ...shared,
    autoComplete,
    rows,
    hint: hint && words[hint],
    optional: required ? undefined : words.optional,
  };
  switch (kind) {
    case 'year':
      return <Select {...shared} choose={words.choose} options={yearsOf(lists)} />;
    case 'course':
      return (
        <Select
          {...shared}
          choose={words.choose}
          options={lists.courses.map(({ name, ...course }) => ({ value: name, ...course }))}
        />
      );
    case 'department':
      return (
        <>
          <Field {...typed} list="departments" autoComplete="off" />
          <datalist id="departments">
            {lists.departments.map((department) => (
              <option key={department} value={department} />
            ))}
          </datalist>
        </>
      );
    case 'phone':
      return <Field {...typed} prefix={lists.callingCode} inputMode="tel" />;
    default:
      return <Field {...typed} type={kind === 'email' ? 'email' : 'text'} />;
  }
}

function yearsOf({ years: { first, last } }: Lists) {
  const count = last - first + 1;
  return Array.from({ length: count }, (_, index) => String(last - index)).map((year) => ({
    value: year,
    label: year,
  }));
}
