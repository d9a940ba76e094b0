/** The site map as React Router reads it. */
import { type RouteObject, redirect } from 'react-router';
import { ErrorPage } from '../layout/errors/error.tsx';
import * as notFound from '../layout/errors/not-found.tsx';
import * as layout from '../layout/Layout.tsx';
import { route } from '../layout/route.ts';
import type { PagePath } from '../menu.ts';
import * as department from '../pages/department/department.tsx';
import { SHELL } from '../pages/department/read.ts';
import { departmentRoutes } from '../pages/department/routes.ts';
import { landings, siteMap, untitled } from '../site-map.ts';

/** A page that only leads to another. */
const unnamed = () => ({ title: '', description: '' });

const paths = Object.keys(siteMap) as PagePath[];

const titled = paths.flatMap((path) => {
  const { page } = siteMap[path];
  return page ? [route(path, page)] : [];
});

const redirects = Object.entries(landings).map(([path, to]) =>
  route(path, { loader: async () => redirect(to), query: [], meta: unnamed, Component: ErrorPage }),
);

export const routes: RouteObject[] = [
  {
    id: 'layout',
    loader: layout.loader,
    Component: layout.Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...titled,
          ...untitled,
          ...redirects,
          {
            id: SHELL,
            path: '/department/:dept_code',
            loader: department.loader,
            Component: department.Component,
            children: departmentRoutes,
          },
          { path: '*', loader: notFound.loader, Component: ErrorPage },
        ],
      },
    ],
  },
];
