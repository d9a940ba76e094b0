import type { Strings } from './strings/en.ts';

export type PagePath = keyof Strings['pages'];
type GroupName = keyof Strings['menu'];
type Groups = Partial<Record<GroupName, readonly PagePath[]>>;

/** The menu at the side of a section's pages: everything the section has, under headings. Its first page is its landing. */
const sections = {
  about: {
    about: [
      '/aboutus/about',
      '/aboutus/vision',
      '/aboutus/emblem',
      '/emblem',
      '/organo',
      '/contactus',
    ],
    administration: [
      '/administrations/principal',
      '/administrations/gb',
      '/administrations/officestaff',
      '/administrations/formerprincipals',
      '/administrations/organogram',
      '/committees',
    ],
  },
  admission: {
    admission: ['/admissionprocedure', '/admission-helpdesk'],
    academics: ['/syllabus-course', '/examination', '/rulesandregulations'],
  },
  students: {
    students: [
      '/students/notification',
      '/students/results',
      '/students/exam-schedule',
      '/students/routines',
      '/students/downloads',
      '/students/downloads-general',
      '/students/certificates',
      '/students/clubs',
      '/students/students_union',
      '/student-message',
    ],
  },
  facilities: {
    facilities: [
      '/facility/library',
      '/facility/ict_enabled_digital_classrooms',
      '/facility/central_instrumentation_facility',
      '/facility/research_laboratory',
      '/facility/girlshostel',
      '/facility/canteen_facility',
      '/facility/sports_facility',
      '/facility/healthcare_facility',
      '/facility/heritage_corner',
      '/facility/parking_facility',
      '/facility/other_facility',
    ],
    support: [
      '/facility/scholarship_and_stipen',
      '/facility/disability_support',
      '/facility/student_welfare',
      '/facility/student_grievance_cell',
      '/facility/career_placement_cell',
      '/facility/antiragging',
      '/facility/students_union_office',
    ],
    wings: ['/facility/scoute_guides', '/facility/red_cross'],
  },
  wings: {
    wings: ['/student-wings'],
    ncc: ['/ncc/home', '/ncc/ncc_army', '/ncc/ncc_navy', '/ncc/ncc_air', '/ncc/ncc_girl', '/ncc'],
    nss: ['/nss/home', '/nss/unit', '/nss'],
  },
  distance: { distance: ['/nptel', '/gucdoe', '/kkhsou', '/ignou'] },
  iqac: {
    iqac: [
      '/iqac/about',
      '/iqac/strategies',
      '/iqac/core-committes',
      '/iqac/teams',
      '/iqac/units-and-wings',
      '/iqac/organogram',
      '/iqac/handbook',
      '/iqac/academic-calendar',
    ],
    reports: [
      '/iqac/aqar',
      '/iqac/annual-report',
      '/iqac/actionplan',
      '/iqac/atr',
      '/iqac/matrix',
      '/iqac/ssr',
      '/iqac/ssrmatrix',
      '/iqac/iiqa',
      '/iqac/sdf',
      '/iqac/dvv',
      '/iqac/dvv-archives',
      '/iqac/cgc',
      '/iqac/dac',
      '/iqac/auditreport',
      '/iqac/aishe-data',
      '/iqac/nirf',
      '/iqac/mou-collaborations',
      '/iqac/best-practice',
      '/iqac/institutional-distingtiveness',
      '/iqac/co_po',
    ],
    meetings: ['/iqac/event-news', '/iqac/minutes'],
    feedbacks: ['/iqac/feedback', '/iqac/feedback-analysis', '/iqac/sss'],
  },
  research: {
    research: [
      '/research',
      '/research-projects',
      '/research-journal',
      '/research-notifications',
      '/publications',
      '/wallmagazines',
      '/newsletter',
    ],
  },
  alumni: {
    alumni: ['/alumni/committee', '/alumni/support', '/alumni/events', '/alumni/achievements'],
    notable: ['/alumni/prominent', '/alumni/list'],
    voices: ['/alumni-registration', '/alumni-message'],
  },
  galleries: { galleries: ['/gallery/photo', '/gallery/video', '/gallery/document'] },
  rti: { rti: ['/rti/home', '/rti/officers'] },
} as const satisfies Partial<Record<GroupName, Groups>>;
/** The menu of the header; the footer names its groups. An entry shows as soon as its route stands in routes.tsx. */
const menu = {
  about: [
    '/aboutus/about',
    '/aboutus/vision',
    '/aboutus/emblem',
    '/administrations/principal',
    '/administrations/gb',
    '/administrations/officestaff',
    '/committees',
    '/nirf',
    '/contactus',
  ],
  academics: [
    '/departments/arts',
    '/departments/science',
    '/departments/commerce',
    '/departments/others',
    '/syllabus-course',
    '/examination',
    '/rulesandregulations',
    '/nptel',
    '/gucdoe',
    '/kkhsou',
    '/ignou',
  ],
  admission: ['/admissionprocedure', '/admission-helpdesk'],
  students: [
    '/students/notification',
    '/students/results',
    '/students/exam-schedule',
    '/students/routines',
    '/students/downloads',
    '/students/certificates',
    '/students/clubs',
    '/students/students_union',
    '/student-wings',
    '/student-message',
  ],
  notifications: [
    '/notifications/academic',
    '/notifications/administrative',
    '/notifications/achievements',
    '/notifications/sachievements',
    '/notifications/eachievements',
    '/notifications/downloads',
    '/notifications/tender',
    '/events',
  ],
  iqac: sections.iqac,
  research: ['/research', '/publications', '/wallmagazines', '/newsletter'],
  facilities: [
    '/facility/library',
    '/facility/girlshostel',
    '/facility/sports_facility',
    '/facility/healthcare_facility',
    '/facility/scholarship_and_stipen',
    '/facility/antiragging',
  ],
  alumni: ['/alumni/committee', '/alumni/prominent', '/alumni-registration', '/alumni-message'],
  more: ['/gallery/photo', '/importantfile', '/rti/home', '/recruitment', '/visitors-note'],
} as const satisfies Partial<Record<GroupName, readonly PagePath[] | Groups>>;

