import type { Group } from '@college/contract/entities';
import { pathIn } from '@college/contract/locales';
import buttonStyles from '../../components/navigation/Button.module.css';
import { Link } from '../../components/navigation/Link.tsx';
import { usePageContext } from '../../context.ts';
import { LONGEST_SEARCH } from '../../lists/find-notices.ts';
import type { StepQuery } from './browse-evidence.ts';
import { type ColumnName, type Filters, filterNames } from './browse-evidence.ts';
import styles from './evidence.module.css';

interface Props {
  action: string;
  /** Parameters of the current step. */
  query: StepQuery;
  /** Address of this step without filters. */
  clear: string;
  columns: readonly ColumnName[];
  filters: Filters;
  shown: number;
  all: number;
}

/**
 * A search box for each column, folded until somebody searches, so that the table begins higher. It works without script,
 * because the filters are in the address.
 */
export function FilterForm({ action, query, clear, columns, filters, shown, all }: Props) {
  const { strings, locale } = usePageContext();
  const { evidence } = strings;
  const searching = Object.values(filters).some(Boolean);
  return (
    <search>
      <details open={searching}>
        <summary>{evidence.filter}</summary>
        <form action={pathIn(locale, action)} className={styles.form} aria-label={evidence.filter}>
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {columns.map((column) => (
            <p key={column} className={styles.field}>
              <label htmlFor={filterNames[column]}>{evidence[column]}</label>
              <input
                id={filterNames[column]}
                name={filterNames[column]}
                type="search"
                defaultValue={filters[column]}
                maxLength={LONGEST_SEARCH}
                autoComplete="off"
              />
            </p>
          ))}
          <button type="submit" className={buttonStyles.button}>
            {evidence.apply}
          </button>
          {searching && (
            <p className={styles.state} role="status">
              {evidence.shown(shown, all)} <Link to={clear}>{evidence.clear}</Link>
            </p>
          )}
        </form>
      </details>
    </search>
  );
}

interface GroupFormProps {
  action: string;
  groups: readonly Group[];
  group: string;
}

/** A form to choose the report. It starts again at the first step. */
export function GroupForm({ action, groups, group }: GroupFormProps) {
  const { strings, locale } = usePageContext();
  const { evidence } = strings;
  return (
    <form action={pathIn(locale, action)} className={`${styles.form} ${styles.report}`}>
      <p className={styles.field}>
        <label htmlFor="evidence-group">{evidence.group}</label>
        <select id="evidence-group" name="group" defaultValue={group}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className={buttonStyles.button}>
        {evidence.show}
      </button>
    </form>
  );
}
