import { moduleAt, route } from '../../layout/route.ts';
import { followed } from '../../lists/follow.ts';
import * as eventCalendar from '../events/single/event-calendar.ts';
import * as singleEvent from '../events/single/single-event.tsx';
import * as facultyCsv from './faculty/csv.ts';
import * as facultyProfile from './faculty/profile.tsx';
import * as facultyReport from './faculty/report.tsx';
import * as profileCsv from './profile/profile-csv.ts';
import { readDepartment } from './read.ts';
import { entries } from './site-map.ts';

function listsOf(path: string, page: (typeof entries)[number]['page']) {
  const module = moduleAt(path, page);
  return 'lists' in module ? module.lists : undefined;
}

/** A department's microsite, by path under `/department/{dept_code}/`: the pages of its menus, and what they lead to. */
export const departmentRoutes = [
  ...entries.flatMap(({ path, label, page }) => [
    route(path, page),
    ...followed({
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
