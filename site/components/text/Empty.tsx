import styles from './Empty.module.css';

/** What a list says that has nothing to show. */
export function Empty({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>;
}
