/** All codes in calls. They keep the specification's spelling, misspellings included, because old clients send these. */

import type { AddedType } from './added-pages.ts';

/**
 * The department code of the college itself, unless it has chosen another one (`codes` of `getcollege`). Calls without a
 * department code mean this one.
 */
export const COLLEGE_CODE = 'PRAG';
/** The department code of the principal's office, unless the college has chosen another one. */
export const OFFICE_CODE = 'OFF';
/** The prefix of phone numbers, unless the college has chosen another one. */
export const CALLING_CODE = '+91';
/** The time zone by which days begin and end, unless the college has chosen another one. */
export const TIME_ZONE = 'Asia/Kolkata';

/** Extension: the borders under the header. The first is the default. */
export const motifs = ['gamosa', 'waves', 'diamonds', 'none'] as const;
export type Motif = (typeof motifs)[number];

/** Extension: the colours of the banner above every page. Its text has the contrast of WCAG AA on each of them. */
export const alertColours = ['red', 'amber', 'blue', 'green'] as const;
export type AlertColour = (typeof alertColours)[number];

/** Extension: reasons to show a notice on top of its list. */
export const importances = ['important', 'urgent'] as const;
export type Importance = (typeof importances)[number];

/** Extension: the sections of the home page below its banner, in their default order. */
export const homeSections = [
  'notices',
  'shortcuts',
  'about',
  'events',
  'faculties',
  'student_achievements',
  'faculty_achievements',
  'highlights',
  'voices',
  'swoc',
  'emblem',
  'place',
] as const;
export type HomeSection = (typeof homeSections)[number];

export const streams = ['ARTS', 'SCIENCE', 'COMMERCE', 'OTHERS'] as const;
export type Stream = (typeof streams)[number];
/** Names of the stream that is a faculty of its own if a backend does not send `own_faculty`. */
const MANAGEMENT = ['management', 'ব্যৱস্থাপনা'];

export const isOwnFaculty = (department: { own_faculty?: 0 | 1; other_stream: string }): boolean =>
  department.own_faculty === undefined
    ? MANAGEMENT.includes(department.other_stream.trim().toLowerCase())
    : department.own_faculty === 1;

export const employeeTypes = [
  'PRINCIPAL',
  'OFFICE_STAFF',
  'FACULTY',
  'BEARER',
  'FORMER_FACULTY',
] as const;
export type EmployeeType = (typeof employeeTypes)[number];

export const photoTypes = [
  'BANNER_IMAGES',
  'HIGHLIGHTS',
  'RESEARCH_HIGHLIGHTS',
  'NCC_HIGHLIGHTS',
  'NSS_HIGHLIGHTS',
  'TESTIMONIALS',
] as const;
export type PhotoType = (typeof photoTypes)[number];

export const memberTypes = ['ALUMNI_COMMITTEE', 'PCSU', 'GOVERNING_BODY'] as const;
export type MemberType = (typeof memberTypes)[number] | AddedType;

/** Extension: codes of static pages. A facility that the college adds has a code beside these. */
export const staticPages = [
  'emblem',
  'organogram',
  'contact',
  'privacy',
  'accessibility',
  'rti',
  'recruitment',
  'certificates',
  'student-wings',
  'ncc',
  'nss',
  'nptel',
  'gucdoe',
  'kkhsou',
  'ignou',
  'research',
  'research-notifications',
  'publications',
  'newsletter',
  'iqac-coordinator',
  'iqac/teams',
  'facility/girlshostel',
  'facility/guest_house',
] as const;
export type StaticPageCode = (typeof staticPages)[number];

/** Pages with texts of the college itself, as search results name them. The search index stores their position in this list. */
export const collegePages = ['about', 'vision', 'emblem-meaning', 'principal-message'] as const;
export type CollegePage = (typeof collegePages)[number];

