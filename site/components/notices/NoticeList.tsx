import type { Notice } from '@college/contract/entities';
import { usePageContext, useStrings } from '../../context.ts';
import { DateBlock } from '../dates/DateBlock.tsx';
import { daysUntil } from '../dates/days-until.ts';
import { Link } from '../navigation/Link.tsx';
import { eventCalendarPath, eventPath } from '../navigation/page-paths.ts';
import styles from './NoticeList.module.css';

interface Props {
  notices: readonly Notice[];
  /** Path of the department of the notices, or '' for the college. */
  under?: string;
  /** Text of an empty list. */
  empty: string;
}

/** A short list of notices: date and title, which leads to the page of the notice. */
export function NoticeList({ notices, under, empty }: Props) {
  const strings = useStrings();
  if (notices.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {notices.map(({ id, title, date, diff }) => (
        <li key={id} className={styles.item}>
          <DateBlock date={date} />
          <Link to={eventPath(id, under)} className={styles.title}>
            {title}
            {diff === 1 && <span className={styles.new}>{strings.notices.isNew}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DueListProps {
  notices: readonly Notice[];
  /** True if each notice can be added to a calendar. */
  calendar?: boolean;
}

/** Notices by deadline, with the days left. */
export function DueList({ notices, calendar }: DueListProps) {
  const { strings, today } = usePageContext();
  return (
    <ul>
      {notices.map(({ id, title, deadline = '' }) => (
        <li key={id} className={styles.item}>
          <DateBlock date={deadline} />
          <Link to={eventPath(id)} className={styles.title}>
            {/* The days left come first, because the end of a long title is cut off. */}
            <strong>{strings.notices.daysLeft(daysUntil(deadline, today))}</strong>
            {`: ${title}`}
          </Link>
          {calendar && (
            <Link to={eventCalendarPath(id)} className={styles.calendar}>
              {strings.events.addToCalendar}
              <span className="visually-hidden">{`: ${title}`}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
