import type { Programme } from '@college/contract/entities';
import { usePageContext } from '../../context.ts';
import { DateBlock } from '../dates/DateBlock.tsx';
import { daysUntil, isoDate } from '../dates/days-until.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './LastDates.module.css';

interface Props {
  programmes: readonly Programme[];
}

/** The last dates of admission that are not over, the earliest first, each with the programmes of a level. */
export function LastDates({ programmes }: Props) {
  const { strings, today } = usePageContext();
  const { lastDates, atLevel } = strings.programmes;
  const open = programmes.filter(({ last_date }) => daysUntil(last_date, today) >= 0);
  const groups = Map.groupBy(open, ({ last_date, level }) => `${isoDate(last_date)} ${level}`);
  if (groups.size === 0) return null;
  return (
    <section>
      <h2>{lastDates}</h2>
      <ul className={styles.list}>
        {[...groups]
          .sort(([first], [second]) => first.localeCompare(second, 'en'))
          .map(([key, [programme, ...others]]) => (
            <li key={key} className={styles.item}>
              <DateBlock date={programme?.last_date ?? ''} />
              <Link to={programmesAt(programme?.level)}>
                {others.length > 0 && programme?.level
                  ? atLevel(programme.level, others.length + 1)
                  : [programme, ...others].map((each) => each?.programme).join(', ')}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

const programmesAt = (level = '') =>
  level ? `/programmes?${new URLSearchParams({ level })}` : '/programmes';
