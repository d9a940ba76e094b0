/** The site map: every URL of the site, one line each. The header's menu and the 404 page's suggestions read it too. */
import type { Client } from '@college/contract/client';
import {
  COLLEGE_CODE,
  type EmployeeType,
  IQAC_COMMITTEES,
  type NoticeType,
  OFFICE_CODE,
} from '@college/contract/codes';
import { type RouteObject, redirect } from 'react-router';
import { AlumniLinks, CoPoLinks } from './components/navigation/DepartmentLinks.tsx';
import { DocumentList } from './components/notices/DocumentList.tsx';
import type { PageModule, RouteHandle } from './context.ts';
import { articles } from './kinds/articles.tsx';
import { documents } from './kinds/documents.tsx';
import { eventArchive } from './kinds/event-archive.tsx';
import { eventCards } from './kinds/event-cards.tsx';
import { evidenceBrowser } from './kinds/evidence/evidence.tsx';
import { firstNotice } from './kinds/first-notice.tsx';
import { form } from './kinds/form.tsx';
import type { Kind } from './kinds/kind.ts';
import { members } from './kinds/members.tsx';
import { documentArchive, noticeArchive } from './kinds/notice-archive.tsx';
import { departmentFiles } from './kinds/research/department-files.tsx';
import { departmentResearch } from './kinds/research/department-research.tsx';
import * as researchCsv from './kinds/research/research-csv.ts';
import { staticPage } from './kinds/static-page/static-page.tsx';
import { byNotices, byPage } from './kinds/tabbed/Introduction.tsx';
import * as tab from './kinds/tabbed/tab.ts';
import { tabbed } from './kinds/tabbed/tabbed.tsx';
import { wholeList } from './kinds/whole-list.tsx';
import { ErrorPage } from './layout/errors/error.tsx';
import * as notFound from './layout/errors/not-found.tsx';
import * as layout from './layout/Layout.tsx';
import type { PagePath } from './menu.ts';
import * as about from './pages/aboutus/about.tsx';
import * as emblem from './pages/aboutus/emblem.tsx';
import * as vision from './pages/aboutus/vision.tsx';
import { FormerPrincipals } from './pages/administrations/FormerPrincipals.tsx';
import { Members } from './pages/administrations/Members.tsx';
import { OfficeStaff } from './pages/administrations/OfficeStaff.tsx';
import * as principal from './pages/administrations/principal.tsx';
import { ProminentAlumni } from './pages/alumni/ProminentAlumni.tsx';
import * as committeeDescription from './pages/committees/committee-description.tsx';
import * as committees from './pages/committees/committees.tsx';
import * as contact from './pages/contactus/contact.tsx';
import * as departmentAlumni from './pages/department/alumni/alumni.tsx';
import * as departmentContact from './pages/department/contact.tsx';
import * as department from './pages/department/department.tsx';
import * as departmentFacilities from './pages/department/facilities/facilities.tsx';
import * as facultyCsv from './pages/department/faculty/csv.ts';
import * as facultyProfile from './pages/department/faculty/profile.tsx';
import * as facultyReport from './pages/department/faculty/report.tsx';
import * as departmentGallery from './pages/department/gallery.tsx';
import * as departmentGlance from './pages/department/glance.tsx';
import * as departmentHome from './pages/department/home/home.tsx';
import * as departmentEvents from './pages/department/news/events.tsx';
import * as departmentNotices from './pages/department/news/notices.tsx';
import { departmentPeople } from './pages/department/people/people.tsx';
import * as departmentProfile from './pages/department/profile/profile.tsx';
import * as departmentProfileCsv from './pages/department/profile/profile-csv.ts';
import { departmentText } from './pages/department/text/text.tsx';
import * as departments from './pages/departments/departments.tsx';
import * as events from './pages/events/events.tsx';
import * as facility from './pages/facility/facility.tsx';
import { Albums } from './pages/gallery/Albums.tsx';
import { Films } from './pages/gallery/Films.tsx';
import { Papers } from './pages/gallery/Papers.tsx';
import * as home from './pages/home/home.tsx';
import { ImportantFiles } from './pages/importantfile/ImportantFiles.tsx';
import * as iqacAbout from './pages/iqac/about.tsx';
import { Committees } from './pages/iqac/Committees.tsx';
import { FileTable } from './pages/iqac/FileTable.tsx';
import * as notifications from './pages/notifications/notifications.tsx';
import * as preview from './pages/preview/preview.tsx';
import { Officers } from './pages/rti/Officers.tsx';
import * as search from './pages/search/search.tsx';
import * as singleEvent from './pages/singleevent/single-event.tsx';
import * as sitemap from './pages/sitemap/sitemap.tsx';
import * as studentWings from './pages/student-wings/student-wings.tsx';
import * as syllabusCourse from './pages/syllabus-course/syllabus-course.tsx';
import { WallMagazines } from './pages/wallmagazines/WallMagazines.tsx';
import { publicationReports, reportNames } from './records/reports.ts';

