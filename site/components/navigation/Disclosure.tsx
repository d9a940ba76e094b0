import { type ReactNode, useId } from 'react';
import styles from './Disclosure.module.css';

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
export function Disclosure({ name, current, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className={styles.section}>{name}</span>
        {current}
      </button>
      <div id={id} className={styles.part} popover="auto">
        {children}
      </div>
    </>
  );
}
