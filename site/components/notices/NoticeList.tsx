import type { Notice } from '@college/contract/entities';
import { usePageContext, useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import { eventCalendarPath, eventPath } from '../navigation/page-paths.ts';
import { DateBlock } from '../text/DateBlock.tsx';
import { daysUntil } from './due.ts';
import styles from './NoticeList.module.css';

interface Props {
  notices: readonly Notice[];
  /** The page on which the notices stand in full. */
  to: string;
  /** Said when there are none. */
  empty: string;
}

/** Notices as a short list: date block and title. */
export function NoticeList({ notices, to, empty }: Props) {
  const strings = useStrings();
  if (notices.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {notices.map(({ id, title, date, diff }) => (
        <li key={id} className={styles.item}>
          <DateBlock date={date} />
          <Link to={`${to}#notice-${id}`} className={styles.title}>
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
  /** Whether each can be added to a calendar. */
  calendar?: boolean;
}

/** Notices by the day on which they are due, with the days left. */
export function DueList({ notices, calendar }: DueListProps) {
  const { strings, today } = usePageContext();
  return (
    <ul>
      {notices.map(({ id, title, deadline = '' }) => (
        <li key={id} className={styles.item}>
          <DateBlock date={deadline} />
          <Link to={eventPath(id)} className={styles.title}>
            {/* First: of a long title the end is cut off. */}
            <strong>{strings.notices.daysLeft(daysUntil(deadline, today))}</strong>: {title}
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