/** A page: its path, its file, and the names of the query that change it. */
function page(path: string, file: PageModule, query = file.query ?? []): RouteObject {
  const { loader, action, Component, meta } = file;
  return { path, loader, action, Component, handle: { meta, query } satisfies RouteHandle };
}

/** A page that stands in no cache and no index. */
function privatePage(path: string, file: PageModule, query: string[]): RouteObject {
  const handle: RouteHandle = { meta: file.meta, query, isPrivate: true };
  return { ...page(path, file), handle };
}

/** What no page is shown for needs neither title nor description. */
const unnamed = () => ({ title: '', description: '' });

/** The address of a section, which leads to its first page. */
const landing = (path: string, to: PagePath): RouteObject =>
  page(path, { loader: async () => redirect(to), meta: unnamed, Component: ErrorPage });

/** An address that answers with a file; where it cannot, with the page that says so. */
function file(path: string, { loader }: Pick<PageModule, 'loader'>, query: string[]): RouteObject {
  const handle: RouteHandle = { meta: unnamed, query, isFile: true };
  return { path, loader, Component: ErrorPage, handle };
}

/** A page of a kind: its path also names its title (`strings.pages`) and its section (`menu.ts`). */
const of = (path: PagePath, kind: Kind): RouteObject => page(path, kind(path));

/** A page of a kind that also stands for one department: `/research`, `/research/PHY`. */
const ofDepartment = (path: PagePath, kind: Kind): RouteObject =>
  page(`${path}/:dept_code?`, kind(path));

/** A partner for distance education. */
const partner = (code: string, type: NoticeType): Kind =>
  tabbed(byPage(code), [tab.news(type), tab.documents(type)]);

/** The year in which the college became a local chapter of NPTEL. */
const CHAPTER_SINCE = 2023;
const chapter = tabbed(byPage('nptel', '12-10-2023'), [
  tab.chapterNews('COLLEGE_NPTEL_EVENT', CHAPTER_SINCE),
  tab.chapterEvents('COLLEGE_NPTEL_EVENT', CHAPTER_SINCE),
]);

const ncc = (type: NoticeType, code: string): Kind =>
  tabbed(byNotices(type), [
    tab.activities('NCC_ACTIVITIES'),
    tab.achievements('NCC_ACHIEVEMENTS'),
    tab.members(code),
  ]);
const nss = (type: NoticeType): Kind =>
  tabbed(byNotices(type), [
    tab.activities('NSS_ACTIVITIES'),
    tab.achievements('NSS_ACHIEVEMENTS'),
    tab.members('NSS'),
  ]);

