/** @jsxImportSource react */
import { useEffect, useRef } from 'react';
import styles from './form.module.css';

interface Props {
  /** Heading, if there are fields to correct. */
  title?: string;
  /** Problems by field. A problem of the whole form has no field, and a checkbox needs no label. */
  problems: readonly { field?: string; label?: string; problem: string }[];
  /** Result of the last check. A new check moves the focus here; a corrected problem does not. */
  lastCheck: unknown;
}

/** A list of problems that takes focus and links to the fields. */
export function ErrorSummary({ title, problems, lastCheck }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const failure = problems.find(({ field }) => !field)?.problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new problems take focus anew
  useEffect(() => box.current?.focus(), [lastCheck, failure]);
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      {title && <p>{title}</p>}
      <ul>
        {problems.map(({ field, label, problem }) => (
          <li key={field ?? problem}>
            {field ? (
              <a href={`#field-${field}`}>{label ? `${label}: ${problem}` : problem}</a>
            ) : (
              problem
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
