import type { ReactNode } from 'react';
import styles from './ListColumns.module.css';

interface Props {
  /** Deadlines and the years of the archive: beside the list on a wide screen, above it on others. */
  beside: ReactNode;
  children: ReactNode;
}

/** A list of notices with a second column. */
export function ListColumns({ beside, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.beside}>{beside}</div>
      <div>{children}</div>
    </div>
  );
}
