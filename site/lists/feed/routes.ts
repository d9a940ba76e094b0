/** Where a list can be followed: `/students/results/feed.atom` and `feed.json` below its own address. */
import type { RouteObject } from 'react-router';
import { route } from '../../layout/route.ts';
import { atom } from './atom.ts';
import { type List, readFeed } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import type { Types } from './newest.ts';

const formats = {
  atom: { type: 'application/atom+xml', write: atom },
  json: { type: 'application/feed+json', write: jsonFeed },
} as const;

interface Page extends Omit<List, 'types'> {
  path: string;
  types: Types | undefined;
}

/** The feeds of a page; none where it lists no notices. */
export const feedsOf = ({ path, types = [], ...list }: Page): RouteObject[] =>
  types.length === 0
    ? []
    : Object.entries(formats).map(([ending, { type, write }]) =>
        route(`${path}/feed.${ending}`, {
          query: [],
          loader: async (args) =>
            new Response(write(await readFeed({ types, ...list }, args)), {
              headers: { 'Content-Type': `${type}; charset=utf-8` },
            }),
        }),
      );

/** The feeds of the list at a path, or of that whose year stands there: of the nearest address that has any. */
export function feedsAt(pathname: string, isFile: (path: string) => boolean) {
  const above = pathname.slice(0, pathname.lastIndexOf('/'));
  const list = [pathname, above].find((path) => path !== '/' && isFile(`${path}/feed.atom`));
  return list === undefined
    ? []
    : Object.entries(formats).map(([ending, { type }]) => ({
        type,
        address: `${list}/feed.${ending}`,
      }));
}
