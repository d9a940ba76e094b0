import styles from '../form.module.css';

interface Props {
  name: string;
  label: string;
  required?: boolean;
  defaultChecked?: boolean;
  problem?: string;
}

/** A box to tick, with its problem beside it. */
export function Tick({ name, label, required, problem, ...input }: Props) {
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
