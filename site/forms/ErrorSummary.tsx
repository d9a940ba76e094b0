import { useEffect, useRef } from 'react';
import styles from './form.module.css';

interface Props {
  /** Where there is something to correct. */
  title?: string;
  /** What is wrong, by field; a problem of the whole form has no field. A box to tick speaks for itself. */
  problems: readonly { field?: string; label?: string; problem: string }[];
  /** What the last check lastCheck: another one takes focus, a problem that was put right does not. */
  lastCheck: unknown;
}

/** What is wrong, in one place that takes focus and leads to each field. */
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