/** What most of the site is: notices, documents, words. */
const general: RouteObject[] = [
  page('/aboutus/about', about),
  page('/aboutus/vision', vision),
  page('/aboutus/emblem', emblem),
  of('/emblem', staticPage('emblem')),
  of('/organo', staticPage('organogram')),
  page('/contactus', contact),
  of('/recruitment', staticPage('recruitment')),
  of('/privacy', staticPage('privacy')),
  of('/accessibility', staticPage('accessibility')),

  of('/admissionprocedure', firstNotice('ADMISSION_PROCEDURE')),
  of('/admission-helpdesk', firstNotice('ADMISSION_HELPDESK')),
  of('/examination', firstNotice('EXAMINATION')),
  of('/rulesandregulations', firstNotice('RULES_AND_REGULATIONS')),
  page('/syllabus-course', syllabusCourse),

  of('/students/notification', noticeArchive('COLLEGE_ACADEMIC_NOTICE')),
  of('/students/results', noticeArchive('EXAM_RESULTS')),
  of('/students/exam-schedule', noticeArchive('EXAM_SCHEDULE')),
  of('/students/routines', documentArchive('CLASS_ROUTINES')),
  of('/students/downloads', documentArchive('COLLEGE_DOWNLOADS')),
  of('/students/downloads-general', documentArchive('COLLEGE_DOWNLOADS_GENERAL')),
  of('/students/certificates', staticPage('certificates')),
  of('/students/clubs', articles('STUDENT_CLUBS')),
  of('/students/students_union', members('PCSU')),

  of('/facility/library', articles('COLLEGE_F_LIBRARY')),
  of('/facility/girlshostel', staticPage('facility/girlshostel')),
  of('/facility/healthcare_facility', articles('HEALTHCARE_FACILITY')),
  of('/facility/sports_facility', articles('SPORTS_FACILITY')),
  of('/facility/scholarship_and_stipen', articles('SCHOLARSHIP_AND_STIPEN')),
  of('/facility/disability_support', articles('DISABILITY_SUPPORT')),
  of('/facility/heritage_corner', articles('COLLEGE_HERITAGE_CORNER')),
  of('/facility/canteen_facility', articles('COLLEGE_CANTEEN')),
  of('/facility/parking_facility', articles('COLLEGE_PARKING')),
  of('/facility/other_facility', articles('OTHER_FACILITY')),
  of('/facility/ict_enabled_digital_classrooms', articles('ICT_CLASSROOM')),
  of('/facility/central_instrumentation_facility', articles('INSTRUMENTATION_FACILITY')),
  of('/facility/research_laboratory', articles('RESEARCH_LABORATORY')),
  of('/facility/antiragging', articles('COLLEGE_ANTIRAGGING')),
  of('/facility/student_welfare', articles('STUDENT_WELFARE')),
  of('/facility/student_grievance_cell', articles('STUDENT_GRIEVANCE_CELL')),
  of('/facility/career_placement_cell', articles('Career_Placement_Cell')),
  of('/facility/students_union_office', articles('COLLEGE_SU')),
  of('/facility/scoute_guides', articles('COLLEGE_SCOUTE')),
  of('/facility/red_cross', articles('COLLEGE_REDCROSS')),
  page('/facility/:link', facility),

  of('/nptel', chapter),
  of('/gucdoe', partner('gucdoe', 'COLLEGE_IDOL')),
  of('/kkhsou', partner('kkhsou', 'COLLEGE_KKHSOU')),
  of('/ignou', partner('ignou', 'COLLEGE_IGNOU')),

  page('/student-wings', studentWings),
  of('/ncc', staticPage('ncc')),
  of('/ncc/home', ncc('NCC_HOME', 'NCC')),
  of('/ncc/ncc_army', ncc('COLLEGE_NCC_ARMY', 'NCC_ARMY')),
  of('/ncc/ncc_navy', ncc('COLLEGE_NCC_NAVY', 'NCC_NAVY')),
  of('/ncc/ncc_air', ncc('COLLEGE_NCC_AIR', 'NCC_AIR')),
  of('/ncc/ncc_girl', ncc('COLLEGE_NCC_GIRL', 'NCC_GIRL')),
  of('/nss', staticPage('nss')),
  of('/nss/home', nss('NSS_HOME')),
  of('/nss/unit', nss('COLLEGE_NSS')),
];

const ofCollege = (type: NoticeType) => (call: Client) =>
  call.getnoticesbytype({ dept_code: COLLEGE_CODE, type });
const ofOffice = (call: Client, type: EmployeeType) =>
  call.getemployeebytype({ dept_code: OFFICE_CODE, type });
const officeStaff = async (call: Client) =>
  (await Promise.all([ofOffice(call, 'OFFICE_STAFF'), ofOffice(call, 'BEARER')])).flat();
const formerPrincipals = (call: Client) => call.getformerprincipals();
const rtiOfficers = (call: Client) => call.getrtiofficers();
const iqacCommittees = (call: Client) =>
  call.getcommitteebycode({ committee_code: IQAC_COMMITTEES });
const prominentAlumni = (call: Client) => call.getalumnibydept({ dept_code: COLLEGE_CODE });

