import type { ReactNode } from 'react';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Updated } from '../text/Updated.tsx';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Pages above this one, Home left out. */
  trail?: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** Title and breadcrumb of an inner page. */
export function PageHeader({ title, lead, trail = [], children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.inner}>
        <Breadcrumbs above={trail} heading={title} />
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

/** What stands under a PageHeader. */
export function PageBody({ dates = [], children }: Body) {
  return (
    <div className={styles.body}>
      {children}
      <Updated dates={dates} />
    </div>
  );
}
