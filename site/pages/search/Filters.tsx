import { pathIn } from '@college/contract/locales';
import type { SearchAnswer } from '@college/contract/search';
import { Link } from '../../components/navigation/Link.tsx';
import { useReading } from '../../context.ts';
import { type Asked, searchAddress } from './asked.ts';
import styles from './search.module.css';

interface Props {
  asked: Asked;
  answer: Pick<SearchAnswer, 'years' | 'departments'>;
}

/** Year and department, of which something would be found; nothing where there is no choice. Works without script. */
export function Filters({ asked, answer }: Props) {
  const { strings, locale } = useReading();
  const { search } = strings;
  const { words, tab, year, department } = asked;
  const fields = [
    {
      name: 'year',
      label: search.year,
      all: search.allYears,
      value: year ? `${year}` : '',
      options: answer.years.map((one) => ({ value: `${one}`, label: `${one}` })),
    },
    {
      name: 'department',
      label: search.department,
      all: search.allDepartments,
      value: department ?? '',
      options: answer.departments.map(({ dept_code, dept_name }) => ({
        value: dept_code,
        label: dept_name || dept_code,
      })),
    },
  ];
  const isFiltered = fields.some(({ value }) => value);
  if (!isFiltered && fields.every(({ options }) => options.length < 2)) return null;
  return (
    <form action={pathIn(locale, '/search')} className={styles.filters} aria-label={search.filter}>
      <input type="hidden" name="q" value={words} />
      {tab && <input type="hidden" name="tab" value={tab} />}
      {fields.map(({ name, label, all, value, options }) => (
        <p key={name}>
          <label htmlFor={`search-${name}`}>{label}</label>
          <select id={`search-${name}`} name={name} defaultValue={value}>
            <option value="">{all}</option>
            {value && !options.some((one) => one.value === value) && <option>{value}</option>}
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </p>
      ))}
      <button type="submit">{search.show}</button>
      {isFiltered && (
        <Link to={searchAddress({ words, tab, page: 1 })}>{search.withoutFilters}</Link>
      )}
    </form>
  );
}
