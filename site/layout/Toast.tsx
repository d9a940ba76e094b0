import { useStrings } from '../context.ts';
import styles from './Toast.module.css';

/** Where short messages appear, and are read out. */
export function Toast() {
  const { layout } = useStrings();
  return <div id="toast" className={styles.toast} role="status" data-new-tab={layout.newTab} />;
}
