import { pathIn } from '@college/contract/locales';
import type { CountedSearch } from '@college/contract/search';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SearchForm } from '../../components/navigation/SearchForm.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import {
  type FileModule,
  type LoaderData,
  loaderContext,
  type Meta,
  useStrings,
} from '../../context.ts';
import { shortName } from '../../layout/Document.tsx';
import { xmlDocument } from '../../lists/feed/xml.ts';
import { notFound } from '../../not-found.ts';
import { ResultsWithoutIndex } from './ResultsWithoutIndex.tsx';
import { addressResults } from './result-address.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './search-page.module.css';
import { parseSearchQuery } from './search-query.ts';
import { findWithoutIndex } from './search-without-index.ts';

export { query } from './search-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(loaderContext);
  const { call } = site;
  const query = parseSearchQuery(new URL(request.url));
  const { words, tab, department, year, page } = query;
  if (!words) return { query };
  const answer = await call.getsearchresults({ q: words, tab, dept_code: department, year, page });
  if (answer.searched === 0) return { query, unindexed: await findWithoutIndex(call, words) };
  if (page > 1 && answer.results.length === 0) throw notFound();
  const { codes } = await call.getcollege();
  const { results, ...summary } = answer;
  return { query, answer: summary, results: addressResults(results, codes, site) };
}

export const meta: Meta<typeof loader> = ({ data: { query }, strings }) => {
  const { search, pages, notices } = strings;
  const { words, tab, page } = query;
  const state = [
    words && `“${words}”`,
    tab && search.tabs[tab],
    page > 1 && notices.pageNumber(page),
  ];
  const stateText = state.filter(Boolean).join(', ');
  return {
    title: [stateText, pages['/search']].filter(Boolean).join(' – '),
    description: search.description,
  };
};

/** Returns the query for the search statistics. Filters and further pages count as the same query. */
export const countedSearch = ({
  query,
  answer,
}: LoaderData<typeof loader>): CountedSearch | undefined => {
  const { words: q, tab, department, year, page } = query;
  if (!answer || tab || department || year || page > 1) return undefined;
  const results = answer.corrected ? 0 : Object.values(answer.counts).reduce((a, b) => a + b, 0);
  return { q, results };
};

export function Component() {
  const { query, answer, results, unindexed } = useLoaderData<LoaderData<typeof loader>>();
  const { pages } = useStrings();
  return (
    <>
      <PageHeader title={pages['/search']}>
        <SearchForm words={query.words} />
      </PageHeader>
      <PageBody>
        {unindexed && <ResultsWithoutIndex words={query.words} unindexed={unindexed} />}
        {answer && <SearchResults query={query} answer={answer} results={results} />}
        {!query.words && <SearchKeyOption />}
      </PageBody>
    </>
  );
}

/** Lets visitors switch the `/` key off, because they may need it for something else. */
function SearchKeyOption() {
  const { search } = useStrings();
  return (
    <p data-script="">
      <label className={styles.key}>
        <input type="checkbox" data-search-key="" defaultChecked />
        {search.key}
      </label>
    </p>
  );
}

/** Describes the search for browsers (OpenSearch 1.1). */
export const openSearch: FileModule = {
  query: [],
  async loader({ request, context }) {
    const { call, locale, strings } = context.get(loaderContext);
    const { name } = await call.getcollege();
    const address = `${new URL(request.url).origin}${pathIn(locale, '/search')}`;
    const description = xmlDocument({
      OpenSearchDescription: {
        '@_xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
        ShortName: shortName(name),
        Description: strings.search.description,
        Language: locale,
        InputEncoding: 'UTF-8',
        Url: { '@_type': 'text/html', '@_template': `${address}?q={searchTerms}` },
      },
    });
    return new Response(description, {
      headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
    });
  },
};
