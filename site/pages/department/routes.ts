import { route } from '../../layout/route.ts';
import * as singleEvent from '../singleevent/single-event.tsx';
import * as facultyCsv from './faculty/csv.ts';
import * as facultyProfile from './faculty/profile.tsx';
import * as facultyReport from './faculty/report.tsx';
import * as profileCsv from './profile/profile-csv.ts';
import { entries } from './site-map.ts';

/** A department's microsite, by path under `/department/{dept_code}/`: the pages of its menus, and what they lead to. */
export const departmentRoutes = [
  ...entries.map(({ path, page }) => route(path, page)),
  route('profile.csv', profileCsv),
  route('faculty/single', facultyProfile),
  route('faculty/quarterlyreport', facultyReport),
  route('faculty/activities.csv', facultyCsv),
  route('singleevent', singleEvent),
];
