import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { Department } from '@college/contract/entities';
import type { route } from '../../layout/route.ts';
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
import { any, either, type Filled, files, lists, people, text } from './has-content.ts';
import * as profile from './profile/department-profile.tsx';
import type { Label, MenuEntry } from './read-department.ts';

interface Entry extends MenuEntry {
  page: Parameters<typeof route>[1];
  filled: Filled;
}
type Page = Pick<Entry, 'label' | 'page' | 'filled'>;

const own = (label: Label, page: Entry['page'], filled: Filled): Page => ({ label, page, filled });

/** A page with a text, files, or both. */
const words = (label: Label, content: Omit<Content, 'label'>): Page => ({
  label,
  page: departmentText({ label, ...content }),
  filled: either(
    ...(content.text ? [text(content.text)] : []),
    ...(content.files ? [files(content.files)] : []),
  ),
});
const persons = (label: Label, ...types: Group['types']): Page => ({
  label,
  page: departmentPeople({ label, types }),
  filled: either(...types.map(people)),
});
const notices =
  (type: NoticeType): Filled =>
  ({ dept_code }, call) =>
    any(call.getnoticesbytypedept({ dept_code, type, limit: 1 }));

/** The microsite's pages: those of the menu in the specification's order, then the rest. */
export const entries: readonly Entry[] = [
  { path: '', place: 'row', ...own('about', home, () => true) },
  {
    path: 'profile',
    place: 'row',
    ...own('profile', profile, either(lists, people('FACULTY'))),
  },
  {
    path: 'course',
    place: 'row',
    ...words('courses', { text: 'courses', files: 'SYLLABUS', filesLabel: 'syllabus' }),
  },
  { path: 'faculty', place: 'row', ...persons('faculty', 'FACULTY') },
  { path: 'former-faculty', place: 'row', ...persons('formerFaculty', 'FORMER_FACULTY') },
  { path: 'staff', place: 'row', ...persons('staff', 'OFFICE_STAFF', 'BEARER') },
  {
    path: 'alumni',
    place: 'row',
    ...own('alumni', alumni, ({ dept_code }, call) => any(call.getalumnibydept({ dept_code }))),
  },
  { path: 'journal', place: 'row', ...words('journal', { files: 'JOURNAL' }) },
  { path: 'events', place: 'row', ...own('events', eventsPage, notices('DEPTEVENT')) },
  {
    path: 'notices',
    place: 'row',
    ...own(
      'news',
      departmentNotices({ label: 'notices', type: 'DEPTNOTICE' }),
      notices('DEPTNOTICE'),
    ),
  },
  { path: 'wall-magazine', place: 'row', ...words('wallMagazine', { files: 'WALL_MAGAZINE' }) },
  { path: 'achievements', place: 'row', ...words('achievements', { files: 'ACHIEVEMENTS' }) },
  { path: 'co_po', place: 'more', ...words('coPo', { files: 'CO_PO' }) },
  {
    path: 'gallery',
    place: 'more',
    ...own(
      'gallery',
      gallery,
      either(text('gallery'), ({ dept_code: dept }, call) => any(call.getgallery({ dept }))),
    ),
  },
  {
    path: 'contact',
    place: 'more',
    ...own('contact', contact, text('contact_details')),
  },
  {
    path: 'glance',
    place: 'home',
    ...own('glance', glance, either(text('estd'), lists)),
  },
  { path: 'vision', place: 'home', ...words('vision', { text: 'vision' }) },
  { path: 'research', place: 'home', ...words('research', { text: 'research' }) },
  {
    path: 'facilities',
    place: 'home',
    ...own('facilities', facilities, (department) =>
      department.facilities.some(({ title }) => title),
    ),
  },
  { path: 'syllabus', place: 'home', ...words('syllabus', { files: 'SYLLABUS' }) },
  {
    path: 'routines',
    place: 'home',
    ...own(
      'routines',
      departmentNotices({ label: 'routines', type: 'CLASS_ROUTINES' }),
      notices('CLASS_ROUTINES'),
    ),
  },
  { path: 'onlineclasses', place: 'home', ...words('onlineClasses', { text: 'online_classes' }) },
  {
    path: 'activity',
    place: 'home',
    ...words('activity', { text: 'activity', files: 'ACHIEVEMENTS', filesLabel: 'achievements' }),
  },
];

/** What the menus name of a department. */
export async function filledEntries(department: Department, call: Client): Promise<MenuEntry[]> {
  const filled = await Promise.all(entries.map((entry) => entry.filled(department, call)));
  return entries.filter((_, index) => filled[index]);
}
