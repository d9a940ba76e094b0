/** The site map: every URL of the site, one line each. The header's menu and the 404 page's suggestions read it too. */
import type { NoticeType } from '@college/contract/codes';
import type { RouteObject } from 'react-router';
import type { PageModule, RouteHandle } from './context.ts';
import * as layout from './Layout.tsx';
import type { PagePath } from './menu.ts';
import * as about from './pages/about.tsx';
import * as contact from './pages/contact.tsx';
import * as department from './pages/department.tsx';
import * as departmentEvents from './pages/department-events.tsx';
import * as departmentFaculty from './pages/department-faculty.tsx';
import * as departmentHome from './pages/department-home.tsx';
import * as departmentNotices from './pages/department-notices.tsx';
import * as departments from './pages/departments.tsx';
import * as emblem from './pages/emblem.tsx';
import { ErrorPage } from './pages/error.tsx';
import * as events from './pages/events.tsx';
import * as facility from './pages/facility.tsx';
import * as home from './pages/home.tsx';
import { articles } from './pages/kinds/articles.tsx';
import { firstNotice } from './pages/kinds/first-notice.tsx';
import { byNotices, byPage } from './pages/kinds/Introduction.tsx';
import type { Kind } from './pages/kinds/kind.ts';
import { documentList, noticeList } from './pages/kinds/lists.tsx';
import { members } from './pages/kinds/members.tsx';
import { staticPage } from './pages/kinds/static-page.tsx';
import * as tab from './pages/kinds/tab.ts';
import { tabbed } from './pages/kinds/tabbed.tsx';
import * as notFound from './pages/not-found.tsx';
import * as notifications from './pages/notifications.tsx';
import * as search from './pages/search.tsx';
import * as singleEvent from './pages/single-event.tsx';
import * as studentWings from './pages/student-wings.tsx';
import * as syllabusCourse from './pages/syllabus-course.tsx';
import * as vision from './pages/vision.tsx';
import * as visitorsNote from './pages/visitors-note.tsx';

/** A page: its path, its file, and the names of the query that change it. */
function page(path: string, file: PageModule, query = file.query ?? []): RouteObject {
  const { loader, action, Component, meta } = file;
  return { path, loader, action, Component, handle: { meta, query } satisfies RouteHandle };
}

/** A page of a kind: its path also names its title (`strings.pages`) and its section (`menu.ts`). */
const of = (path: PagePath, kind: Kind): RouteObject => page(path, kind(path));

/** A partner for distance education. */
const partner = (code: string, type: NoticeType): Kind =>
  tabbed(byPage(code), [tab.news(type), tab.documents(type)]);

/** The year in which the college became a local chapter of NPTEL. */
const CHAPTER_SINCE = 2023;
const chapter = tabbed(byPage('nptel', '12-10-2023'), [
  tab.chapterNews('COLLEGE_NPTEL_EVENT', CHAPTER_SINCE),
  tab.chapterEvents('COLLEGE_NPTEL_EVENT', CHAPTER_SINCE),
]);

const ncc = (type: NoticeType, code: string): Kind =>
  tabbed(byNotices(type), [
    tab.activities('NCC_ACTIVITIES'),
    tab.achievements('NCC_ACHIEVEMENTS'),
    tab.members(code),
  ]);
const nss = (type: NoticeType): Kind =>
  tabbed(byNotices(type), [
    tab.activities('NSS_ACTIVITIES'),
    tab.achievements('NSS_ACHIEVEMENTS'),
    tab.members('NSS'),
  ]);

