/** @jsxImportSource react */
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Lists } from '../field-kinds.ts';
import styles from '../form.module.css';
import type { Field as FieldDefinition, FieldName, Words } from '../form-definition.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Text after the label of an optional field. */
  optional?: string;
  problem?: string;
  /** Text before the input, such as a calling code. */
  prefix?: string;
  /** Number of lines; makes the field a textarea. */
  rows?: number;
  /** Help text below the field. */
  hint?: string;
}

/** A labelled field with its problem, which screen readers hear with the field. */
function Field({ label, optional, problem, prefix, rows, hint, ...input }: Props) {
  const id = `field-${input.name}`;
  const shared = {
    id,
    className: styles.input,
    'aria-required': optional === undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby':
      [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>
      {rows ? (
        <textarea
          name={input.name}
          defaultValue={input.defaultValue}
          autoComplete={input.autoComplete}
          rows={rows}
          dir="auto"
          {...shared}
        />
      ) : (
        <Prefixed prefix={prefix}>
          <input
            dir={prefix || input.type === 'email' ? undefined : 'auto'}
            {...input}
            {...shared}
          />
        </Prefixed>
      )}
      {hint && (
        <p className={styles.note} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.error} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

function Prefixed({ prefix, children }: { prefix?: string; children: ReactNode }) {
  if (!prefix) return children;
  return (
    <div className={styles.prefixed}>
      <span className={styles.prefix}>{prefix}</span>
      {children}
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  /** `lang` is the language of a label that is in the other one. */
  options: readonly { value: string; label: string; lang?: string }[];
  /** Text of the empty option. */
  choose: string;
  problem?: string;
  defaultValue?: string;
}

/** A labelled select with its problem. */
function Select({ name, label, options, choose, problem, defaultValue = '' }: SelectProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.input}
        defaultValue={defaultValue}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      {problem && (
        <p className={styles.error} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface TickProps {
  name: string;
  label: string;
  required?: boolean;
  defaultChecked?: boolean;
  problem?: string;
}

/** A checkbox with its problem. */
export function Checkbox({ name, label, required, problem, ...input }: TickProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          {...input}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {problem && (
        <p className={styles.error} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface FormFieldProps {
  name: FieldName;
  field: FieldDefinition;
  required: boolean;
  words: Words;
  lists: Lists;
  problem?: string;
  value?: string;
}

/** The control for one field of a form. */
export function FormField({ name, field, required, words, lists, problem, value }: FormFieldProps) {
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
      // A college may not have written its list yet.
      if (lists.courses.length === 0) return <Field {...typed} type="text" />;
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
