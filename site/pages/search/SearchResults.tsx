import { RESULTS_A_PAGE, type SearchAnswer, searchTabNames } from '@college/contract/search';
import { Link } from '../../components/navigation/Link.tsx';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { usePageContext, useStrings } from '../../context.ts';
import type { Placed } from './addressed-results.ts';
import { likelyPages, termsOf, titledPages } from './page-titles.ts';
import { PageList, Result, TitledResult } from './Result.tsx';
import { Filters } from './SearchFilters.tsx';
import styles from './search-page.module.css';
import { type Asked, searchAddress } from './search-query.ts';

interface Props {
  asked: Asked;
  answer: Omit<SearchAnswer, 'results'>;
  found: readonly Placed[];
}

/** Pages that stand before everything else. */
const MOST_LIKELY = 2;

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** What the backend's index has of the words, with the pages whose title has them. */
export function Answered({ asked, answer, found }: Props) {
  const pageContext = usePageContext();
  const { search, notices } = pageContext.strings;
  const { tab, page } = asked;
  const { corrected, corrections } = answer;
  const words = corrected || asked.words;
  const terms = answer.terms.length > 0 ? answer.terms : termsOf(words);
  const places = new Set(found.map(({ to }) => to));
  // A page that is called as it was asked for is no slip.
  const typed = corrected ? titledPages(termsOf(asked.words), pageContext) : [];
  const paths = new Set(typed.map(({ path }) => path));
  const titles = [
    ...typed,
    ...titledPages(terms, pageContext).filter(({ path }) => !paths.has(path)),
  ];
  // A title has neither year nor department.
  const titled = asked.year || asked.department ? [] : titles;
  const unknown = titled.filter(
    ({ path, isRecord }) => !places.has(path) && (!isRecord || answer.counts.page === 0),
  );
  // A guide that comes first answers the search itself; a page is only where to look further.
  const isGuide = found[0]?.result.kind === 'guide';
  const likely = titled
    .filter(({ isLikely }) => isLikely && !isGuide)
    .map(({ path }) => path)
    .slice(0, MOST_LIKELY);
  const others = unknown.map(({ path }) => path).filter((path) => !likely.includes(path));
  const counts = { ...answer.counts, page: answer.counts.page + unknown.length };
  const countOf = (one: Asked['tab']) => (one ? counts[one] : sum(Object.values(counts)));
  const pages = Math.ceil(
    (tab ? answer.counts[tab] : sum(Object.values(answer.counts))) / RESULTS_A_PAGE,
  );
  const withTitles = page === 1 && (tab === undefined || tab === 'page');
  const isEmpty = countOf(tab) === 0;
  const tabs = [undefined, ...searchTabNames].filter((one) => countOf(one) > 0 || one === tab);
  return (
    <>
      <p className={styles.count} role="status">
        {search.results(countOf(tab), words)}
        {pages > 1 && `, ${search.pageOf(page, pages)}`}
      </p>
      {corrected && <p className={styles.corrections}>{search.instead(asked.words, corrected)}</p>}
      <Corrections words={corrections.filter((one) => one !== corrected)} />
      {countOf(undefined) > 0 && (
        <LinkTabs
          id="found"
          label={search.found}
          tabs={tabs.map((one) => ({
            to: searchAddress({ ...asked, tab: one, page: 1 }),
            label: `${search.tabs[one ?? 'all']} (${countOf(one)})`,
            current: one === tab,
          }))}
        />
      )}
      <Filters asked={asked} answer={answer} />
      {isEmpty && <Empty>{search.none}</Empty>}
      <ul>
        {withTitles && likely.map((path) => <TitledResult key={path} path={path} />)}
        {found
          .filter(({ to }) => !withTitles || !likely.some((path) => path === to))
          .map(({ result, to, sourceTo }, index) => (
            <Result
              // Two people may stand on one page.
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
              to: searchAddress({ ...asked, page: number }),
              label,
              current: false,
            }))}
        />
      )}
      {isEmpty && <PageList title={search.likely} paths={likelyPages(terms, pageContext)} />}
    </>
  );
}

function Corrections({ words }: { words: readonly string[] }) {
  const { search } = useStrings();
  if (words.length === 0) return null;
  return (
    <p className={styles.corrections}>
      {search.didYouMean}{' '}
      {words.map((one, index) => (
        <span key={one}>
          {index > 0 && ', '}
          <Link to={searchAddress({ words: one, page: 1 })}>{one}</Link>
        </span>
      ))}
      ?
    </p>
  );
}
