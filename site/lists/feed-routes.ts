/**
 * Routes of feeds and calendars below the address of a list, such as `/students/results/feed.atom`, `feed.json`, and
 * `/events/calendar.ics`.
 */
import { isAnnouncedEvent } from '@college/contract/codes';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { route } from '../layout/route.ts';
import { readCalendar, readCollegeCalendar } from './calendar/calendars.ts';
import { writeCalendar } from './calendar/ical.ts';
import { readFeed, toAtom, toJsonFeed } from './feed/feed.ts';
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
        // The academic calendar is published as documents, but subscribers want its days.
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

/** Makes the routes of the feeds of a list; none for a page without notices. */
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

/** Returns the feeds of the nearest list: the one at this path, or above it if the path ends with a year. */
export function feedLinksAt(pathname: string, isFile: (path: string) => boolean) {
  const above = pathname.slice(0, pathname.lastIndexOf('/'));
  const list = [pathname, above].find((path) => isFile(`${path}/feed.atom`));
  if (list === undefined) return [];
  return Object.entries(formats)
    .map(([name, { type }]) => ({ type, address: `${list}/${name}` }))
    .filter(({ address }) => isFile(address));
}
