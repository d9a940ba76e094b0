import type { Client } from '@college/contract/client';
import {
  type DepartmentFileType,
  departmentSections,
  type EmployeeType,
} from '@college/contract/codes';
import type { Department } from '@college/contract/entities';
import { hasText } from '../../components/text/RichText.tsx';
import type { Label } from './labels.ts';

interface Entry {
  /** Under `/department/{dept_code}/`; '' is the department's own page. */
  path: string;
  label: Label;
  /** In the menu's row, behind More, or on the department's own page alone. */
  place: 'row' | 'more' | 'home';
  /** Whether a department has anything to show there. */
  filled: (department: Department, call: Client) => boolean | Promise<boolean>;
}

type Filled = Entry['filled'];
type TextField = {
  [Key in keyof Department]: Department[Key] extends string ? Key : never;
}[keyof Department];

/** An entry whose call fails stays: its page says what is wrong, and the others are shown all the same. */
const any = (answer: Promise<readonly unknown[]>): Promise<boolean> =>
  answer.then(
    ({ length }) => length > 0,
    () => true,
  );
const text =
  (field: TextField): Filled =>
  (department) =>
    hasText(department[field]);
const files =
  (type: DepartmentFileType): Filled =>
  ({ dept_code }, call) =>
    any(call.getdepartmentfilebytype({ dept_code, type }));
const people =
  (type: EmployeeType): Filled =>
  ({ dept_code }, call) =>
    any(call.getemployeebytype({ dept_code, type }));
const notices =
  (type: 'DEPTEVENT' | 'DEPTNOTICE'): Filled =>
  ({ dept_code }, call) =>
    any(call.getnoticesbytypedept({ dept_code, type, limit: 1 }));
const lists: Filled = (department) =>
  departmentSections.some((name) => name !== 'home' && department[name].length > 0);
const either =
  (...conditions: Filled[]): Filled =>
  async (department, call) =>
    (await Promise.all(conditions.map((filled) => filled(department, call)))).includes(true);
const always: Filled = () => true;

/** The microsite's pages: those of the menu in the specification's order, then the rest. */
export const entries: readonly Entry[] = [
  { path: '', label: 'about', place: 'row', filled: always },
  { path: 'profile', label: 'profile', place: 'row', filled: either(lists, people('FACULTY')) },
  {
    path: 'course',
    label: 'courses',
    place: 'row',
    filled: either(text('courses'), files('SYLLABUS')),
  },
  { path: 'faculty', label: 'faculty', place: 'row', filled: people('FACULTY') },
  {
    path: 'former-faculty',
    label: 'formerFaculty',
    place: 'row',
    filled: people('FORMER_FACULTY'),
  },
  {
    path: 'staff',
    label: 'staff',
    place: 'row',
    filled: either(people('OFFICE_STAFF'), people('BEARER')),
  },
  {
    path: 'alumni',
    label: 'alumni',
    place: 'row',
    filled: ({ dept_code }, call) => any(call.getalumnibydept({ dept_code })),
  },
  { path: 'journal', label: 'journal', place: 'row', filled: files('JOURNAL') },
  { path: 'events', label: 'events', place: 'row', filled: notices('DEPTEVENT') },
  { path: 'notices', label: 'news', place: 'row', filled: notices('DEPTNOTICE') },
  { path: 'wall-magazine', label: 'wallMagazine', place: 'row', filled: files('WALL_MAGAZINE') },
  { path: 'achievements', label: 'achievements', place: 'row', filled: files('ACHIEVEMENTS') },
  { path: 'co_po', label: 'coPo', place: 'more', filled: files('CO_PO') },
  {
    path: 'gallery',
    label: 'gallery',
    place: 'more',
    filled: either(text('gallery'), ({ dept_code }, call) =>
      any(call.getgallery({ dept: dept_code })),
    ),
  },
  { path: 'contact', label: 'contact', place: 'more', filled: text('contact_details') },
  { path: 'glance', label: 'glance', place: 'home', filled: either(text('estd'), lists) },
  { path: 'vision', label: 'vision', place: 'home', filled: text('vision') },
  { path: 'research', label: 'research', place: 'home', filled: text('research') },
  { path: 'facilities', label: 'facilities', place: 'home', filled: hasFacilities },
  { path: 'syllabus', label: 'syllabus', place: 'home', filled: files('SYLLABUS') },
  { path: 'onlineclasses', label: 'onlineClasses', place: 'home', filled: text('online_classes') },
  {
    path: 'activity',
    label: 'activity',
    place: 'home',
    filled: either(text('activity'), files('ACHIEVEMENTS')),
  },
];

function hasFacilities({ facilities }: Department): boolean {
  return facilities.some(({ title }) => title);
}

/** The paths of what a department has. */
export async function filledPaths(department: Department, call: Client): Promise<string[]> {
  const filled = await Promise.all(entries.map((entry) => entry.filled(department, call)));
  return entries.filter((_, index) => filled[index]).map(({ path }) => path);
}
