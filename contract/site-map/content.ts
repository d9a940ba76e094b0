/** What a college has to show, as `getsitemap` lists it: menus leave out a page that would show nothing. */
import type { DepartmentFileType, EmployeeType, MemberType, NoticeType, Stream } from '../codes.ts';
import type { AddedType } from './added-pages.ts';

/** The categories of each kind of content. */
interface Categories {
  notices: NoticeType | AddedType;
  members: MemberType | AddedType;
  evidence: 'IQAC' | 'SSR' | AddedType;
  departments: Stream;
  employees: EmployeeType;
  departmentfiles: DepartmentFileType;
  /** By their code. */
  committees: string;
  /** By their code. */
  pages: string;
}
type Kind = keyof Categories;
type CodeOf<Of extends Kind> = `${Of}/${Categories[Of]}`;

/** Lists that have no categories. */
export const wholeLists = [
  'alumni',
  'committees',
  'departments',
  'formerprincipals',
  'guides',
  'importantfiles',
  'rtiofficers',
] as const;

export type ContentCode = { [Of in Kind]: CodeOf<Of> }[Kind] | (typeof wholeLists)[number];

/**
 * What is shown beside the pages of the site map: on the home page and in the microsites of departments. It stays public
 * where a college hides its own page.
 */
export const shownElsewhere: readonly ContentCode[] = [
  'notices/COLLEGE_ACADEMIC_NOTICE',
  'notices/COLLEGE_ADMIN_NOTICE',
  'notices/COLLEGE_TENDER',
  'notices/COLLEGE_DOWNLOADS',
  'notices/COLLEGE_EVENT',
  'notices/COLLEGE_STU_ACHIEVEMENTS',
  'notices/COLLEGE_EMP_ACHIEVEMENTS',
  'notices/COLLEGE_SWOC_S',
  'notices/COLLEGE_SWOC_W',
  'notices/COLLEGE_SWOC_O',
  'notices/COLLEGE_SWOC_C',
  'notices/DEPTEVENT',
  'notices/DEPTNOTICE',
  'notices/CLASS_ROUTINES',
];

/** Whether one of them is there; a page that names none is never empty, nor is any where the backend does not tell. */
export const isFilled = (
  shows: readonly ContentCode[] | undefined,
  content: ReadonlySet<string> | undefined,
): boolean => content === undefined || !shows?.length || shows.some((code) => content.has(code));
