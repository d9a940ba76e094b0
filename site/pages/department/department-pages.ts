import type { Client } from '@college/contract/client';
import type { DepartmentFileType, EmployeeType, NoticeType } from '@college/contract/codes';
import type { Department } from '@college/contract/entities';
import { departmentSections } from '@college/contract/profile';
import { hasText } from '../../components/text/clean-html.ts';
import type { route } from '../../layout/route.ts';
import type { Label, MenuEntry } from '../read-department.ts';
import * as alumni from './department-alumni.tsx';
import * as contact from './department-contact.tsx';
import * as eventsPage from './department-events.tsx';
import * as gallery from './department-gallery.tsx';
import * as home from './department-home.tsx';
import { departmentNotices } from './department-notices.tsx';
import { departmentPeople, type Group } from './department-people.tsx';
import { type Content, departmentText } from './department-text.tsx';
import * as facilities from './facilities.tsx';
import * as glance from './glance.tsx';
import * as profile from './profile/department-profile.tsx';

/** Condition under which a department's page has content. */
type HasContent = (department: Department, call: Client) => boolean | Promise<boolean>;
type TextField = {
  [Key in keyof Department]-?: Department[Key] extends string ? Key : never;
}[keyof Department];

/** True if a call returns items. A failed call counts as true, because its page shows the error. */
const hasItems = (answer: Promise<readonly unknown[]>): Promise<boolean> =>
  answer.then(
    ({ length }) => length > 0,
    () => true,
  );
const hasField =
  (field: TextField): HasContent =>
  (department) =>
    hasText(department[field]);
const hasFiles =
  (type: DepartmentFileType): HasContent =>
  ({ dept_code }, call) =>
    hasItems(call.getdepartmentfilebytype({ dept_code, type }));
const hasPeople =
  (type: EmployeeType): HasContent =>
  ({ dept_code }, call) =>
    hasItems(call.getemployeebytype({ dept_code, type }));
const hasLists: HasContent = (department) =>
  departmentSections.some((name) => name !== 'home' && department[name].length > 0);
const anyOf =
  (...conditions: HasContent[]): HasContent =>
  async (department, call) =>
    (await Promise.all(conditions.map((hasContent) => hasContent(department, call)))).includes(
      true,
    );

interface Entry extends MenuEntry {
  page: Parameters<typeof route>[1];
  hasContent: HasContent;
}
type Page = Pick<Entry, 'label' | 'page' | 'hasContent'>;

const page = (label: Label, page: Entry['page'], hasContent: HasContent): Page => ({
  label,
  page,
  hasContent,
});

/** A page with a text, files, or both. */
const textPage = (label: Label, content: Omit<Content, 'label'>): Page => ({
  label,
  page: departmentText({ label, ...content }),
  hasContent: anyOf(
    ...(content.text ? [hasField(content.text)] : []),
    ...(content.files ? [hasFiles(content.files)] : []),
  ),
});
const peoplePage = (label: Label, ...types: Group['types']): Page => ({
  label,
  page: departmentPeople({ label, types }),
  hasContent: anyOf(...types.map(hasPeople)),
});
const hasNotices =
  (type: NoticeType): HasContent =>
  ({ dept_code }, call) =>
    hasItems(call.getnoticesbytypedept({ dept_code, type, limit: 1 }));

/** The pages of a department: those of the menu in the specification's order, then the others. */
export const entries: readonly Entry[] = [
  { path: '', place: 'row', ...page('about', home, () => true) },
  {
    path: 'profile',
    place: 'row',
    ...page('profile', profile, anyOf(hasLists, hasPeople('FACULTY'))),
  },
  {
    path: 'course',
    place: 'row',
    ...textPage('courses', { text: 'courses', files: 'SYLLABUS', filesLabel: 'syllabus' }),
  },
  { path: 'faculty', place: 'row', ...peoplePage('faculty', 'FACULTY') },
  { path: 'former-faculty', place: 'row', ...peoplePage('formerFaculty', 'FORMER_FACULTY') },
  { path: 'staff', place: 'row', ...peoplePage('staff', 'OFFICE_STAFF', 'BEARER') },
  {
    path: 'alumni',
    place: 'row',
    ...page('alumni', alumni, ({ dept_code }, call) =>
      hasItems(call.getalumnibydept({ dept_code })),
    ),
  },
  { path: 'journal', place: 'row', ...textPage('journal', { files: 'JOURNAL' }) },
  { path: 'events', place: 'row', ...page('events', eventsPage, hasNotices('DEPTEVENT')) },
  {
    path: 'notices',
    place: 'row',
    ...page(
      'news',
      departmentNotices({ label: 'notices', type: 'DEPTNOTICE' }),
      hasNotices('DEPTNOTICE'),
    ),
  },
  { path: 'wall-magazine', place: 'row', ...textPage('wallMagazine', { files: 'WALL_MAGAZINE' }) },
  { path: 'achievements', place: 'row', ...textPage('achievements', { files: 'ACHIEVEMENTS' }) },
  { path: 'co_po', place: 'more', ...textPage('coPo', { files: 'CO_PO' }) },
  {
    path: 'gallery',
    place: 'more',
    ...page(
      'gallery',
      gallery,
      anyOf(hasField('gallery'), ({ dept_code: dept }, call) =>
        hasItems(call.getgallery({ dept })),
      ),
    ),
  },
  {
    path: 'contact',
    place: 'more',
    ...page('contact', contact, hasField('contact_details')),
  },
  {
    path: 'glance',
    place: 'home',
    ...page('glance', glance, anyOf(hasField('estd'), hasLists)),
  },
  { path: 'vision', place: 'home', ...textPage('vision', { text: 'vision' }) },
  { path: 'research', place: 'home', ...textPage('research', { text: 'research' }) },
  {
    path: 'facilities',
    place: 'home',
    ...page('facilities', facilities, (department) =>
      department.facilities.some(({ title }) => title),
    ),
  },
  { path: 'syllabus', place: 'home', ...textPage('syllabus', { files: 'SYLLABUS' }) },
  {
    path: 'routines',
    place: 'more',
    ...page(
      'routines',
      departmentNotices({ label: 'routines', type: 'CLASS_ROUTINES' }),
      hasNotices('CLASS_ROUTINES'),
    ),
  },
  {
    path: 'onlineclasses',
    place: 'home',
    ...textPage('onlineClasses', { text: 'online_classes' }),
  },
  {
    path: 'activity',
    place: 'home',
    ...textPage('activity', {
      text: 'activity',
      files: 'ACHIEVEMENTS',
      filesLabel: 'achievements',
    }),
  },
];

/** Returns the pages that have content. */
export async function getEntriesWithContent(
  department: Department,
  call: Client,
): Promise<MenuEntry[]> {
  const hasContent = await Promise.all(entries.map((entry) => entry.hasContent(department, call)));
  return entries.filter((_, index) => hasContent[index]);
}