/** Roles of the officers under the Right to Information Act, in the order they are shown. */
export const rtiRoles = [
  'FIRST_APPELLATE_AUTHORITY',
  'FIRST_INFORMATION_OFFICER',
  'MEMBER',
  'SECOND_INFORMATION_OFFICER',
] as const;
export type RtiRole = (typeof rtiRoles)[number];

/** Code of the committees that belong to the quality-assurance cell. */
export const IQAC_COMMITTEES = 'IQAC';

/**
 * The specification names sub-id 4.3 'other publications' and shows them as six reports; these are the
 * categories that tell them apart.
 */
export const publicationCategories = [
  'CHAPTER_IN_BOOK',
  'OTHER_PUBLICATION',
  'EDITED_BOOK_OR_JOURNAL',
  'ARTICLE_IN_POPULAR_BOOK',
  'NEWSPAPER_PUBLICATION',
  'E_CONTENT',
] as const;
export type PublicationCategory = (typeof publicationCategories)[number];

export const messageTypes = ['ALUMNI', 'STUDENT'] as const;
export type MessageType = (typeof messageTypes)[number];

export const departmentFileTypes = [
  'ACHIEVEMENTS',
  'SYLLABUS',
  'JOURNAL',
  'CO_PO',
  'WALL_MAGAZINE',
] as const;
export type DepartmentFileType = (typeof departmentFileTypes)[number];

/** Extension: languages of documents and captions, as BCP 47 tags. */
export const documentLanguages = ['en', 'as', 'bn', 'hi', 'brx', 'ne', 'sa'] as const;

/** The kinds of uploads. A `link` is an address of another website and opens its path directly. */
export const fileKinds = ['image', 'file', 'PDF', 'link'] as const;
export type FileKind = (typeof fileKinds)[number];

export const collegeNoticeTypes = [
  'COLLEGE_ACADEMIC_NOTICE',
  'COLLEGE_ADMIN_NOTICE',
  'COLLEGE_TENDER',
  'COLLEGE_DOWNLOADS',
  'COLLEGE_DOWNLOADS_GENERAL',
  'COLLEGE_ACHIEVEMENTS',
  'COLLEGE_STU_ACHIEVEMENTS',
  'COLLEGE_EMP_ACHIEVEMENTS',
  'COLLEGE_EVENT',
  'NIRF',
  'COLLEGE_SWOC_S',
  'COLLEGE_SWOC_W',
  'COLLEGE_SWOC_O',
  'COLLEGE_SWOC_C',
  'COLLEGE_F_LIBRARY',
  'COLLEGE_NSS',
  'COLLEGE_NCC_ARMY',
  'COLLEGE_NCC_NAVY',
  'COLLEGE_NCC_AIR',
  'COLLEGE_NCC_GIRL',
  'COLLEGE_SCOUTE',
  'COLLEGE_REDCROSS',
  'COLLEGE_ANTIRAGGING',
  'COLLEGE_SU',
  'STUDENT_GRIEVANCE_CELL',
  'ICT_CLASSROOM',
  'INSTRUMENTATION_FACILITY',
  'HEALTHCARE_FACILITY',
  'SPORTS_FACILITY',
  'DISABILITY_SUPPORT',
  'RESEARCH_LABORATORY',
  'OTHER_FACILITY',
  'SCHOLARSHIP_AND_STIPEN',
  'STUDENT_WELFARE',
  'Career_Placement_Cell',
  'COLLEGE_HERITAGE_CORNER',
  'COLLEGE_CANTEEN',
  'COLLEGE_PARKING',
  'COLLEGE_KKHSOU',
  'COLLEGE_IGNOU',
  'COLLEGE_IDOL',
  'ADMISSION_PROCEDURE',
  'EXAMINATION',
  'RULES_AND_REGULATIONS',
  'ADMISSION_HELPDESK',
  'COLLEGE_PUBLICATIONS',
  'COLLEGE_PHOTO_GALLERY',
  'COLLEGE_DOWNLOADS_GALLERY',
  'COLLEGE_VIDEO_GALLERY',
  'NCC_HOME',
  'NSS_HOME',
  'NCC_ACTIVITIES',
  'NSS_ACTIVITIES',
  'NCC_ACHIEVEMENTS',
  'NSS_ACHIEVEMENTS',
  'COLLEGE_NPTEL_EVENT',
  'CLASS_ROUTINES',
  'EXAM_RESULTS',
  'EXAM_SCHEDULE',
  'STUDENT_CLUBS',
  'COLLEGE_F_ALUMNI_SUPPORT',
  'COLLEGE_F_ALUMNI_EVENTS',
  'COLLEGE_F_ALUMNI_ACHIEVEMENTS',
] as const;

