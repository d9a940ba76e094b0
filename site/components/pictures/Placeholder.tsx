import styles from './Placeholder.module.css';

/** What stands where a picture is missing: plain silk, and a short code to know it by. */
export function Placeholder({ code = '' }: { code?: string }) {
  return (
    <span className={styles.placeholder} aria-hidden="true">
      {code}
    </span>
  );
}
