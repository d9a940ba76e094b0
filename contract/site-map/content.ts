/** Codes of content, by which menus leave out pages that would be empty. `getsitemap` lists the codes that there are. */

import type { AddedType } from '../added-pages.ts';
import type { DepartmentFileType, EmployeeType, MemberType, NoticeType, Stream } from '../codes.ts';

/** The categories of each kind of content. */
interface Categories {
  notices: NoticeType | AddedType;
  members: MemberType | AddedType;
  evidence: 'IQAC' | 'SSR' | AddedType;
  departments: Stream;
  employees: EmployeeType;
  departmentfiles: DepartmentFileType;
  /** The code of the committees or the page. */
  committees: string;
  /** The code of the committees or the page. */
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
  'informationmanager',
  'rtiofficers',
] as const;

/** Code of the page about the quality of the website, which is in the site map if the college shows it. */
export const WEBSITE_QUALITY = 'websitequality';

export type ContentCode =
  | { [Of in Kind]: CodeOf<Of> }[Kind]
  | (typeof wholeLists)[number]
  | typeof WEBSITE_QUALITY;

/**
 * Content that the home page and the microsites of departments show. It stays public if a college hides the page that
 * lists it.
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

/** True if there is content with one of the codes. Pages without codes, and pages of a backend without a list, count as filled. */
export const isFilled = (
  shows: readonly ContentCode[] | undefined,
  content: ReadonlySet<string> | undefined,
): boolean => content === undefined || !shows?.length || shows.some((code) => content.has(code));
