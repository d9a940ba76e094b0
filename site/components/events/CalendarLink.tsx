import { useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './CalendarLink.module.css';

interface Props {
  list: string;
  /** What it says; that all are added unless said. */
  label?: string;
}

/** Where a calendar follows all days of a list. */
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
