import type { Strings } from './strings/en.ts';

type PagePath = keyof Strings['pages'];
type GroupName = keyof Strings['menu'];

/** The header's menu: the whole site, group by group. An entry shows as soon as its route stands in routes.tsx. */
const menu = {
  about: ['/aboutus/about', '/aboutus/vision', '/aboutus/emblem', '/organo', '/contactus'],
  administration: [
    '/administrations/principal',
    '/administrations/gb',
    '/administrations/formerprincipals',
    '/administrations/officestaff',
    '/administrations/organogram',
    '/committees',
  ],
  academics: [
    '/departments/arts',
    '/departments/science',
    '/departments/commerce',
    '/departments/others',
    '/syllabus-course',
    '/examination',
    '/rulesandregulations',
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
  iqac: ['/iqac/about', '/nirf'],
  research: ['/research', '/publications', '/wallmagazines', '/newsletter'],
  facilities: [
    '/facility/library',
    '/facility/girlshostel',
    '/facility/healthcare_facility',
    '/facility/sports_facility',
  ],
  alumni: ['/alumni/committee', '/alumni/prominent', '/alumni-registration', '/alumni-message'],
  wings: ['/ncc/home', '/nss/home', '/student-wings'],
  distance: ['/nptel', '/gucdoe', '/kkhsou', '/ignou'],
  more: ['/visitors-note', '/rti/home', '/recruitment', '/importantfile', '/gallery/photo'],
} as const satisfies Record<GroupName, readonly PagePath[]>;

export interface MenuGroup {
  name: GroupName;
  paths: readonly PagePath[];
}

/** The groups and entries whose pages exist. */
export function openMenu(exists: (path: string) => boolean): MenuGroup[] {
  return (Object.keys(menu) as GroupName[])
    .map((name) => ({ name, paths: menu[name].filter(exists) as PagePath[] }))
    .filter(({ paths }) => paths.length > 0);
}
