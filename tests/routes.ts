/** Every page of the site that tests and budgets visit. */
import { type Client, createClient } from '@college/contract/client';

export interface PageRoute {
  path: string;
  /** True for a page with a long table, which may exceed the budget. */
  longTable?: boolean;
  /** True for a page with a form. */
  form?: boolean;
  status?: number;
}

/** General pages with notices, documents and texts, and their states. */
const general = [
  ...['/aboutus/about', '/aboutus/vision', '/aboutus/emblem', '/emblem', '/organo', '/contactus'],
  ...['/help', '/policies', '/web-information-manager'],
  ...['/recruitment', '/privacy', '/accessibility', '/text/prospectus.pdf'],
  ...['/admissionprocedure', '/admission-helpdesk', '/examination', '/rulesandregulations'],
  ...['/syllabus-course', '/programmes', '/as/programmes', '/programmes?level=Postgraduate'],
  ...['notification', 'results', 'exam-schedule', 'routines', 'downloads', 'downloads-general']
    .concat('certificates', 'clubs', 'students_union')
    .map((link) => `/students/${link}`),
  ...['/guides', '/guides/transcript', '/as/guides/transcript'],
  '/students/notification?year=2024',
  ...['library', 'girlshostel', 'healthcare_facility', 'sports_facility', 'scholarship_and_stipen']
    .concat('disability_support', 'heritage_corner', 'canteen_facility', 'parking_facility')
    .concat('other_facility', 'ict_enabled_digital_classrooms', 'central_instrumentation_facility')
    .concat('research_laboratory', 'antiragging', 'scoute_guides', 'red_cross', 'student_welfare')
    .concat('student_grievance_cell', 'career_placement_cell', 'students_union_office')
    .map((link) => `/facility/${link}`),
  ...['/nptel', '/nptel?tab=chapterEvents', '/nptel?tab=chapterEvents&year=2024'],
  ...['/gucdoe', '/kkhsou', '/ignou'].flatMap((path) => [path, `${path}?tab=documents`]),
  ...['/student-wings', '/ncc', '/ncc/home', '/ncc/home?tab=achievements', '/ncc/home?tab=members'],
  ...[
    '/ncc/ncc_army',
    '/ncc/ncc_navy',
    '/ncc/ncc_air',
    '/ncc/ncc_girl',
    '/nss',
    '/nss/home',
    '/nss/unit',
  ],
  ...['/as/facility/library', '/as/nptel', '/as/students/routines', '/as/student-wings'],
].map((path): PageRoute => ({ path }));

/** Addresses that do not exist. */
const unknown = ['/aboutus/no', '/students/no', '/facility/no', '/ncc/no', '/nptel?tab=no'].map(
  (path): PageRoute => ({ path, status: 404 }),
);
/**
 * Pages of administration, quality assurance, research, alumni, right to information and galleries.
 */
const institution = [
  ...['principal', 'gb', 'formerprincipals', 'officestaff', 'organogram'].map(
    (link) => `/administrations/${link}`,
  ),
  ...[
    '/committees',
    '/people',
    '/as/people',
    '/rti/home',
    '/rti/officers',
    '/importantfile',
    '/nirf',
  ],
  ...['about', 'strategies', 'core-committes', 'teams', 'units-and-wings', 'organogram'].map(
    (link) => `/iqac/${link}`,
  ),
  ...['handbook', 'academic-calendar', 'aqar', 'annual-report', 'actionplan', 'atr', 'matrix'].map(
    (link) => `/iqac/${link}`,
  ),
  ...['ssr', 'ssrmatrix', 'iiqa', 'sdf', 'dvv', 'dvv-archives', 'cgc', 'dac', 'auditreport'].map(
    (link) => `/iqac/${link}`,
  ),
  ...['aishe-data', 'aishe-data?type=IQAC_AISHE_DATA_C', 'nirf', 'mou-collaborations'].map(
    (link) => `/iqac/${link}`,
  ),
  ...['best-practice', 'institutional-distingtiveness', 'co_po', 'event-news', 'minutes'].map(
    (link) => `/iqac/${link}`,
  ),
  ...['event-news?year=2023', 'feedback', 'feedback-analysis', 'sss'].map(
    (link) => `/iqac/${link}`,
  ),
  ...['/research', '/research/PHY?report=publications&from=2020-1st', '/research-projects'],
  ...['/research-journal', '/research-notifications', '/publications', '/publications/PHY'],
  ...['/wallmagazines', '/newsletter', '/gallery/document', '/gallery/photo', '/gallery/video'],
  ...['committee', 'support', 'events', 'achievements', 'prominent', 'list'].map(
    (link) => `/alumni/${link}`,
  ),
  '/as/iqac/matrix',
  '/as/research/PHY',
];
/** Pages of every department, except those that need an id. */
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
  { page: '/routines' },
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
/** A department with all content, and one with almost none. */
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
  ...institution.map((path) => ({ path })),
  { path: '/visitors-note', form: true },
  { path: '/alumni-registration', form: true },
  { path: '/alumni-message', form: true },
  { path: '/student-message', form: true },
  { path: '/as/student-message', form: true },
  { path: '/search?q=physics' },
  { path: '/sitemap' },
  { path: '/no-such-page', status: 404 },
  ...general,
  ...unknown,
];

