import type { ReactNode } from 'react';
import styles from './Choice.module.css';

interface Props {
  /** What is chosen from. */
  name: string;
  current: string;
  /** The entries. */
  children: ReactNode;
}

/**
 * Links to choose from: on small screens a disclosure that shows the current one, as a select does, elsewhere all of them.
 * One list serves both, so the words travel once.
 */
export function Choice({ name, current, children }: Props) {
  return (
    <details name="menu" className={styles.part}>
      <summary className={styles.choice}>
        <span className={styles.section}>{name}</span>
        {current}
      </summary>
      {children}
    </details>
  );
}
