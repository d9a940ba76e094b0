/** Every page that is shown. */
import type { Client } from '@college/contract/client';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext, type ShownPage } from '../../context.ts';
import { newestOf } from '../../lists/newest.ts';
import { type Address, sitemapOf } from './addresses.ts';

export const query: readonly string[] = [];

/** A list changed last when its newest notice did. */
async function addressOf(call: Client, { path, lists }: ShownPage): Promise<Address> {
  const [newest] = await newestOf(call, { types: lists, dept_code: undefined, limit: 1 });
  return { path, changed: newest?.updated_at ?? '' };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, shown } = context.get(loaderContext);
  const pages = await Promise.all(shown.map((page) => addressOf(call, page)));
  return sitemapOf(pages, new URL(request.url).origin);
}
