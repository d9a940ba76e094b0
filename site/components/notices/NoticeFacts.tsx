import type { Notice } from '@college/contract/entities';
import { usePageContext } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { daysUntil } from '../dates/days-until.ts';
import { Link } from '../navigation/Link.tsx';
import { eventCalendarPath } from '../navigation/page-paths.ts';
import { isPinned } from './due.ts';
import styles from './NoticeFacts.module.css';

interface Props {
  notice: Notice;
  /** True if a coming deadline has a link to add it to a calendar. */
  calendar?: boolean;
}

/** Facts of a notice that a visitor sees first: importance, cancellation, deadline and author. */
export function NoticeFacts({ notice, calendar }: Props) {
  const { strings, today } = usePageContext();
  const { notices } = strings;
  const important = isPinned(notice, today) && notice.importance;
  return (
    <p className={styles.facts}>
      {important && <span className={styles.urgent}>{notices[important]}</span>}
      {notice.cancelled === 1 && <span className={styles.urgent}>{notices.cancelled}</span>}
      {notice.diff === 1 && <span className={styles.new}>{notices.isNew}</span>}
      <Deadline notice={notice} calendar={calendar} />
      {notice.posted_as && <span>{notice.posted_as}</span>}
    </p>
  );
}

/** The last day to act and the days left; once it is over, that the notice is closed. */
function Deadline({ notice: { id, deadline = '' }, calendar }: Props) {
  const { strings, today } = usePageContext();
  const days = daysUntil(deadline, today);
  if (Number.isNaN(days)) return null;
  const { due, daysLeft, closed } = strings.notices;
  return (
    <span>
      {due} <InlineDate date={deadline} />
      <strong> ({days >= 0 ? daysLeft(days) : closed})</strong>
      {days >= 0 && calendar && (
        <>
          {' '}
          <Link to={eventCalendarPath(id)}>{strings.events.addToCalendar}</Link>
        </>
      )}
    </span>
  );
}
