'use client';
import { types } from '../../platform/files/file-types.ts';
import { useSay } from '../use-say.ts';
import { keyOf } from './save-college.ts';

export interface CollegeField {
  path: string;
  locale: string;
  label: string;
  value: string;
  kind?: 'file' | 'color';
  choices?: { value: string; label: string }[];
  required?: boolean;
  /** True if the step needs it. */
  isNeeded?: boolean;
  hint?: string;
}

const pictures = [...new Set(Object.values(types))].filter((type) => type.startsWith('image/'));

interface Props {
  field: CollegeField;
  /** Error message. Empty if the server gave none. */
  error: string | undefined;
}

/** Field with its label, hint and error. */
export function FormField({ field, error }: Props) {
  const { label, locale, value, kind, choices, required, isNeeded, hint } = field;
  const name = keyOf(field);
  const say = useSay();
  const common = {
    id: name,
    name,
    lang: locale,
    required,
    'aria-invalid': error !== undefined,
    'aria-describedby':
      [error !== undefined && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') ||
      undefined,
  };
  return (
    <div>
      <label htmlFor={name}>
        {label}
        {isNeeded && ' *'}
      </label>
      {choices ? (
        <select {...common} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : kind === 'file' ? (
        <input {...common} accept={pictures.join()} type="file" />
      ) : (
        <input {...common} defaultValue={value} type={kind ?? 'text'} />
      )}
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {error !== undefined && (
        <p className="set-up__error" id={`${name}-error`}>
          {error || say('This could not be saved.')}
        </p>
      )}
    </div>
  );
}
