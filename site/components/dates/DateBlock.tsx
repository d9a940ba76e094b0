import { useStrings } from '../../context.ts';
import styles from './DateBlock.module.css';

interface Props {
  /** DD-MM-YYYY; nothing is shown for ''. */
  date: string;
  className?: string;
}

/** A date as a block. */
export function DateBlock({ date }: Props) {
  // The day is on a line of its own.
  return <InlineDate date={date} className={styles.block} afterDay={'\n'} />;
}

/** A date in a line of text, in the one form that visitors read. */
export function InlineDate({ date, className, afterDay = ' ' }: Props & { afterDay?: string }) {
  const { dates } = useStrings();
  const [day, month, year] = date.split('-');
  if (!day || !month || !year) return null;
  return (
    <time className={className} dateTime={`${year}-${month}-${day}`}>
      {`${Number(day)}${afterDay}${dates.months[Number(month) - 1]} ${year}`}
    </time>
  );
}
