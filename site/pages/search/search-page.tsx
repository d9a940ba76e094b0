import type { CountedSearch } from '@college/contract/search';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SearchForm } from '../../components/navigation/SearchForm.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.ts';
import { placed } from './addressed-results.ts';
import { WithoutIndex } from './ResultsWithoutIndex.tsx';
import { Answered } from './SearchResults.tsx';
import styles from './search-page.module.css';
import { askedOf } from './search-query.ts';
import { findWithoutIndex } from './search-without-index.ts';

export { query } from './search-query.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(loaderContext);
  const { call } = site;
  const asked = askedOf(new URL(request.url));
  const { words, tab, department, year, page } = asked;
  if (!words) return { asked };
  const answer = await call.getsearchresults({ q: words, tab, dept_code: department, year, page });
  if (answer.searched === 0) return { asked, listed: await findWithoutIndex(call, words) };
  if (page > 1 && answer.results.length === 0) throw notFound();
  const { codes } = await call.getcollege();
  const { results, ...told } = answer;
  return { asked, answer: told, found: placed(results, codes, site) };
}

export const meta: Meta<typeof loader> = ({ data: { asked }, strings }) => {
  const { search, pages, notices } = strings;
  const { words, tab, page } = asked;
  const state = [
    words && `“${words}”`,
    tab && search.tabs[tab],
    page > 1 && notices.pageNumber(page),
  ];
  const named = state.filter(Boolean).join(', ');
  return {
    title: [named, pages['/search']].filter(Boolean).join(' – '),
    description: search.description,
  };
};

/** A filter or a further page is the same search. */
export const countedSearch = ({
  asked,
  answer,
}: LoaderData<typeof loader>): CountedSearch | undefined => {
  const { words: q, tab, department, year, page } = asked;
  if (!answer || tab || department || year || page > 1) return undefined;
  const results = answer.corrected ? 0 : Object.values(answer.counts).reduce((a, b) => a + b, 0);
  return { q, results };
};

export function Component() {
  const { asked, answer, found, listed } = useLoaderData<LoaderData<typeof loader>>();
  const { pages } = useStrings();
  return (
    <>
      <PageHeader title={pages['/search']}>
        <SearchForm words={asked.words} />
      </PageHeader>
      <PageBody>
        {listed && <WithoutIndex words={asked.words} listed={listed} />}
        {answer && <Answered asked={asked} answer={answer} found={found} />}
        {!asked.words && <SearchKey />}
      </PageBody>
    </>
  );
}

/** Whoever presses `/` for something else can switch it off, in this browser. */
function SearchKey() {
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
