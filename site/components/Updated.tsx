import { useStrings } from '../context.ts';
import { InlineDate } from './Day.tsx';
import styles from './Updated.module.css';

/** The newest of some dates, DD-MM-YYYY; nothing where there is none. */
export function newestDate(dates: readonly string[]): string | undefined {
  const sortable = (date: string) => date.split('-').reverse().join('');
  return dates
    .filter((date) => /^\d\d-\d\d-\d{4}$/.test(date))
    .reduce<string | undefined>(
      (newest, date) => (newest && sortable(newest) >= sortable(date) ? newest : date),
      undefined,
    );
}

/** When what a page shows was last changed. */
export function Updated({ dates }: { dates: readonly string[] }) {
  const { general } = useStrings();
  const date = newestDate(dates);
  if (!date) return null;
  return (
    <p className={styles.updated}>
      {general.updated}: <InlineDate date={date} />
    </p>
  );
}