/** Administration, quality assurance, research, alumni, right to information, galleries. */
const institution: RouteObject[] = [
  page('/administrations/principal', principal),
  of(
    '/administrations/gb',
    wholeList((call) => call.getgbmembers(), Members),
  ),
  of('/administrations/officestaff', wholeList(officeStaff, OfficeStaff)),
  of('/administrations/formerprincipals', wholeList(formerPrincipals, FormerPrincipals)),
  of('/administrations/organogram', staticPage('organogram')),
  page('/committees', committees, ['committeeId']),
  page('/committee-description', committeeDescription, ['committeeId']),
  of('/rti/home', staticPage('rti')),
  of('/rti/officers', wholeList(rtiOfficers, Officers)),
  of(
    '/importantfile',
    wholeList((call) => call.getimportantfiles(), ImportantFiles),
  ),

  page('/iqac/about', iqacAbout),
  of('/iqac/strategies', documents('IQAC_STRATEGIES')),
  of('/iqac/core-committes', documents('IQAC_CORE_COMMITTEES')),
  of('/iqac/teams', staticPage('iqac/teams')),
  of('/iqac/units-and-wings', wholeList(iqacCommittees, Committees)),
  of('/iqac/organogram', documents('IQAC_ORGANOGRAM')),
  of('/iqac/handbook', documents('IQAC_HANDBOOK')),
  of('/iqac/academic-calendar', documents('IQAC_ACADEMIC_CALENDAR')),
  of('/iqac/aqar', documents('IQAC_AQAR')),
  of('/iqac/annual-report', documents('IQAC_ANNUAL_REPORT')),
  of('/iqac/actionplan', documents('IQAC_ACTION_PLAN')),
  of('/iqac/atr', documents('IQAC_ATR')),
  of('/iqac/matrix', evidenceBrowser('IQAC')),
  of('/iqac/ssr', documents('IQAC_SSR')),
  of('/iqac/ssrmatrix', evidenceBrowser('SSR')),
  of('/iqac/iiqa', documents('IQAC_IIQA')),
  of('/iqac/sdf', documents('IQAC_SDF')),
  of('/iqac/dvv', documents('IQAC_DVV')),
  of('/iqac/dvv-archives', documents('IQAC_DVV_ARCHIVE')),
  of('/iqac/cgc', documents('IQAC_CGC')),
  of('/iqac/dac', documents('IQAC_DAC')),
  of('/iqac/auditreport', documents('IQAC_AUDIT')),
  of('/iqac/aishe-data', documents('IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C')),
  of('/iqac/nirf', wholeList(ofCollege('NIRF'), FileTable)),
  of('/iqac/mou-collaborations', documents('IQAC_MOUS_AND_COLLABORATIONS')),
  of('/iqac/best-practice', documents('IQAC_BEST_PRACTICE')),
  of('/iqac/institutional-distingtiveness', documents('IQAC_INSTITUTIONAL_DISTINGTIVENESS')),
  of(
    '/iqac/co_po',
    wholeList((call) => call.getdepartments(), CoPoLinks),
  ),
  of('/iqac/event-news', eventArchive('IQAC_EVENT')),
  of('/iqac/minutes', documents('IQAC_MIUNTES')),
  of('/iqac/feedback', documents('IQAC_FEEDBACK_FORM')),
  of(
    '/iqac/feedback-analysis',
    documents(
      'IQAC_FEEDBACK_ANALYSIS_STUDENTS',
      'IQAC_FEEDBACK_ANALYSIS_ALUMNI',
      'IQAC_FEEDBACK_ANALYSIS_PARENTS',
      'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF',
      'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF',
    ),
  ),
  of('/iqac/sss', documents('IQAC_SSS')),
  of('/nirf', wholeList(ofCollege('NIRF'), FileTable)),

  ofDepartment('/research', departmentResearch({ reports: reportNames, words: true })),
  file('/research/:dept_code/research.csv', researchCsv, ['report', 'from', 'to']),
  ofDepartment('/research-projects', departmentResearch({ reports: ['projects'] })),
  ofDepartment(
    '/publications',
    departmentResearch({ reports: publicationReports, above: 'COLLEGE_PUBLICATIONS' }),
  ),
  ofDepartment('/research-journal', departmentFiles('JOURNAL', DocumentList)),
  ofDepartment('/wallmagazines', departmentFiles('WALL_MAGAZINE', WallMagazines)),
  of('/research-notifications', staticPage('research-notifications')),
  of('/newsletter', staticPage('newsletter')),

  of('/alumni/committee', members('ALUMNI_COMMITTEE')),
  of('/alumni/support', articles('COLLEGE_F_ALUMNI_SUPPORT')),
  of('/alumni/events', eventCards('COLLEGE_F_ALUMNI_EVENTS')),
  of('/alumni/achievements', eventCards('COLLEGE_F_ALUMNI_ACHIEVEMENTS')),
  of('/alumni/prominent', wholeList(prominentAlumni, ProminentAlumni)),
  of(
    '/alumni/list',
    wholeList((call) => call.getdepartments(), AlumniLinks),
  ),

  of('/gallery/photo', wholeList(ofCollege('COLLEGE_PHOTO_GALLERY'), Albums)),
  of('/gallery/video', wholeList(ofCollege('COLLEGE_VIDEO_GALLERY'), Films)),
  of('/gallery/document', wholeList(ofCollege('COLLEGE_DOWNLOADS_GALLERY'), Papers)),
];

