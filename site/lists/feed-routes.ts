/**
 * Where a list can be followed, below its own address: `/students/results/feed.atom` and `feed.json`, of events
 * `/events/calendar.ics`, too.
 */
import { isAnnouncedEvent } from '@college/contract/codes';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { route } from '../layout/route.ts';
import { readCalendar, readCollegeCalendar } from './calendar/calendars.ts';
import { writeCalendar } from './calendar/ical.ts';
import { readFeed } from './feed/feed.ts';
import { toAtom, toJsonFeed } from './feed/feed-formats.ts';
import type { ListDefinition, NoticeTypes } from './read-list.ts';

type Read = (list: ListDefinition, args: LoaderFunctionArgs) => Promise<string>;
interface Format {
  type: string;
  read: Read;
  isFor: (types: NoticeTypes) => boolean;
}

const formats: Record<string, Format> = {
  'feed.atom': {
    type: 'application/atom+xml',
    read: async (...query) => toAtom(await readFeed(...query)),
    isFor: ({ length }) => length > 0,
  },
  'feed.json': {
    type: 'application/feed+json',
    read: async (...query) => toJsonFeed(await readFeed(...query)),
    isFor: ({ length }) => length > 0,
  },
  'calendar.ics': {
    type: 'text/calendar',
    read: async (list, args) =>
      writeCalendar(
        // An academic calendar is put up as a document; whoever takes it over wants its days.
        list.types.includes('IQAC_ACADEMIC_CALENDAR')
          ? await readCollegeCalendar(args)
          : await readCalendar(list, args),
      ),
    isFor: (types) => types.includes('IQAC_ACADEMIC_CALENDAR') || types.some(isAnnouncedEvent),
  },
};

interface Page extends Omit<ListDefinition, 'types'> {
  path: string;
  types: NoticeTypes | undefined;
}

/** The files by which the list on a page is followed; none where it lists no notices. */
export const feedRoutes = ({ path, types = [], ...list }: Page): RouteObject[] =>
  Object.entries(formats)
    .filter(([, { isFor }]) => isFor(types))
    .map(([name, { type, read }]) =>
      route(`${path}/${name}`, {
        query: [],
        loader: async (args) =>
          new Response(await read({ types, ...list }, args), {
            headers: { 'Content-Type': `${type}; charset=utf-8` },
          }),
      }),
    );

/** Those of the list at a path, or of that whose year stands there: of the nearest address that has any. */
export function feedLinksAt(pathname: string, isFile: (path: string) => boolean) {
  const above = pathname.slice(0, pathname.lastIndexOf('/'));
  const list = [pathname, above].find((path) => isFile(`${path}/feed.atom`));
  if (list === undefined) return [];
  return Object.entries(formats)
    .map(([name, { type }]) => ({ type, address: `${list}/${name}` }))
    .filter(({ address }) => isFile(address));
}
