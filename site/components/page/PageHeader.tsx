import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Pages above this one, without Home. */
  trail?: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** Title and breadcrumbs of a page. */
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
  /** Dates of the content, DD-MM-YYYY. The newest is the date of the last update. */
  dates?: readonly string[];
  children: ReactNode;
}

/** The content below a PageHeader. */
export function PageBody({ dates = [], children }: Body) {
  return (
    <div className={styles.body}>
      {children}
      <LastUpdated dates={dates} />
    </div>
  );
}

/** Returns the newest date, DD-MM-YYYY, that is not after `today`, YYYY-MM-DD. */
export function newestDate(dates: readonly string[], today: string): string | undefined {
  const sortable = (date: string) => date.split('-').reverse().join('-');
  return dates
    .filter((date) => /^\d\d-\d\d-\d{4}$/.test(date) && sortable(date) <= today)
    .reduce<string | undefined>(
      (newest, date) => (newest && sortable(newest) >= sortable(date) ? newest : date),
      undefined,
    );
}

/** The dates of the last update and of the last review of this page. The footer has the date of the whole site. */
export function LastUpdated({ dates }: { dates: readonly string[] }) {
  const { strings, today, changedHere, reviewed } = usePageContext();
  const { updated, reviewedOn } = strings.general;
  const date = newestDate(dates, today) || changedHere;
  if (!date && !reviewed) return null;
  return (
    <p className={styles.updated}>
      {date && (
        <>
          {updated}: <InlineDate date={date} />
        </>
      )}
      {date && reviewed && ' · '}
      {reviewed && (
        <>
          {reviewedOn}: <InlineDate date={reviewed} />
        </>
      )}
    </p>
  );
}
