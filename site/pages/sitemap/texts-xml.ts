/** What files say, each on its page. */
import type { Client } from '@college/contract/client';
import type { LoaderFunctionArgs } from 'react-router';
import { textPath } from '../../components/navigation/addresses.ts';
import { loaderContext } from '../../context.ts';
import { askedPage } from '../../lists/paging.ts';
import { sitemapOf } from './addresses.ts';
import { allOf, MOST_OF_PART } from './all-of.ts';

export const query: readonly string[] = ['page'];

/** No college has more files; a backend that pages by itself would be asked for ever. */
const MOST_PARTS = 100;

/** Of how many parts they are. */
export async function partsOfTexts(call: Client): Promise<number> {
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const next = await call.getfileswithtext({ limit: 1, page: parts * MOST_OF_PART + 1 });
    if (next.length === 0) return parts;
  }
  return MOST_PARTS;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, languages } = context.get(loaderContext);
  const url = new URL(request.url);
  const files = await allOf((paging) => call.getfileswithtext(paging), askedPage(url));
  const addresses = files.map((file) => ({ path: textPath(file), changed: file.updated_at }));
  return sitemapOf(addresses, url.origin, languages);
}
