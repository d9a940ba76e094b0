/** What a query may go on as, for the script of search fields. */
import { pathIn } from '@college/contract/locales';
import type { SearchResult } from '@college/contract/search';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';
import type { Suggestions } from '../../enhance/search-fields/suggestion-list.ts';
import { placed } from './addressed-results.ts';
import { termsOf, titledPages } from './page-titles.ts';
import { textOf, titleOf } from './result-address.ts';
import { askedOf, searchAddress } from './search-query.ts';

export const query = ['q'];

const MOST = 8;
/** Of the site's own pages. */
const MOST_TITLES = 3;

/** What is suggested: a document with the record that shows it. */
function wordsOf(text: string, result: SearchResult, inside: string): string {
  const title = text || textOf(titleOf(result));
  const source = result.kind === 'document' && result.source;
  return source ? `${title} · ${inside} ${textOf(titleOf(source))}` : title;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(loaderContext);
  const { call, locale, strings } = site;
  const { search, pages } = strings;
  const { words } = askedOf(new URL(request.url));
  const [suggested, { codes }] = await Promise.all([
    call.getsearchsuggestions({ q: words }),
    call.getcollege(),
  ]);
  const titles = titledPages(termsOf(words), site).slice(0, MOST_TITLES);
  const all = [
    ...titles.map(({ path }) => ({ text: pages[path], kind: search.kinds.page, to: path })),
    ...suggested.flatMap(({ text, result }) =>
      result
        ? placed([result], codes, site).map((one) => ({
            text: wordsOf(text, one.result, search.inside),
            kind: search.kinds[result.kind],
            to: one.to,
          }))
        : { text, kind: '', to: searchAddress({ words: text, page: 1 }) },
    ),
  ];
  const items = all
    .filter(({ to }, index) => all.findIndex((one) => one.to === to) === index)
    .slice(0, MOST)
    .map((item) => ({
      ...item,
      to: /^(https?:|\/files\/)/.test(item.to) ? item.to : pathIn(locale, item.to),
    }));
  const answer: Suggestions = {
    label: search.suggestions,
    said: search.suggested(items.length),
    items,
  };
  return Response.json(answer);
}