/** What a visitor finds who cuts an address short. */
const landings: RouteObject[] = [
  landing('/aboutus', '/aboutus/about'),
  landing('/administrations', '/administrations/principal'),
  landing('/administration', '/administrations/principal'),
  landing('/admission', '/admissionprocedure'),
  landing('/department', '/departments'),
  landing('/students', '/students/notification'),
  landing('/facility', '/facility/library'),
  landing('/facilities', '/facility/library'),
  landing('/notifications', '/notifications/academic'),
  landing('/iqac', '/iqac/about'),
  landing('/alumni', '/alumni/committee'),
  landing('/gallery', '/gallery/photo'),
  landing('/rti', '/rti/home'),
];

/** A page with a text of a department, its files of one type, or both. */
const text = (content: Parameters<typeof departmentText>[0]): RouteObject =>
  page(content.path, departmentText(content));

/** A page with a department's people of one type. */
const people = (group: Parameters<typeof departmentPeople>[0]): RouteObject =>
  page(group.path, departmentPeople(group));

export const routes: RouteObject[] = [
  {
    id: 'layout',
    loader: layout.loader,
    Component: layout.Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          page('/', home),
          page('/notifications/:link/:year?', notifications, ['page']),
          page('/events/:year?', events, ['page']),
          page('/singleevent', singleEvent, ['eventId']),
          page('/departments/:stream?', departments),
          of('/visitors-note', form('visitors-note')),
          of('/alumni-registration', form('alumni-registration')),
          of('/alumni-message', form('alumni-message')),
          of('/student-message', form('student-message')),
          page('/search', search, ['q']),
          page('/sitemap', sitemap),
          privatePage('/preview/:collection/:id', preview, ['token']),
          ...general,
          ...institution,
          ...landings,
          {
            id: 'department',
            path: '/department/:dept_code',
            loader: department.loader,
            Component: department.Component,
            children: [
              page('', departmentHome),
              text({ path: 'vision', label: 'vision', text: 'vision' }),
              page('profile', departmentProfile, ['from', 'to']),
              file('profile.csv', departmentProfileCsv, ['table', 'from', 'to']),
              page('glance', departmentGlance),
              text({
                path: 'course',
                label: 'courses',
                text: 'courses',
                files: 'SYLLABUS',
                filesLabel: 'syllabus',
              }),
              page('contact', departmentContact),
              text({ path: 'research', label: 'research', text: 'research' }),
              text({ path: 'onlineclasses', label: 'onlineClasses', text: 'online_classes' }),
              people({ path: 'faculty', label: 'faculty', types: ['FACULTY'] }),
              page('faculty/single', facultyProfile, ['id', 'section']),
              page('faculty/quarterlyreport', facultyReport, ['id', 'qr']),
              file('faculty/activities.csv', facultyCsv, ['id', 'table', 'qr']),
              people({ path: 'former-faculty', label: 'formerFaculty', types: ['FORMER_FACULTY'] }),
              people({ path: 'staff', label: 'staff', types: ['OFFICE_STAFF', 'BEARER'] }),
              text({ path: 'syllabus', label: 'syllabus', files: 'SYLLABUS' }),
              text({ path: 'journal', label: 'journal', files: 'JOURNAL' }),
              text({ path: 'co_po', label: 'coPo', files: 'CO_PO' }),
              text({ path: 'wall-magazine', label: 'wallMagazine', files: 'WALL_MAGAZINE' }),
              text({ path: 'achievements', label: 'achievements', files: 'ACHIEVEMENTS' }),
              text({
                path: 'activity',
                label: 'activity',
                text: 'activity',
                files: 'ACHIEVEMENTS',
                filesLabel: 'achievements',
              }),
              page('facilities', departmentFacilities),
              page('alumni', departmentAlumni),
              page('gallery', departmentGallery, ['page']),
              page('notices', departmentNotices, ['year', 'page']),
              page('events', departmentEvents, ['year', 'page']),
              page('singleevent', singleEvent, ['eventId']),
            ],
          },
          { path: '*', loader: notFound.loader, Component: ErrorPage },
        ],
      },
    ],
  },
];
