/** Every page of the site that tests and budgets visit. */
import { createClient } from '@college/contract/client';

export interface PageRoute {
  path: string;
  /** A long table may weigh more than the budget of a page. */
  longTable?: boolean;
  /** A page with a form. */
  form?: boolean;
  status?: number;
}

/** Pages of every department, without those that need an id. */
const departmentPages: readonly (Omit<PageRoute, 'path'> & { page: string })[] = [
  { page: '' },
  { page: '/vision' },
  { page: '/profile', longTable: true },
  { page: '/glance' },
  { page: '/course' },
  { page: '/contact' },
  { page: '/research' },
  { page: '/onlineclasses' },
  { page: '/faculty' },
  { page: '/former-faculty' },
  { page: '/staff' },
  { page: '/syllabus' },
  { page: '/journal' },
  { page: '/co_po' },
  { page: '/facilities' },
  { page: '/events' },
  { page: '/notices' },
  { page: '/wall-magazine' },
  { page: '/achievements' },
  { page: '/alumni', longTable: true },
  { page: '/activity' },
  { page: '/gallery' },
];
/** A department with everything, and one with nearly nothing. */
const ofDepartments = ['PHY', 'BOD'].flatMap((code) =>
  departmentPages.map(({ page, ...route }) => ({ path: `/department/${code}${page}`, ...route })),
);

const fixed: PageRoute[] = [
  ...ofDepartments,
  { path: '/as/department/PHY' },
  { path: '/as/department/PHY/profile', longTable: true },
  { path: '/department/NONE', status: 404 },
  { path: '/department/NONE/faculty', status: 404 },
  { path: '/' },
  { path: '/as' },
  { path: '/notifications/administrative' },
  { path: '/notifications/academic' },
  { path: '/notifications/achievements' },
  { path: '/notifications/sachievements' },
  { path: '/notifications/eachievements' },
  { path: '/notifications/downloads' },
  { path: '/notifications/tender' },
  { path: '/notifications/tender/1999' },
  { path: '/as/notifications/administrative' },
  { path: '/events' },
  { path: '/events/2021' },
  { path: '/departments' },
  { path: '/departments/science' },
  { path: '/departments/others' },
  { path: '/visitors-note', form: true },
  { path: '/search?q=physics' },
  { path: '/no-such-page', status: 404 },
];

const facultyRoutes = (id: string): PageRoute[] => [
  ...[1, 2, 3, 8, 4, 13, 10, 11, 12, 9].map((section) => ({
    path: `/department/PHY/faculty/single?id=${id}&section=${section}`,
    longTable: section === 4,
  })),
  { path: `/department/PHY/faculty/quarterlyreport?id=${id}`, longTable: true },
  { path: `/as/department/PHY/faculty/single?id=${id}&section=4`, longTable: true },
];

/** The routes above and those whose address holds the id of something published. */
export async function pageRoutes(cms: string): Promise<PageRoute[]> {
  const client = createClient({ baseUrl: cms });
  const [event] = await client.getupcomingevents();
  const [departmentEvent] = await client.getnoticesbytypedept({
    dept_code: 'PHY',
    type: 'DEPTEVENT',
  });
  const faculty = await client.getemployeebytype({ dept_code: 'PHY', type: 'FACULTY' });
  const person = faculty.find(({ liveNow }) => liveNow === 1);
  return [
    ...fixed,
    ...(person ? facultyRoutes(person.id) : []),
    ...(event ? [{ path: `/singleevent?eventId=${event.id}` }] : []),
    ...(departmentEvent
      ? [{ path: `/department/PHY/singleevent?eventId=${departmentEvent.id}` }]
      : []),
  ];
}