export type SectionName = keyof typeof sections;

export interface MenuGroup {
  name: GroupName;
  paths: readonly PagePath[];
}
export interface MenuSection<Name extends GroupName = GroupName> {
  name: Name;
  groups: readonly MenuGroup[];
}
export type Section = MenuSection<SectionName>;
type Exists = (path: string) => boolean;

function openGroups(groups: Groups, exists: Exists): MenuGroup[] {
  return (Object.keys(groups) as GroupName[])
    .map((name) => ({ name, paths: (groups[name] ?? []).filter(exists) }))
    .filter(({ paths }) => paths.length > 0);
}

/** The header's sections, with the entries whose pages exist. */
export const openMenu = (exists: Exists): MenuSection[] =>
  (Object.keys(menu) as (keyof typeof menu)[])
    .map((name) => {
      const listed: readonly PagePath[] | Groups = menu[name];
      const groups = 'map' in listed ? { [name]: listed } : listed;
      return { name, groups: openGroups(groups, exists) };
    })
    .filter(({ groups }) => groups.length > 0);

/** The sections, with the entries whose pages exist. */
export const openSections = (exists: Exists): Section[] =>
  (Object.keys(sections) as SectionName[]).map((name) => ({
    name,
    groups: openGroups(sections[name], exists),
  }));

/** Every page of menu and sections once, under the heading that it has in its section, else in the menu. */
export function allPages(menu: readonly MenuSection[], sections: readonly Section[]): MenuGroup[] {
  const listed = new Set<PagePath>();
  const groups = new Map<GroupName, PagePath[]>();
  for (const { name, paths } of [...sections, ...menu].flatMap(({ groups }) => groups)) {
    const left = paths.filter((path) => !listed.has(path));
    for (const path of left) listed.add(path);
    if (left.length > 0) groups.set(name, [...(groups.get(name) ?? []), ...left]);
  }
  return [...groups].map(([name, paths]) => ({ name, paths }));
}
