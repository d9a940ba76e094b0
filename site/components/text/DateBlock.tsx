import { useStrings } from '../../context.ts';
import styles from './DateBlock.module.css';

/** A date, DD-MM-YYYY, as a block; nothing for ''. */
export function DateBlock({ date }: { date: string }) {
  const { dates } = useStrings();
  const [day, month, year] = date.split('-');
  if (!day || !month || !year) return null;
  return (
    <time className={styles.block} dateTime={`${year}-${month}-${day}`}>
      {`${day}\n${dates.months[Number(month) - 1]} ${year}`}
    </time>
  );
}

/** A date, DD-MM-YYYY, in a line of text; nothing for ''. */
export function InlineDate({ date, className }: { date: string; className?: string }) {
  const { dates } = useStrings();
  const [day, month, year] = date.split('-');
  if (!day || !month || !year) return null;
  return (
    <time className={className} dateTime={`${year}-${month}-${day}`}>
      {`${Number(day)} ${dates.months[Number(month) - 1]} ${year}`}
    </time>
  );
}
