import { pathIn } from '@college/contract/locales';
import { useReading } from '../../context.ts';
import type { QuarterRange } from '../../records/quarters.ts';
import styles from './QuarterForm.module.css';

interface Props {
  /** The page that shows the chosen quarters, without language prefix. */
  action: string;
  range: QuarterRange;
  /** What else the page's address says. */
  keep?: Readonly<Record<string, string>>;
}

/** Chooses the quarters that a page's records are of; works without script. */
export function QuarterForm({ action, range, keep = {} }: Props) {
  const { strings, locale } = useReading();
  const { records } = strings;
  return (
    <form action={pathIn(locale, action)} className={styles.form} aria-label={records.quarters}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['from', 'to'] as const).map((end) => (
        <p key={end} className={styles.field}>
          <label htmlFor={`quarter-${end}`}>{records[end]}</label>
          <select id={`quarter-${end}`} name={end} defaultValue={range[end]}>
            <option value="">{records.allQuarters}</option>
            {range.all.map((quarter) => (
              <option key={quarter}>{quarter}</option>
            ))}
          </select>
        </p>
      ))}
      <button type="submit">{records.show}</button>
    </form>
  );
}
