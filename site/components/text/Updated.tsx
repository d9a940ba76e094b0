import { useReading } from '../../context.ts';
import { InlineDate } from './DateBlock.tsx';
import styles from './Updated.module.css';

/** The newest of some dates, DD-MM-YYYY, that is not ahead of `today`, YYYY-MM-DD; nothing where there is none. */
export function newestDate(dates: readonly string[], today: string): string | undefined {
  const sortable = (date: string) => date.split('-').reverse().join('-');
  return dates
    .filter((date) => /^\d\d-\d\d-\d{4}$/.test(date) && sortable(date) <= today)
    .reduce<string | undefined>(
      (newest, date) => (newest && sortable(newest) >= sortable(date) ? newest : date),
      undefined,
    );
}

/** When what a page shows was last changed, as far as its dates tell; the footer says it of the whole site. */
export function Updated({ dates }: { dates: readonly string[] }) {
  const { strings, today } = useReading();
  const date = newestDate(dates, today);
  if (!date) return null;
  return (
    <p className={styles.updated}>
      {strings.general.updated}: <InlineDate date={date} />
    </p>
  );
}
