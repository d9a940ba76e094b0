/** Every page that is shown, and every guide. */
import type { Client } from '@college/contract/client';
import type { LoaderFunctionArgs } from 'react-router';
import { guidePath } from '../../components/navigation/addresses.ts';
import { loaderContext, type ShownPage } from '../../context.ts';
import { newestOf } from '../../lists/newest.ts';
import { type Address, sitemapOf } from './addresses.ts';

export const query: readonly string[] = [];

/** The guides of the office, each on its page. */
async function guideAddresses(call: Client, shown: readonly ShownPage[]): Promise<Address[]> {
  if (!shown.some(({ path }) => path === '/guides')) return [];
  return (await call.getguides()).map(({ address }) => ({ path: guidePath(address), changed: '' }));
}

/** A list changed last when its newest notice did. */
async function addressOf(call: Client, { path, lists }: ShownPage): Promise<Address> {
  const [newest] = await newestOf(call, { types: lists, dept_code: undefined, limit: 1 });
  return { path, changed: newest?.updated_at ?? '' };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, shown, languages } = context.get(loaderContext);
  const [guides, ...pages] = await Promise.all([
    guideAddresses(call, shown),
    ...shown.map((page) => addressOf(call, page)),
  ]);
  return sitemapOf([...pages, ...guides], new URL(request.url).origin, languages);
}
