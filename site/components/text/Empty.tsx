import styles from './Empty.module.css';

/** The text of an empty list. `data-empty` tells the nightly walk (`cms/walks/`) that it is no content. */
export function Empty({ children }: { children: string }) {
  return (
    <p className={styles.empty} data-empty="">
      {children}
    </p>
  );
}
