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

/** Notices, documents and words: the general pages, and states of theirs. */
const general = [
  ...['/aboutus/about', '/aboutus/vision', '/aboutus/emblem', '/emblem', '/organo', '/contactus'],
  ...['/recruitment', '/privacy', '/accessibility'],
  ...['/admissionprocedure', '/admission-helpdesk', '/examination', '/rulesandregulations'],
  '/syllabus-course',
  ...['notification', 'results', 'exam-schedule', 'routines', 'downloads', 'downloads-general']
    .concat('certificates', 'clubs', 'students_union')
    .map((link) => `/students/${link}`),
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

/** Links that stand for nothing. */
const unknown = ['/aboutus/no', '/students/no', '/facility/no', '/ncc/no', '/nptel?tab=no'].map(
  (path): PageRoute => ({ path, status: 404 }),
);

const fixed: PageRoute[] = [
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
  { path: '/department/PHY' },
  { path: '/department/PHY/faculty' },
  { path: '/department/PHY/notices' },
  { path: '/department/PHY/events' },
  { path: '/visitors-note', form: true },
  { path: '/search?q=physics' },
  { path: '/no-such-page', status: 404 },
  ...general,
  ...unknown,
];

/** The routes above and those whose address holds the id of something published. */
export async function pageRoutes(cms: string): Promise<PageRoute[]> {
  const client = createClient({ baseUrl: cms });
  const [event] = await client.getupcomingevents();
  const [departmentEvent] = await client.getnoticesbytypedept({
    dept_code: 'PHY',
    type: 'DEPTEVENT',
  });
  return [
    ...fixed,
    ...(event ? [{ path: `/singleevent?eventId=${event.id}` }] : []),
    ...(departmentEvent
      ? [{ path: `/department/PHY/singleevent?eventId=${departmentEvent.id}` }]
      : []),
  ];
}
