import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface Props {
  /** What is chosen from. */
  name: string;
  current: string;
  /** The entries. */
  children: ReactNode;
}

/**
 * Links to choose from: on small screens a button that says the current one and opens the others as a sheet, as a
 * select does; elsewhere all of them. One list serves both, so the words travel once.
 */
export function Choice({ name, current, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.choice} popoverTarget={id}>
        <span className={styles.section}>{name}</span>
        {current}
      </button>
      <div id={id} className={styles.part} popover="auto">
        {children}
      </div>
    </>
  );
}
