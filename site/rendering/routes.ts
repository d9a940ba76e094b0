/** A site map as React Router reads it. */
import { type RouteObject, redirect } from 'react-router';
import { ErrorPage } from '../layout/errors/error-page.tsx';
import * as notFound from '../layout/errors/not-found.ts';
import * as layout from '../layout/Layout.tsx';
import { route } from '../layout/route.ts';
import { feedRoutes } from '../lists/feed-routes.ts';
import { type PagePath, sectionsOf } from '../menu.ts';
import * as department from '../pages/department/department.tsx';
import { departmentRoutes } from '../pages/department/department-routes.ts';
import { SHELL } from '../pages/department/read-department.ts';
import { shortAddresses, siteMap, untitled } from '../site-map.ts';
import { type CollegeMap, listsOf } from './college/college-map.ts';

/** A page that only leads to another. */
const unnamed = () => ({ title: '', description: '' });

const lost: Pick<RouteObject, 'loader' | 'Component'> = {
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

/** Also from what answers to any address of its beginning: /notifications/:link, /facility/:link. */
const hiddenOnes = ({ hidden }: Map) => hidden.map((path) => ({ path: `${path}/*`, ...lost }));

/** Where its page is hidden, an address that was cut short leads to the section's first one. */
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
          { path: '*', ...lost },
        ],
      },
    ],
  },
];