export const departmentNoticeTypes = ['DEPTEVENT', 'DEPTNOTICE'] as const;
/** The types of notices that departments may publish. */
export const typesOfDepartments = [...departmentNoticeTypes, 'CLASS_ROUTINES'] as const;

/** The specification shows five feedback analyses without their suffixes; these are ours. */
export const iqacTypes = [
  'IQAC_ABOUT',
  'IQAC_STRATEGIES',
  'IQAC_AQAR',
  'IQAC_ATR',
  'IQAC_ACTION_PLAN',
  'IQAC_CORE_COMMITTEES',
  'IQAC_AISHE_DATA',
  'IQAC_AISHE_DATA_C',
  'IQAC_MOUS_AND_COLLABORATIONS',
  'IQAC_HANDBOOK',
  'IQAC_DAC',
  'IQAC_IIQA',
  'IQAC_SDF',
  'IQAC_MIUNTES',
  'IQAC_FEEDBACK_FORM',
  'IQAC_FEEDBACK_ANALYSIS_STUDENTS',
  'IQAC_FEEDBACK_ANALYSIS_ALUMNI',
  'IQAC_FEEDBACK_ANALYSIS_PARENTS',
  'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF',
  'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF',
  'IQAC_SSS',
  'IQAC_EVENT',
  'IQAC_BEST_PRACTICE',
  'IQAC_INSTITUTIONAL_DISTINGTIVENESS',
  'IQAC_ANNUAL_REPORT',
  'IQAC_ACADEMIC_CALENDAR',
  'IQAC_ORGANOGRAM',
  'IQAC_SSR',
  'IQAC_DVV',
  'IQAC_DVV_ARCHIVE',
  'IQAC_CGC',
  'IQAC_AUDIT',
] as const;

export const noticeTypes = [...collegeNoticeTypes, ...departmentNoticeTypes, ...iqacTypes] as const;
/** A type of the specification, or the category of a page that a college added. */
export type NoticeType = (typeof noticeTypes)[number] | AddedType;

/** Notices that leave their list after the due date. Then they are in the archive of their year alone, marked as closed. */
export const announcementTypes = [
  'COLLEGE_ACADEMIC_NOTICE',
  'COLLEGE_ADMIN_NOTICE',
  'COLLEGE_TENDER',
  'DEPTNOTICE',
] as const satisfies readonly NoticeType[];

/** Notice types that are events: they have a page of their own and a featured photo. */
export const eventTypes = [
  'COLLEGE_EVENT',
  'IQAC_EVENT',
  'DEPTEVENT',
  'COLLEGE_NPTEL_EVENT',
  'COLLEGE_F_ALUMNI_EVENTS',
  'COLLEGE_F_ALUMNI_ACHIEVEMENTS',
] as const satisfies readonly NoticeType[];

/** Events that are announced beforehand; achievements of alumni are reported afterwards. */
export const announcedEvents = eventTypes.filter(
  (type) => type !== 'COLLEGE_F_ALUMNI_ACHIEVEMENTS',
);
export const isAnnouncedEvent = (type: NoticeType): boolean =>
  announcedEvents.some((event) => event === type);

/** Content types that an editor can preview on the website while writing. The texts of `college` are one record, with the id 0. */
export const previewedCollections = [
  'notices',
  'pages',
  'employees',
  'departments',
  'guides',
  'college',
] as const;
export type PreviewedCollection = (typeof previewedCollections)[number];
