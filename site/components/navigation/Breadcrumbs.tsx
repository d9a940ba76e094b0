import { useStrings } from '../../context.ts';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

interface Props {
  /** Pages above this one, Home left out. */
  above: readonly { to: string; label: string }[];
  /** This page, where its heading does not stand right below. */
  here?: string;
}

/** The way from Home to this page. */
export function Breadcrumbs({ above, here }: Props) {
  const { layout } = useStrings();
  return (
    <nav aria-label={layout.breadcrumb}>
      <ol className={styles.breadcrumbs}>
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
