'use client';
import { keyOf } from './save-college.ts';

export interface CollegeField {
  path: string;
  locale: string;
  label: string;
  value: string;
  kind?: 'file' | 'color';
  choices?: { value: string; label: string }[];
  required?: boolean;
}

interface Props {
  field: CollegeField;
  error: string | undefined;
}

/** A label, what is asked for, and what was wrong with it. */
export function FormField({ field, error }: Props) {
  const { label, locale, value, kind, choices, required } = field;
  const name = keyOf(field);
  const common = {
    id: name,
    name,
    lang: locale,
    required,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${name}-error`,
  };
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {choices ? (
        <select {...common} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : kind === 'file' ? (
        <input {...common} accept="image/*" type="file" />
      ) : (
        <input {...common} defaultValue={value} type={kind ?? 'text'} />
      )}
      {error !== undefined && (
        <p className="set-up__error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
