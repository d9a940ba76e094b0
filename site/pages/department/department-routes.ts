import { resolveModule, route } from '../../layout/route.ts';
import { feedRoutes } from '../../lists/feed-routes.ts';
import * as singleEvent from '../events/single-event.tsx';
import { eventCalendar } from '../events/single-event.tsx';
import { readDepartment } from '../read-department.ts';
import { entries } from './department-pages.ts';
import * as facultyProfile from './faculty/faculty-profile.tsx';
import { facultyCsv } from './faculty/faculty-tables.ts';
import * as facultyReport from './faculty/quarterly-report.tsx';
import { profileCsv } from './profile/department-profile.tsx';

function listsOf(path: string, page: (typeof entries)[number]['page']) {
  const module = resolveModule(path, page);
  return 'lists' in module ? module.lists : undefined;
}

/** Routes of a department under `/department/{dept_code}/`: its pages and what they link to. */
export const departmentRoutes = [
  ...entries.flatMap(({ path, label, page }) => [
    route(path, page),
    ...feedRoutes({
      path,
      types: listsOf(path, page),
      title: ({ department }) => department[label],
      department: readDepartment,
    }),
  ]),
  route('profile.csv', profileCsv),
  route('faculty/single', facultyProfile),
  route('faculty/quarterlyreport', facultyReport),
  route('faculty/activities.csv', facultyCsv),
  route('singleevent', singleEvent),
  route('singleevent/calendar.ics', eventCalendar),
];
