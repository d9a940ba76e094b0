import type { ReactNode } from 'react';
import styles from './PageHead.module.css';
import { Trail } from './Trail.tsx';

interface Props {
  title: string;
  lead?: string;
  /** Pages above this one, Home left out. */
  trail?: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** Title and breadcrumb of an inner page. */
export function PageHead({ title, lead, trail = [], children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.inner}>
        <Trail above={trail} />
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