/** What most of the site is: notices, documents, words. */
const general: RouteObject[] = [
  page('/aboutus/about', about),
  page('/aboutus/vision', vision),
  page('/aboutus/emblem', emblem),
  of('/emblem', staticPage('emblem')),
  of('/organo', staticPage('organogram')),
  page('/contactus', contact),
  of('/recruitment', staticPage('recruitment')),
  of('/privacy', staticPage('privacy')),
  of('/accessibility', staticPage('accessibility')),

  of('/admissionprocedure', firstNotice('ADMISSION_PROCEDURE')),
  of('/admission-helpdesk', firstNotice('ADMISSION_HELPDESK')),
  of('/examination', firstNotice('EXAMINATION')),
  of('/rulesandregulations', firstNotice('RULES_AND_REGULATIONS')),
  page('/syllabus-course', syllabusCourse),

  of('/students/notification', noticeList('COLLEGE_ACADEMIC_NOTICE')),
  of('/students/results', noticeList('EXAM_RESULTS')),
  of('/students/exam-schedule', noticeList('EXAM_SCHEDULE')),
  of('/students/routines', documentList('CLASS_ROUTINES')),
  of('/students/downloads', documentList('COLLEGE_DOWNLOADS')),
  of('/students/downloads-general', documentList('COLLEGE_DOWNLOADS_GENERAL')),
  of('/students/certificates', staticPage('certificates')),
  of('/students/clubs', articles('STUDENT_CLUBS')),
  of('/students/students_union', members('PCSU')),

  of('/facility/library', articles('COLLEGE_F_LIBRARY')),
  of('/facility/girlshostel', staticPage('facility/girlshostel')),
  of('/facility/healthcare_facility', articles('HEALTHCARE_FACILITY')),
  of('/facility/sports_facility', articles('SPORTS_FACILITY')),
  of('/facility/scholarship_and_stipen', articles('SCHOLARSHIP_AND_STIPEN')),
  of('/facility/disability_support', articles('DISABILITY_SUPPORT')),
  of('/facility/heritage_corner', articles('COLLEGE_HERITAGE_CORNER')),
  of('/facility/canteen_facility', articles('COLLEGE_CANTEEN')),
  of('/facility/parking_facility', articles('COLLEGE_PARKING')),
  of('/facility/other_facility', articles('OTHER_FACILITY')),
  of('/facility/ict_enabled_digital_classrooms', articles('ICT_CLASSROOM')),
  of('/facility/central_instrumentation_facility', articles('INSTRUMENTATION_FACILITY')),
  of('/facility/research_laboratory', articles('RESEARCH_LABORATORY')),
  of('/facility/antiragging', articles('COLLEGE_ANTIRAGGING')),
  of('/facility/student_welfare', articles('STUDENT_WELFARE')),
  of('/facility/student_grievance_cell', articles('STUDENT_GRIEVANCE_CELL')),
  of('/facility/career_placement_cell', articles('Career_Placement_Cell')),
  of('/facility/students_union_office', articles('COLLEGE_SU')),
  of('/facility/scoute_guides', articles('COLLEGE_SCOUTE')),
  of('/facility/red_cross', articles('COLLEGE_REDCROSS')),
  page('/facility/:link', facility),

  of('/nptel', chapter),
  of('/gucdoe', partner('gucdoe', 'COLLEGE_IDOL')),
  of('/kkhsou', partner('kkhsou', 'COLLEGE_KKHSOU')),
  of('/ignou', partner('ignou', 'COLLEGE_IGNOU')),

  page('/student-wings', studentWings),
  of('/ncc', staticPage('ncc')),
  of('/ncc/home', ncc('NCC_HOME', 'NCC')),
  of('/ncc/ncc_army', ncc('COLLEGE_NCC_ARMY', 'NCC_ARMY')),
  of('/ncc/ncc_navy', ncc('COLLEGE_NCC_NAVY', 'NCC_NAVY')),
  of('/ncc/ncc_air', ncc('COLLEGE_NCC_AIR', 'NCC_AIR')),
  of('/ncc/ncc_girl', ncc('COLLEGE_NCC_GIRL', 'NCC_GIRL')),
  of('/nss', staticPage('nss')),
  of('/nss/home', nss('NSS_HOME')),
  of('/nss/unit', nss('COLLEGE_NSS')),
];

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
          ...general,
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
