import styles from './Silk.module.css';

/** What stands where a picture is missing: plain silk, and a short code to know it by. */
export function Silk({ code = '' }: { code?: string }) {
  return (
    <span className={styles.silk} aria-hidden="true">
      {code}
    </span>
  );
}
