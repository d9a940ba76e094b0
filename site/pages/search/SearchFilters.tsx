import type { SearchAnswer } from '@college/contract/search';
import { Link } from '../../components/navigation/Link.tsx';
import { type Select, SelectForm } from '../../components/navigation/SelectForm.tsx';
import { useStrings } from '../../context.ts';
import styles from './search-page.module.css';
import { type Asked, searchAddress } from './search-query.ts';

interface Props {
  asked: Asked;
  answer: Pick<SearchAnswer, 'years' | 'departments'>;
}

/** What is chosen can be seen, though nothing of it was found. */
const withChosen = (select: Select): Select => {
  const { value, options } = select;
  const isThere = !value || options.some((one) => one.value === value);
  return isThere ? select : { ...select, options: [{ value }, ...options] };
};

/** Year and department, of which something would be found; nothing where there is no choice. */
export function Filters({ asked, answer }: Props) {
  const { search } = useStrings();
  const { words, tab, year, department } = asked;
  const selects: Select[] = [
    {
      name: 'year',
      label: search.year,
      all: search.allYears,
      value: year ? `${year}` : '',
      options: answer.years.map((one) => ({ value: `${one}` })),
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
      selects={selects.map(withChosen)}
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
