import { type ReactNode, useId } from 'react';
import styles from './Disclosure.module.css';

interface Props {
  /** Name of the choice. */
  name: string;
  current: string;
  children: ReactNode;
}

/**
 * A choice of links. Small screens show a button with the current link, which opens the others as a sheet; other
 * screens show all of them. One list serves both, so the HTML stays small.
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
