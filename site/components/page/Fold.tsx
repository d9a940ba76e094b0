import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import styles from './Fold.module.css';

interface Props {
  /** What is folded: said aloud after 'Show all'. */
  label: string;
  /** How many entries stay in sight. */
  first: 1 | 2;
  /** All of them. */
  count: number;
  /** One element that holds the entries. */
  children: ReactNode;
}

const sizes = { 1: 'one', 2: 'two' } as const;

/** A list that a small screen folds to its first entries until 'Show all' is checked; whole elsewhere and on paper. */
export function Fold({ label, first, count, children }: Props) {
  const { home } = useStrings();
  if (count <= first) return children;
  return (
    <div className={`${styles.fold} ${styles[sizes[first]]}`}>
      {children}
      <label className={styles.all} data-noprint="">
        <input
          type="checkbox"
          className="visually-hidden"
          aria-label={`${home.showAll(count)}: ${label}`}
        />
        <span className={styles.more}>{home.showAll(count)}</span>
        <span className={styles.less}>{home.showLess}</span>
      </label>
    </div>
  );
}
