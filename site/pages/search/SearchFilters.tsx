import type { SearchAnswer } from '@college/contract/search';
import { Link } from '../../components/navigation/Link.tsx';
import { type Select, SelectForm } from '../../components/navigation/SelectForm.tsx';
import { useStrings } from '../../context.ts';
import styles from './search-page.module.css';
import { type SearchQuery, searchAddress } from './search-query.ts';

interface Props {
  query: SearchQuery;
  answer: Pick<SearchAnswer, 'years' | 'departments'>;
}

/** Adds the selected option if it is not offered, so that it stays visible. */
const withSelectedOption = (select: Select): Select => {
  const { value, options } = select;
  const isOffered = !value || options.some((option) => option.value === value);
  return isOffered ? select : { ...select, options: [{ value }, ...options] };
};

/** Filters by year and department. They disappear if there is nothing to choose. */
export function SearchFilters({ query, answer }: Props) {
  const { search } = useStrings();
  const { words, tab, year, department } = query;
  const selects: Select[] = [
    {
      name: 'year',
      label: search.year,
      all: search.allYears,
      value: year ? `${year}` : '',
      options: answer.years.map((answerYear) => ({ value: `${answerYear}` })),
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
  const isFiltered = selects.some(({ value }) => value);
  if (!isFiltered && selects.every(({ options }) => options.length < 2)) return null;
  return (
    <SelectForm
      action="/search"
      label={search.filter}
      submit={search.show}
      selects={selects.map(withSelectedOption)}
      keep={{ q: words, ...(tab && { tab }) }}
    >
      {isFiltered && (
        <span className={styles.unfiltered}>
          <Link to={searchAddress({ words, tab, page: 1 })}>{search.withoutFilters}</Link>
        </span>
      )}
    </SelectForm>
  );
}
