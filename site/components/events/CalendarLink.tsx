import { useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';

/** Where a calendar follows all events of a list. */
export function CalendarLink({ list }: { list: string }) {
  const { events } = useStrings();
  return (
    <p>
      <Link to={`${list}/calendar.ics`}>{events.addAllToCalendar}</Link>
    </p>
  );
}
