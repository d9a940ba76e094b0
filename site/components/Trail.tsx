import { useStrings } from '../context.ts';
import { Link } from './Link.tsx';
import styles from './Trail.module.css';

interface Props {
  /** Pages above this one, Home left out. */
  above: readonly { to: string; label: string }[];
  /** This page, where its heading does not stand right below. */
  here?: string;
}

/** The way from Home to this page. */
export function Trail({ above, here }: Props) {
  const { layout } = useStrings();
  return (
    <nav aria-label={layout.breadcrumb}>
      <ol className={styles.trail}>
        {[{ to: '/', label: layout.home }, ...above].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
