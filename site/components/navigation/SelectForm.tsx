import { pathIn } from '@college/contract/locales';
import type { ReactNode } from 'react';
import { usePageContext, useStrings } from '../../context.ts';
import type { QuarterRange } from '../../records/records.ts';
import buttonStyles from './Button.module.css';
import styles from './SelectForm.module.css';

export interface Select {
  /** Name of the parameter in the address. */
  name: string;
  label: string;
  /** Label of the option for no choice. */
  all: string;
  value?: string;
  options: readonly { value: string; label?: string }[];
}

interface Props {
  /** Path of the page that shows the choice, without language prefix. */
  action: string;
  label: string;
  submit: string;
  selects: readonly Select[];
  /** Other parameters of the address, which stay. */
  keep?: Readonly<Record<string, string>>;
  /** Content beside the button. */
  children?: ReactNode;
}

/** Filters a page by one or more choices. It works without script, because the choices are in the address. */
export function SelectForm({ action, label, submit, selects, keep = {}, children }: Props) {
  const { locale } = usePageContext();
  return (
    <form action={pathIn(locale, action)} className={styles.form} aria-label={label}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects.map((select) => (
        <p key={select.name} className={styles.field}>
          <label htmlFor={`select-${select.name}`}>{select.label}</label>
          <select id={`select-${select.name}`} name={select.name} defaultValue={select.value ?? ''}>
            <option value="">{select.all}</option>
            {select.options.map((option) => (
              <option key={option.value} value={option.label && option.value}>
                {option.label ?? option.value}
              </option>
            ))}
          </select>
        </p>
      ))}
      <button type="submit" className={buttonStyles.button}>
        {submit}
      </button>
      {children}
    </form>
  );
}

interface QuarterFormProps extends Pick<Props, 'children'> {
  /** Path of the page that shows the chosen quarters, without language prefix. */
  action: string;
  range: QuarterRange;
  /** Other parameters of the address, which stay. */
  keep?: Readonly<Record<string, string>>;
}

/** A form to choose a range of quarters. */
export function QuarterForm({ action, range, keep, children }: QuarterFormProps) {
  const { records } = useStrings();
  return (
    <SelectForm
      action={action}
      label={records.quarters}
      submit={records.show}
      keep={keep}
      selects={(['from', 'to'] as const).map((name) => ({
        name,
        label: records[name],
        all: records.allQuarters,
        value: range[name],
        options: range.all.map((value) => ({ value })),
      }))}
    >
      {children}
    </SelectForm>
  );
}
