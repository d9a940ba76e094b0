import styles from '../form.module.css';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The entry before a choice is made. */
  choose: string;
  problem?: string;
  defaultValue?: string;
}

/** A labelled choice with its problem beside it. */
export function Select({ name, label, options, choose, problem, defaultValue = '' }: Props) {
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
          <option key={option.value} value={option.value}>
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
