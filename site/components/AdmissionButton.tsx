import type { AdmissionSettings } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import styles from './AdmissionButton.module.css';
import { Link } from './Link.tsx';

/** The floating way to online admission, while it is open. */
export function AdmissionButton({ admission }: { admission: AdmissionSettings }) {
  const { layout } = useStrings();
  return (
    <aside aria-label={layout.admission}>
      <Link to={admission.link} className={styles.button}>
        {layout.admission}
        <span className={styles.session}>{admission.session}</span>
      </Link>
    </aside>
  );
}
