import { matchPath, type RouteObject } from 'react-router';
import { routesOf } from '../rendering/college/routes.ts';
import { siteMap } from '../site-map.ts';

/** Full paths of routes and of those below them. */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const own = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return [own, ...pathsOf(children, own)];
  });

/** Routes of the website that end with an extension, such as `/people.csv`, and the paths that they answer. */
export const fileRoutes = [...new Set(pathsOf(routesOf({ pages: siteMap, hidden: [] })))].flatMap(
  (path) => {
    const [, extension] = /\.(\w+)$/.exec(path) ?? [];
    const answers = (pathname: string) => matchPath(path, pathname) !== null;
    return extension ? [{ path, extension, answers }] : [];
  },
);
