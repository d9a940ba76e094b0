import type { AdmissionSettings } from '@college/contract/entities';
import { Link } from '../components/navigation/Link.tsx';
import { useStrings } from '../context.ts';
import styles from './AdmissionButton.module.css';

/** The way to online admission, while it is open: it stays in sight with the menu bar, where it covers nothing. */
export function AdmissionButton({ admission }: { admission: AdmissionSettings }) {
  const { layout } = useStrings();
  return (
    <Link to={admission.link} className={styles.button}>
      {layout.admission}
      <span className={styles.session}>{admission.session}</span>
    </Link>
  );
}
