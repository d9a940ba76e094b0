import { RESULTS_PER_PAGE, type SearchAnswer, searchTabNames } from '@college/contract/search';
import { Link } from '../../components/navigation/Link.tsx';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { type Select, SelectForm } from '../../components/navigation/SelectForm.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { usePageContext, useStrings } from '../../context.ts';
import { findPagesByTitle, getTerms, suggestPages } from './page-titles.ts';
import { PageList, Result, TitledResult } from './Result.tsx';
import type { AddressedResult } from './result-address.ts';
import styles from './search-page.module.css';
import { type SearchQuery, searchAddress } from './search-query.ts';

interface Props {
  query: SearchQuery;
  answer: Omit<SearchAnswer, 'results'>;
  results: readonly AddressedResult[];
}

/** Pages before all other results. */
const MAX_LIKELY = 2;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Results of the backend's index, and pages whose title matches. */
export function SearchResults({ query, answer, results }: Props) {
  const pageContext = usePageContext();
  const { search, notices } = pageContext.strings;
  const { tab, page } = query;
  const { corrected, corrections } = answer;
  const words = corrected || query.words;
  const terms = answer.terms.length > 0 ? answer.terms : getTerms(words);
  const places = new Set(results.map(({ to }) => to));
  // If a title matches the words as typed, they are not a typing error.
  const typedTitles = corrected ? findPagesByTitle(getTerms(query.words), pageContext) : [];
  const paths = new Set(typedTitles.map(({ path }) => path));
  const titles = [
    ...typedTitles,
    ...findPagesByTitle(terms, pageContext).filter(({ path }) => !paths.has(path)),
  ];
  // Titles have no year and no department.
  const titlePages = query.year || query.department ? [] : titles;
  const newPages = titlePages.filter(
    ({ path, isRecord }) => !places.has(path) && (!isRecord || answer.counts.page === 0),
  );
  // A guide at the top answers the query itself, so no page comes before it.
  const isGuide = results[0]?.result.kind === 'guide';
  const likely = titlePages
    .filter(({ isLikely }) => isLikely && !isGuide)
    .map(({ path }) => path)
    .slice(0, MAX_LIKELY);
  const others = newPages.map(({ path }) => path).filter((path) => !likely.includes(path));
  const counts = { ...answer.counts, page: answer.counts.page + newPages.length };
  const countOf = (name: SearchQuery['tab']) => (name ? counts[name] : sum(Object.values(counts)));
  const pages = Math.ceil(
    (tab ? answer.counts[tab] : sum(Object.values(answer.counts))) / RESULTS_PER_PAGE,
  );
  const withTitles = page === 1 && (tab === undefined || tab === 'page');
  const isEmpty = countOf(tab) === 0;
  const tabs = [undefined, ...searchTabNames].filter((name) => countOf(name) > 0 || name === tab);
  return (
    <>
      <p className={styles.count} role="status">
        {search.results(countOf(tab), words)}
        {pages > 1 && `, ${search.pageOf(page, pages)}`}
      </p>
      {corrected && <p className={styles.corrections}>{search.instead(query.words, corrected)}</p>}
      <Corrections words={corrections.filter((word) => word !== corrected)} />
      {countOf(undefined) > 0 && (
        <LinkTabs
          id="found"
          label={search.found}
          tabs={tabs.map((name) => ({
            to: searchAddress({ ...query, tab: name, page: 1 }),
            label: `${search.tabs[name ?? 'all']} (${countOf(name)})`,
            current: name === tab,
          }))}
        />
      )}
      <SearchFilters query={query} answer={answer} />
      {isEmpty && <Empty>{search.none}</Empty>}
      {!isEmpty && <h2 className="visually-hidden">{search.found}</h2>}
      <ul>
        {withTitles && likely.map((path) => <TitledResult key={path} path={path} />)}
        {results
          .filter(({ to }) => !withTitles || !likely.some((path) => path === to))
          .map(({ result, to, sourceTo }, index) => (
            <Result
              // Two people may share a page.
              key={`${to} ${index.toString()}`}
              result={result}
              to={to}
              sourceTo={sourceTo}
              departments={answer.departments}
            />
          ))}
        {withTitles && others.map((path) => <TitledResult key={path} path={path} />)}
      </ul>
      {pages > 1 && (
        <LinkTabs
          label={notices.pages}
          tabs={[
            { number: page - 1, label: search.previous },
            { number: page + 1, label: search.next },
          ]
            .filter(({ number }) => number >= 1 && number <= pages)
            .map(({ number, label }) => ({
              to: searchAddress({ ...query, page: number }),
              label,
              current: false,
            }))}
        />
      )}
      {isEmpty && <PageList title={search.likely} paths={suggestPages(terms, pageContext)} />}
    </>
  );
}

function Corrections({ words }: { words: readonly string[] }) {
  const { search } = useStrings();
  if (words.length === 0) return null;
  return (
    <p className={styles.corrections}>
      {search.didYouMean}{' '}
      {words.map((correction, index) => (
        <span key={correction}>
          {index > 0 && ', '}
          <Link to={searchAddress({ words: correction, page: 1 })}>{correction}</Link>
        </span>
      ))}
      ?
    </p>
  );
}

interface FilterProps {
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
function SearchFilters({ query, answer }: FilterProps) {
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
