/** The site map: every URL of the site, one line each. The header's menu and the 404 page's suggestions read it too. */
import type { RouteObject } from 'react-router';
import type { FileModule, PageModule, RouteHandle } from './context.ts';
import * as layout from './Layout.tsx';
import * as department from './pages/department.tsx';
import * as departmentAlumni from './pages/department-alumni.tsx';
import * as departmentContact from './pages/department-contact.tsx';
import * as departmentEvents from './pages/department-events.tsx';
import * as departmentFacilities from './pages/department-facilities.tsx';
import * as departmentGallery from './pages/department-gallery.tsx';
import * as departmentGlance from './pages/department-glance.tsx';
import * as departmentHome from './pages/department-home.tsx';
import * as departmentNotices from './pages/department-notices.tsx';
import { departmentPeople } from './pages/department-people.tsx';
import * as departmentProfile from './pages/department-profile.tsx';
import * as departmentProfileCsv from './pages/department-profile-csv.ts';
import { departmentText } from './pages/department-text.tsx';
import * as departments from './pages/departments.tsx';
import { ErrorPage } from './pages/error.tsx';
import * as events from './pages/events.tsx';
import * as facultyCsv from './pages/faculty-csv.ts';
import * as facultyProfile from './pages/faculty-profile.tsx';
import * as facultyReport from './pages/faculty-report.tsx';
import * as home from './pages/home.tsx';
import * as notFound from './pages/not-found.tsx';
import * as notifications from './pages/notifications.tsx';
import * as search from './pages/search.tsx';
import * as singleEvent from './pages/single-event.tsx';
import * as visitorsNote from './pages/visitors-note.tsx';

/** A page: its path, its file, and the names of the query that change it. */
function page(path: string, file: PageModule, query = file.query ?? []): RouteObject {
  const { loader, action, Component, meta } = file;
  return { path, loader, action, Component, handle: { meta, query } satisfies RouteHandle };
}

/** A file that is no page: its path, what makes it, and the names of the query that change it. */
function file(path: string, { loader }: FileModule, query: readonly string[]): RouteObject {
  const meta = () => ({ title: '', description: '' });
  return { path, loader, handle: { meta, query } satisfies RouteHandle };
}

/** A page with a text of a department, its files of one type, or both. */
const text = (content: Parameters<typeof departmentText>[0]): RouteObject =>
  page(content.path, departmentText(content));

/** A page with a department's people of one type. */
const people = (group: Parameters<typeof departmentPeople>[0]): RouteObject =>
  page(group.path, departmentPeople(group));

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
          page('/search', search, ['q']),
          {
            id: 'department',
            path: '/department/:dept_code',
            loader: department.loader,
            Component: department.Component,
            children: [
              page('', departmentHome),
              text({ path: 'vision', label: 'vision', text: 'vision' }),
              page('profile', departmentProfile, ['from', 'to']),
              file('profile.csv', departmentProfileCsv, ['table', 'from', 'to']),
              page('glance', departmentGlance),
              text({ path: 'course', label: 'courses', text: 'courses', files: 'SYLLABUS' }),
              page('contact', departmentContact),
              text({ path: 'research', label: 'research', text: 'research' }),
              text({ path: 'onlineclasses', label: 'onlineClasses', text: 'online_classes' }),
              people({ path: 'faculty', label: 'faculty', type: 'FACULTY' }),
              page('faculty/single', facultyProfile, ['id', 'section']),
              page('faculty/quarterlyreport', facultyReport, ['id', 'qr']),
              file('faculty/activities.csv', facultyCsv, ['id', 'table', 'qr']),
              people({ path: 'former-faculty', label: 'formerFaculty', type: 'FORMER_FACULTY' }),
              people({ path: 'staff', label: 'staff', type: 'OFFICE_STAFF' }),
              text({ path: 'syllabus', label: 'syllabus', files: 'SYLLABUS' }),
              text({ path: 'journal', label: 'journal', files: 'JOURNAL' }),
              text({ path: 'co_po', label: 'coPo', files: 'CO_PO' }),
              text({ path: 'wall-magazine', label: 'wallMagazine', files: 'WALL_MAGAZINE' }),
              text({ path: 'achievements', label: 'achievements', files: 'ACHIEVEMENTS' }),
              text({
                path: 'activity',
                label: 'activity',
                text: 'activity',
                files: 'ACHIEVEMENTS',
              }),
              page('facilities', departmentFacilities),
              page('alumni', departmentAlumni),
              page('gallery', departmentGallery, ['page']),
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
