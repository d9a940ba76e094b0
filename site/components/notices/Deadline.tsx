import type { Notice } from '@college/contract/entities';
import { useReading } from '../../context.ts';
import { eventCalendarPath } from '../navigation/addresses.ts';
import { Link } from '../navigation/Link.tsx';
import { InlineDate } from '../text/DateBlock.tsx';
import { daysUntil } from './due.ts';

/** Until when readers have to act, and how many days that leaves; the day alone once it is over. */
export function Deadline({ notice: { id, deadline = '' } }: { notice: Notice }) {
  const { strings, today } = useReading();
  const days = daysUntil(deadline, today);
  if (Number.isNaN(days)) return null;
  const { due, daysLeft } = strings.notices;
  return (
    <span>
      {due} <InlineDate date={deadline} />
      {days >= 0 && (
        <>
          <strong> ({daysLeft(days)})</strong>{' '}
          <Link to={eventCalendarPath(id)}>{strings.events.addToCalendar}</Link>
        </>
      )}
    </span>
  );
}
