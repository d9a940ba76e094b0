import type { Strings } from '../../strings/en.ts';
import { Field } from '../Field.tsx';
import { Select } from '../Select.tsx';
import type { FieldDefinition } from './definition.ts';

export interface Lists {
  departments: readonly string[];
  courses: readonly { name: string; label: string }[];
  /** Of a batch. */
  years: { first: number; last: number };
}

interface Props {
  field: FieldDefinition;
  words: Strings['forms'];
  lists: Lists;
  problem?: string;
  value?: string;
}

/** One field of a definition as the control that fits it. */
export function DefinedField({
  field: { name, kind, autoComplete },
  words,
  lists,
  ...rest
}: Props) {
  const shared = {
    name,
    label: words.fields[name],
    problem: rest.problem,
    defaultValue: rest.value,
  };
  switch (kind) {
    case 'year':
      return <Select {...shared} choose={words.choose} options={yearsOf(lists)} />;
    case 'course':
      return (
        <Select
          {...shared}
          choose={words.choose}
          options={lists.courses.map(({ name: value, label }) => ({ value, label }))}
        />
      );
    case 'department':
      return (
        <>
          <Field {...shared} list="departments" autoComplete="off" hint={words.departmentHint} />
          <datalist id="departments">
            {lists.departments.map((department) => (
              <option key={department} value={department} />
            ))}
          </datalist>
        </>
      );
    case 'paragraph':
      return <Field {...shared} rows={name === 'address' ? 3 : 6} autoComplete={autoComplete} />;
    case 'phone':
      return (
        <Field
          {...shared}
          prefix="+91"
          inputMode="tel"
          autoComplete={autoComplete}
          hint={words.phoneHint}
        />
      );
    default:
      return (
        <Field
          {...shared}
          type={kind === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          hint={name === 'company_name' ? words.companyHint : undefined}
        />
      );
  }
}

function yearsOf({ years: { first, last } }: Lists) {
  const count = last - first + 1;
  return Array.from({ length: count }, (_, index) => String(last - index)).map((year) => ({
    value: year,
    label: year,
  }));
}
