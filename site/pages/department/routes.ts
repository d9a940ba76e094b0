import { route } from '../../layout/route.ts';
import * as singleEvent from '../singleevent/single-event.tsx';
import * as alumni from './alumni/alumni.tsx';
import * as contact from './contact.tsx';
import * as facilities from './facilities/facilities.tsx';
import * as facultyCsv from './faculty/csv.ts';
import * as facultyProfile from './faculty/profile.tsx';
import * as facultyReport from './faculty/report.tsx';
import * as gallery from './gallery.tsx';
import * as glance from './glance.tsx';
import * as home from './home/home.tsx';
import * as events from './news/events.tsx';
import * as notices from './news/notices.tsx';
import { departmentPeople } from './people/people.tsx';
import * as profile from './profile/profile.tsx';
import * as profileCsv from './profile/profile-csv.ts';
import { departmentText } from './text/text.tsx';

/** The pages of a department's microsite, by their path under `/department/{dept_code}/`. */
export const departmentRoutes = [
  route('', home),
  route('vision', departmentText({ label: 'vision', text: 'vision' })),
  route('profile', profile),
  route('profile.csv', profileCsv),
  route('glance', glance),
  route(
    'course',
    departmentText({
      label: 'courses',
      text: 'courses',
      files: 'SYLLABUS',
      filesLabel: 'syllabus',
    }),
  ),
  route('contact', contact),
  route('research', departmentText({ label: 'research', text: 'research' })),
  route('onlineclasses', departmentText({ label: 'onlineClasses', text: 'online_classes' })),
  route('faculty', departmentPeople({ label: 'faculty', types: ['FACULTY'] })),
  route('faculty/single', facultyProfile),
  route('faculty/quarterlyreport', facultyReport),
  route('faculty/activities.csv', facultyCsv),
  route('former-faculty', departmentPeople({ label: 'formerFaculty', types: ['FORMER_FACULTY'] })),
  route('staff', departmentPeople({ label: 'staff', types: ['OFFICE_STAFF', 'BEARER'] })),
  route('syllabus', departmentText({ label: 'syllabus', files: 'SYLLABUS' })),
  route('journal', departmentText({ label: 'journal', files: 'JOURNAL' })),
  route('co_po', departmentText({ label: 'coPo', files: 'CO_PO' })),
  route('wall-magazine', departmentText({ label: 'wallMagazine', files: 'WALL_MAGAZINE' })),
  route('achievements', departmentText({ label: 'achievements', files: 'ACHIEVEMENTS' })),
  route(
    'activity',
    departmentText({
      label: 'activity',
      text: 'activity',
      files: 'ACHIEVEMENTS',
      filesLabel: 'achievements',
    }),
  ),
  route('facilities', facilities),
  route('alumni', alumni),
  route('gallery', gallery),
  route('notices', notices),
  route('events', events),
  route('singleevent', singleEvent),
];
