import type { ReactNode } from 'react';
import styles from './PageHead.module.css';
import { Trail } from './Trail.tsx';
import { Updated } from './Updated.tsx';

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

interface Body {
  /** Dates of what is shown, DD-MM-YYYY: the newest is when the page was last updated. */
  dates?: readonly string[];
  children: ReactNode;
}

/** What stands under a PageHead. */
export function PageBody({ dates = [], children }: Body) {
  return (
    <div className={styles.body}>
      {children}
      <Updated dates={dates} />
    </div>
  );
}
