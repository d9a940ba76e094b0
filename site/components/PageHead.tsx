import type { ReactNode } from 'react';
import { useStrings } from '../context.ts';
import { Link } from './Link.tsx';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Pages above this one, Home left out. */
  trail?: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** Title and breadcrumb of an inner page. */
export function PageHead({ title, lead, trail = [], children }: Props) {
  const { layout } = useStrings();
  return (
    <div className={styles.head}>
      <div className={styles.inner}>
        <nav aria-label={layout.breadcrumb}>
          <ol className={styles.trail}>
            {[{ to: '/', label: layout.home }, ...trail].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

/** What stands under a PageHead. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
