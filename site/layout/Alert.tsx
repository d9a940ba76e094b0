import type { College } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import styles from './Alert.module.css';

/** What cannot wait, above everything: read first, by whoever listens, too. */
export function Alert({ alert }: { alert: NonNullable<College['alert']> }) {
  const { layout } = useStrings();
  return (
    <aside className={`${styles.alert} ${styles[alert.colour]}`} aria-label={layout.alert}>
      <p>{alert.text}</p>
    </aside>
  );
}
