/** Suggestions for a query, for the script of the search fields. */
import { pathIn } from '@college/contract/locales';
import type { SearchResult } from '@college/contract/search';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';
import type { Suggestions } from '../../enhance/search-fields/suggestion-list.ts';
import { findPagesByTitle, getTerms } from './page-titles.ts';
import { addressResults, textOf, titleOf } from './result-address.ts';
import { parseSearchQuery, searchAddress } from './search-query.ts';

export const query = ['q'];

const MAX_SUGGESTIONS = 8;
/** Maximum number of the site's own pages. */
const MAX_TITLES = 3;

/** Returns the text of a suggestion. A document is followed by the record that contains it. */
function suggestionText(text: string, result: SearchResult, inside: string): string {
  const title = text || textOf(titleOf(result));
  const source = result.kind === 'document' && result.source;
  return source ? `${title} · ${inside} ${textOf(titleOf(source))}` : title;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(loaderContext);
  const { call, locale, strings } = site;
  const { search, pages } = strings;
  const { words } = parseSearchQuery(new URL(request.url));
  const [suggested, { codes }] = await Promise.all([
    call.getsearchsuggestions({ q: words }),
    call.getcollege(),
  ]);
  const titles = findPagesByTitle(getTerms(words), site).slice(0, MAX_TITLES);
  const all = [
    ...titles.map(({ path }) => ({ text: pages[path], kind: search.kinds.page, to: path })),
    ...suggested.flatMap(({ text, result }) =>
      result
        ? addressResults([result], codes, site).map(({ result: addressed, to }) => ({
            text: suggestionText(text, addressed, search.inside),
            kind: search.kinds[result.kind],
            to,
          }))
        : { text, kind: '', to: searchAddress({ words: text, page: 1 }) },
    ),
  ];
  const items = all
    .filter(({ to }, index) => all.findIndex((item) => item.to === to) === index)
    .slice(0, MAX_SUGGESTIONS)
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
