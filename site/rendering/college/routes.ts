/** Makes the routes of React Router from a site map. */
import type { PagePath } from '@college/contract/site-map/default';
import { type RouteObject, redirect } from 'react-router';
import { ErrorPage } from '../../layout/error-page.tsx';
import * as layout from '../../layout/Layout.tsx';
import { route } from '../../layout/route.ts';
import { feedRoutes } from '../../lists/feed-routes.ts';
import { sectionsOf } from '../../menu.ts';
import * as notFound from '../../not-found.ts';
import * as department from '../../pages/department/department.tsx';
import { departmentRoutes } from '../../pages/department/department-routes.ts';
import { SHELL } from '../../pages/read-department.ts';
import { shortAddresses, siteMap, untitled } from '../../site-map.ts';
import { type CollegeMap, listsOf } from './college-map.ts';

/** The title of a route that only redirects. */
const unnamed = () => ({ title: '', description: '' });

const notFoundRoute: Pick<RouteObject, 'loader' | 'Component'> = {
  loader: notFound.loader,
  Component: ErrorPage,
};

type Map = Pick<CollegeMap, 'pages' | 'hidden'>;

const titled = ({ pages }: Map) =>
  Object.entries(pages).flatMap(([key, entry]) => {
    const path = key as PagePath;
    return [
      ...(entry.page ? [route(path, entry.page)] : []),
      ...feedRoutes({ path, types: listsOf(path, entry), title: ({ pages }) => pages[path] }),
    ];
  });

/** Hides a page and everything below it, before routes with parameters such as /facility/:link would answer. */
const hiddenOnes = ({ hidden }: Map) =>
  hidden.map((path) => ({ path: `${path}/*`, ...notFoundRoute }));

/** The target of a short address. If its page is hidden, the first page of the section. */
function shownTarget({ pages }: Map, to: PagePath): PagePath | undefined {
  if (Object.hasOwn(pages, to)) return to;
  const section = sectionsOf(pages).find(({ name }) => name === siteMap[to].section);
  return section?.groups[0]?.paths[0];
}

const shortened = (map: Map) =>
  Object.entries(shortAddresses).flatMap(([path, target]) => {
    const to = shownTarget(map, target);
    if (to === undefined || Object.hasOwn(map.pages, path)) return [];
    const loader = async () => redirect(to);
    return [route(path, { loader, query: [], meta: unnamed, Component: ErrorPage })];
  });

export const routesOf = (map: Map): RouteObject[] => [
  {
    id: 'layout',
    loader: layout.loader,
    Component: layout.Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...titled(map),
          ...untitled,
          ...shortened(map),
          ...hiddenOnes(map),
          {
            id: SHELL,
            path: '/department/:dept_code',
            loader: department.loader,
            Component: department.Component,
            children: departmentRoutes,
          },
          { path: '*', ...notFoundRoute },
        ],
      },
    ],
  },
];
