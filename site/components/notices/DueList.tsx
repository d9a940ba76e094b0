import type { Notice } from '@college/contract/entities';
import { useReading } from '../../context.ts';
import { eventCalendarPath, eventPath } from '../navigation/addresses.ts';
import { Link } from '../navigation/Link.tsx';
import { DateBlock } from '../text/DateBlock.tsx';
import { daysUntil } from './due.ts';
import styles from './NoticeList.module.css';

interface Props {
  notices: readonly Notice[];
  /** Whether each can be added to a calendar. */
  calendar?: boolean;
}

/** Notices by the day on which they are due, with the days left. */
export function DueList({ notices, calendar }: Props) {
  const { strings, today } = useReading();
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
