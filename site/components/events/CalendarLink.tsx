import { useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './CalendarLink.module.css';

interface Props {
  list: string;
  /** Text of the link; "Add all to your calendar" by default. */
  label?: string;
}

/** A link to subscribe to all days of a list in a calendar program. */
export function CalendarLink({ list, label }: Props) {
  const { events } = useStrings();
  return (
    <p>
      <Link className={styles.link} to={`${list}/calendar.ics`}>
        {label ?? events.addAllToCalendar}
      </Link>
    </p>
  );
}
