import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { InlineDate } from '../text/DateBlock.tsx';
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
      <LastUpdated dates={dates} />
    </div>
  );
}

/** The newest of some dates, DD-MM-YYYY, that is not ahead of `today`, YYYY-MM-DD; nothing where there is none. */
export function newestDate(dates: readonly string[], today: string): string | undefined {
  const sortable = (date: string) => date.split('-').reverse().join('-');
  return dates
    .filter((date) => /^\d\d-\d\d-\d{4}$/.test(date) && sortable(date) <= today)
    .reduce<string | undefined>(
      (newest, date) => (newest && sortable(newest) >= sortable(date) ? newest : date),
      undefined,
    );
}

/** When what a page shows was last changed, as far as its dates tell; the footer says it of the whole site. */
export function LastUpdated({ dates }: { dates: readonly string[] }) {
  const { strings, today } = usePageContext();
  const date = newestDate(dates, today);
  if (!date) return null;
  return (
    <p className={styles.updated}>
      {strings.general.updated}: <InlineDate date={date} />
    </p>
  );
}
