import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import styles from './Fold.module.css';

interface Props {
  /** What is folded: said behind 'Show all'. */
  label: string;
  /** All entries. */
  count: number;
  /** One element that holds the entries. */
  children: ReactNode;
}

/** A list that a small screen folds to its first entry until 'Show all' is checked; whole elsewhere and on paper. */
export function Fold({ label, count, children }: Props) {
  const { home } = useStrings();
  if (count <= 1) return children;
  return (
    <>
      {children}
      {/* Its words are drawn by the style: elements of their own would be too many for the home page. */}
      <input
        type="checkbox"
        className={styles.fold}
        aria-label={`${home.showAll(count)}: ${label}`}
        data-less={home.showLess}
      />
    </>
  );
}
