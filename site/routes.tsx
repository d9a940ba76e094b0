/** The site map: every URL of the site, one line each. The header's menu and the 404 page's suggestions read it too. */
import type { RouteObject } from 'react-router';
import type { PageModule, RouteHandle } from './context.ts';
import * as layout from './Layout.tsx';
import * as alumniMessage from './pages/alumni-message.tsx';
import * as alumniRegistration from './pages/alumni-registration.tsx';
import * as department from './pages/department.tsx';
import * as departmentEvents from './pages/department-events.tsx';
import * as departmentFaculty from './pages/department-faculty.tsx';
import * as departmentHome from './pages/department-home.tsx';
import * as departmentNotices from './pages/department-notices.tsx';
import * as departments from './pages/departments.tsx';
import { ErrorPage } from './pages/error.tsx';
import * as events from './pages/events.tsx';
import * as home from './pages/home.tsx';
import * as notFound from './pages/not-found.tsx';
import * as notifications from './pages/notifications.tsx';
import * as search from './pages/search.tsx';
import * as singleEvent from './pages/single-event.tsx';
import * as studentMessage from './pages/student-message.tsx';
import * as visitorsNote from './pages/visitors-note.tsx';

/** A page: its path, its file, and the names of the query that change it. */
function page(path: string, file: PageModule, query: readonly string[] = []): RouteObject {
  const { loader, action, Component, meta } = file;
  return { path, loader, action, Component, handle: { meta, query } satisfies RouteHandle };
}

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
          page('/', home),
          page('/notifications/:link/:year?', notifications, ['page']),
          page('/events/:year?', events, ['page']),
          page('/singleevent', singleEvent, ['eventId']),
          page('/departments/:stream?', departments),
          page('/visitors-note', visitorsNote),
          page('/alumni-registration', alumniRegistration),
          page('/alumni-message', alumniMessage),
          page('/student-message', studentMessage),
          page('/search', search, ['q']),
          {
            id: 'department',
            path: '/department/:dept_code',
            loader: department.loader,
            Component: department.Component,
            children: [
              page('', departmentHome),
              page('faculty', departmentFaculty),
              page('notices', departmentNotices, ['year', 'page']),
              page('events', departmentEvents, ['year', 'page']),
              page('singleevent', singleEvent, ['eventId']),
            ],
          },
          { path: '*', loader: notFound.loader, Component: ErrorPage },
        ],
      },
    ],
  },
];
