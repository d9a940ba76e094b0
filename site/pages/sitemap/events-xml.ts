/** The events of one year, each on its page. */
import type { Client } from '@college/contract/client';
import { announcedEvents } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import type { LoaderFunctionArgs } from 'react-router';
import { eventPath } from '../../components/navigation/addresses.ts';
import { loaderContext } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.tsx';
import { askedYear, type Paging } from '../../lists/paging.ts';
import { sitemapOf } from './addresses.ts';
import { allOf } from './all-of.ts';

export const query: readonly string[] = ['year'];

/** One answer for each kind of event. */
export const eventsOf = (call: Client, year: number, paging: Paging): Promise<Notice[]>[] =>
  announcedEvents.map((type) => call.getnoticesbytypedeptv1({ type, year, ...paging }));

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, languages } = context.get(loaderContext);
  const { origin, searchParams } = new URL(request.url);
  const year = askedYear(searchParams.get('year'));
  if (!year) throw notFound();
  const events = await Promise.all(
    announcedEvents.map((type) =>
      allOf((paging) => call.getnoticesbytypedeptv1({ type, year, ...paging })),
    ),
  );
  const addresses = events
    .flat()
    .map(({ id, updated_at = '' }) => ({ path: eventPath(id), changed: updated_at }));
  return sitemapOf(addresses, origin, languages);
}
