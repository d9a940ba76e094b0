import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import styles from './Fold.module.css';

interface Props {
  /** Name of the list, for screen readers. */
  label: string;
  /** Number of entries. */
  count: number;
  /** One element with the entries. */
  children: ReactNode;
}

/**
 * A list that small screens fold to its first entry until 'Show all' is checked. Other screens and paper show it in
 * full.
 */
export function Fold({ label, count, children }: Props) {
  const { home } = useStrings();
  if (count <= 1) return children;
  return (
    <div className={styles.folding}>
      {children}
      {/* CSS draws the text of the checkbox, because elements for it would make the home page too large. */}
      <input
        type="checkbox"
        className={styles.fold}
        aria-label={`${home.showAll(count)}: ${label}`}
        data-less={home.showLess}
      />
    </div>
  );
}