const facultyRoutes = (id: string): PageRoute[] => [
  ...[1, 2, 3, 8, 4, 13, 10, 11, 12, 9].map((section) => ({
    path: `/department/PHY/faculty/single?id=${id}&section=${section}`,
    longTable: section === 4,
  })),
  { path: `/department/PHY/faculty/quarterlyreport?id=${id}`, longTable: true },
  { path: `/as/department/PHY/faculty/single?id=${id}&section=4`, longTable: true },
];

/** The routes above and those with the id of a published record. */
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
    ...(await evidenceRoutes(client)),
    ...(person ? facultyRoutes(person.id) : []),
    ...(event ? [{ path: `/singleevent?eventId=${event.id}` }] : []),
    ...(departmentEvent
      ? [{ path: `/department/PHY/singleevent?eventId=${departmentEvent.id}` }]
      : []),
  ];
}

/** Groups of pages with the same structure; one of each is listed. */
const kinds = [
  ...['/', '/as', '/notifications/administrative', '/events', '/singleevent', '/departments'],
  ...[
    '/aboutus/emblem',
    '/administrations/principal',
    '/administrations/officestaff',
    '/committees',
  ],
  ...['/facility/library', '/nptel', '/student-wings', '/students/downloads', '/contactus'],
  '/guides/transcript',
  ...['/iqac/about', '/iqac/matrix', '/iqac/nirf', '/alumni/events', '/alumni/list', '/research'],
  ...['/gallery/photo', '/gallery/video', '/rti/officers', '/search', '/sitemap'],
  '/no-such-page',
  ...['/visitors-note', '/alumni-registration', '/department/PHY', '/department/PHY/profile'],
  ...['/department/PHY/faculty', '/department/PHY/alumni', '/department/PHY/gallery'],
  ...['/department/PHY/wall-magazine', '/department/PHY/faculty/single', '/department/BOD/vision'],
];

/** One page of each kind, for checks that have the same result on all pages of a kind. */
export const oneOfEachKind = (routes: readonly PageRoute[]): PageRoute[] =>
  kinds.map((kind) => {
    const route = routes.find(({ path }) => path.split('?')[0] === kind);
    if (!route) throw new Error(`No page is like ${kind}.`);
    return route;
  });

/** A single committee, and the evidence browser at each of its deeper steps. */
async function evidenceRoutes(client: Client): Promise<PageRoute[]> {
  const [[committee], groups] = await Promise.all([client.getcommittee(), client.getgroup()]);
  const paths = committee ? [`/committee-description?committeeId=${committee.id}`] : [];
  const group = groups.find(({ types }) => types.length > 0);
  const [type] = group?.types ?? [];
  if (group && type) {
    const [criterion] = await client.getsubgroupbygroupidandtype({ type, group_id: group.id });
    const [question] = criterion
      ? await client.getsubsubgroupbysubgroupid({ sub_group_id: criterion.id })
      : [];
    const query = new URLSearchParams({ group: group.id, type, in_criterion: 'e' });
    paths.push(`/iqac/matrix?${query}`);
    query.delete('in_criterion');
    if (criterion) query.set('criterion', criterion.id);
    paths.push(`/iqac/matrix?${query}`);
    if (question) query.set('srno', question.id);
    paths.push(`/iqac/matrix?${query}`);
  }
  return paths.map((path) => ({ path }));
}
