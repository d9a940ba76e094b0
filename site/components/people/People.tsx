import type { ReactNode } from 'react';
import styles from './People.module.css';

/** Cards of people, two beside one another where there is room. */
export function People({ children }: { children: ReactNode }) {
  return <ul className={styles.people}>{children}</ul>;
}
