/** The page that the website shows at each path. Titles and places in menus are in `contract/site-map/default.ts`. */
import type { ContentCode } from '@college/contract/site-map/content';
import { defaultPages, type PagePath } from '@college/contract/site-map/default';
import type { Listed } from '@college/contract/site-map/places';
import { AlumniLinks, CoPoLinks } from './components/navigation/DepartmentLinks.tsx';
import { DocumentList } from './components/notices/DocumentList.tsx';
import type { PageModule } from './context.ts';
import { documentList } from './kinds/document-list.tsx';
import { eventArchive } from './kinds/event-archive.tsx';
import { evidenceBrowser } from './kinds/evidence/evidence.tsx';
import { firstNotice } from './kinds/first-notice.tsx';
import { formPage } from './kinds/form-page.tsx';
import { itemList } from './kinds/item-list.tsx';
import type { Kind } from './kinds/kind.ts';
import { governingBody, members } from './kinds/members.tsx';
import {
  documentArchive,
  eventCards,
  noticeArchive,
  noticeArticles,
  studentNotices,
} from './kinds/notice-lists.tsx';
import { departmentFiles } from './kinds/research/department-files.tsx';
import { departmentResearch, researchCsv } from './kinds/research/department-research.tsx';
import { staticPage } from './kinds/static-page/static-page.tsx';
import { ncc, nptelChapter, nss, partner } from './kinds/tabbed/tabbed.tsx';
import { route } from './layout/route.ts';
import * as about from './pages/aboutus/about.tsx';
import * as emblem from './pages/aboutus/emblem.tsx';
import * as vision from './pages/aboutus/vision.tsx';
import { formerPrincipals } from './pages/administrations/FormerPrincipals.tsx';
import { officeStaff } from './pages/administrations/OfficeStaff.tsx';
import * as principal from './pages/administrations/principal.tsx';
import { prominentAlumni } from './pages/alumni/ProminentAlumni.tsx';
import * as committeeDescription from './pages/committees/committee-description.tsx';
import * as committees from './pages/committees/committees.tsx';
import * as contact from './pages/contactus/contact.tsx';
import * as departments from './pages/departments/departments.tsx';
import * as disclosure from './pages/disclosure/disclosure.tsx';
import { disclosureJson } from './pages/disclosure/disclosure.tsx';
import * as events from './pages/events/events.tsx';
import { collegeCalendar } from './pages/events/events.tsx';
import * as singleEvent from './pages/events/single-event.tsx';
import { eventCalendar } from './pages/events/single-event.tsx';
import * as facility from './pages/facility.tsx';
import { documentGallery, photoGallery, videoGallery } from './pages/gallery/galleries.tsx';
import * as guide from './pages/guides/guides.tsx';
import { guides } from './pages/guides/guides.tsx';
import * as home from './pages/home/home.tsx';
import { importantFiles } from './pages/important-files.tsx';
import * as informationManager from './pages/information-manager.tsx';
import { iqacCommittees } from './pages/iqac/IqacCommittees.tsx';
import * as iqacAbout from './pages/iqac/iqac-about.tsx';
import { nirfReports } from './pages/iqac/NirfReports.tsx';
import { notifications, unknownNotifications } from './pages/notifications.tsx';
import { people, peopleCsv, peopleJson } from './pages/people/people.tsx';
import * as policies from './pages/policies/policies.tsx';
import * as policy from './pages/policies/policy.tsx';
import * as preview from './pages/preview/preview.tsx';
import { programmes, programmesCsv, programmesJson } from './pages/programmes/programmes.tsx';
import * as syllabusCourse from './pages/programmes/syllabus-course.tsx';
import * as rightToInformation from './pages/rti/home.tsx';
import { rtiOfficers } from './pages/rti/Officers.tsx';
import * as search from './pages/search/search-page.tsx';
import { openSearch } from './pages/search/search-page.tsx';
import * as suggestions from './pages/search/suggestions.ts';
import * as sitemap from './pages/sitemap/sitemap.tsx';
import {
  robots,
  sitemapIndex,
  sitemapOfDepartment,
  sitemapOfNotices,
  sitemapOfPages,
  sitemapOfTexts,
} from './pages/sitemap/sitemap-files.ts';
import * as studentWings from './pages/student-wings/student-wings.tsx';
import * as fileText from './pages/text/file-text.tsx';
import { WallMagazines } from './pages/wallmagazines/WallMagazines.tsx';
import * as websiteQuality from './pages/website-quality.tsx';
import * as withdrawal from './pages/withdrawal.tsx';
import { publicationReports, reportNames } from './records/reports.ts';

type Page = PageModule | Kind;
/** A page with its places in the menus. Without `page`, a page with `params` answers at its path. */
export interface Entry extends Listed {
  page?: Page;
  /** The page that also answers at a path without one. */
  within?: string;
  /** Codes of content. Menus list the page if there is content of one of them. By default the codes of its page. */
  shows?: readonly ContentCode[];
}
/** A path at which another page answers, with the content that it shows there. */
interface Part {
  part: ContentCode;
}

/** Adds the place of each page, in the order of the default site map. */
function withPlaces(pages: Record<PagePath, Page | Part>): Record<PagePath, Entry> {
  const entries = Object.entries(defaultPages).map(([path, { titles, ...places }]) => {
    const page = pages[path as PagePath];
    return [path, { ...places, ...('part' in page ? { shows: [page.part] } : { page }) }];
  });
  return Object.fromEntries(entries);
}

/** A path of the default site map that is missing here, or is not in it, does not compile. */
export const siteMap = withPlaces({
  '/': home,

  '/aboutus/about': about,
  '/aboutus/vision': vision,
  '/aboutus/emblem': emblem,
  '/emblem': staticPage('emblem'),
  '/organo': staticPage('organogram'),
  '/administrations/principal': principal,
  '/administrations/gb': governingBody,
  '/administrations/officestaff': officeStaff,
  '/administrations/formerprincipals': formerPrincipals,
  '/administrations/organogram': staticPage('organogram'),
  '/people': people,
  '/committees': committees,
  '/nirf': nirfReports,
  '/contactus': contact,

  '/departments': departments,
  '/departments/arts': { part: 'departments/ARTS' },
  '/departments/science': { part: 'departments/SCIENCE' },
  '/departments/commerce': { part: 'departments/COMMERCE' },
  '/departments/others': { part: 'departments/OTHERS' },
  '/admissionprocedure': firstNotice('ADMISSION_PROCEDURE', { lastDates: true }),
  '/programmes': programmes,
  '/admission-helpdesk': firstNotice('ADMISSION_HELPDESK'),
  '/syllabus-course': syllabusCourse,
  '/examination': firstNotice('EXAMINATION'),
  '/rulesandregulations': firstNotice('RULES_AND_REGULATIONS'),
  '/nptel': nptelChapter,
  '/gucdoe': partner('gucdoe', 'COLLEGE_IDOL'),
  '/kkhsou': partner('kkhsou', 'COLLEGE_KKHSOU'),
  '/ignou': partner('ignou', 'COLLEGE_IGNOU'),

  '/students/notification': studentNotices('COLLEGE_ACADEMIC_NOTICE'),
  '/students/results': noticeArchive('EXAM_RESULTS'),
  '/students/exam-schedule': noticeArchive('EXAM_SCHEDULE'),
  '/students/routines': documentArchive('CLASS_ROUTINES'),
  '/students/downloads': documentArchive('COLLEGE_DOWNLOADS'),
  '/students/downloads-general': documentArchive('COLLEGE_DOWNLOADS_GENERAL'),
  '/students/certificates': staticPage('certificates'),
  '/guides': guides,
  '/students/clubs': noticeArticles('STUDENT_CLUBS'),
  '/students/students_union': members('PCSU'),
  '/student-wings': studentWings,
  '/ncc/home': ncc('NCC_HOME', 'NCC'),
  '/ncc/ncc_army': ncc('COLLEGE_NCC_ARMY', 'NCC_ARMY'),
  '/ncc/ncc_navy': ncc('COLLEGE_NCC_NAVY', 'NCC_NAVY'),
  '/ncc/ncc_air': ncc('COLLEGE_NCC_AIR', 'NCC_AIR'),
  '/ncc/ncc_girl': ncc('COLLEGE_NCC_GIRL', 'NCC_GIRL'),
  '/ncc': staticPage('ncc', 'NCC_HIGHLIGHTS'),
  '/nss/home': nss('NSS_HOME'),
  '/nss/unit': nss('COLLEGE_NSS'),
  '/nss': staticPage('nss', 'NSS_HIGHLIGHTS'),
  '/student-message': formPage('student-message'),

  '/facility/library': noticeArticles('COLLEGE_F_LIBRARY'),
  '/facility/ict_enabled_digital_classrooms': noticeArticles('ICT_CLASSROOM'),
  '/facility/central_instrumentation_facility': noticeArticles('INSTRUMENTATION_FACILITY'),
  '/facility/research_laboratory': noticeArticles('RESEARCH_LABORATORY'),
  '/facility/girlshostel': staticPage('facility/girlshostel'),
  '/facility/canteen_facility': noticeArticles('COLLEGE_CANTEEN'),
  '/facility/sports_facility': noticeArticles('SPORTS_FACILITY'),
  '/facility/healthcare_facility': noticeArticles('HEALTHCARE_FACILITY'),
  '/facility/heritage_corner': noticeArticles('COLLEGE_HERITAGE_CORNER'),
  '/facility/parking_facility': noticeArticles('COLLEGE_PARKING'),
  '/facility/other_facility': noticeArticles('OTHER_FACILITY'),
  '/facility/scholarship_and_stipen': noticeArticles('SCHOLARSHIP_AND_STIPEN'),
  '/facility/disability_support': noticeArticles('DISABILITY_SUPPORT'),
  '/facility/student_welfare': noticeArticles('STUDENT_WELFARE'),
  '/facility/student_grievance_cell': noticeArticles('STUDENT_GRIEVANCE_CELL'),
  '/facility/career_placement_cell': noticeArticles('Career_Placement_Cell'),
  '/facility/antiragging': noticeArticles('COLLEGE_ANTIRAGGING'),
  '/facility/students_union_office': noticeArticles('COLLEGE_SU'),
  '/facility/scoute_guides': noticeArticles('COLLEGE_SCOUTE'),
  '/facility/red_cross': noticeArticles('COLLEGE_REDCROSS'),

  '/notifications/academic': notifications('COLLEGE_ACADEMIC_NOTICE'),
  '/notifications/administrative': notifications('COLLEGE_ADMIN_NOTICE'),
  '/notifications/achievements': notifications('COLLEGE_ACHIEVEMENTS'),
  '/notifications/sachievements': notifications('COLLEGE_STU_ACHIEVEMENTS'),
  '/notifications/eachievements': notifications('COLLEGE_EMP_ACHIEVEMENTS'),
  '/notifications/downloads': notifications('COLLEGE_DOWNLOADS'),
  '/notifications/tender': notifications('COLLEGE_TENDER'),
  '/events': events,

  '/iqac/about': iqacAbout,
  '/iqac/strategies': documentList('IQAC_STRATEGIES'),
  '/iqac/core-committes': documentList('IQAC_CORE_COMMITTEES'),
  '/iqac/teams': staticPage('iqac/teams'),
  '/iqac/units-and-wings': iqacCommittees,
  '/iqac/organogram': documentList('IQAC_ORGANOGRAM'),
  '/iqac/handbook': documentList('IQAC_HANDBOOK'),
  '/iqac/academic-calendar': documentList('IQAC_ACADEMIC_CALENDAR'),
  '/iqac/aqar': documentList('IQAC_AQAR'),
  '/iqac/annual-report': documentList('IQAC_ANNUAL_REPORT'),
  '/iqac/actionplan': documentList('IQAC_ACTION_PLAN'),
  '/iqac/atr': documentList('IQAC_ATR'),
  '/iqac/matrix': evidenceBrowser('IQAC'),
  '/iqac/ssr': documentList('IQAC_SSR'),
  '/iqac/ssrmatrix': evidenceBrowser('SSR'),
  '/iqac/iiqa': documentList('IQAC_IIQA'),
  '/iqac/sdf': documentList('IQAC_SDF'),
  '/iqac/dvv': documentList('IQAC_DVV'),
  '/iqac/dvv-archives': documentList('IQAC_DVV_ARCHIVE'),
  '/iqac/cgc': documentList('IQAC_CGC'),
  '/iqac/dac': documentList('IQAC_DAC'),
  '/iqac/auditreport': documentList('IQAC_AUDIT'),
  '/iqac/aishe-data': documentList('IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C'),
  '/iqac/nirf': nirfReports,
  '/iqac/mou-collaborations': documentList('IQAC_MOUS_AND_COLLABORATIONS'),
  '/iqac/best-practice': documentList('IQAC_BEST_PRACTICE'),
  '/iqac/institutional-distingtiveness': documentList('IQAC_INSTITUTIONAL_DISTINGTIVENESS'),
  '/iqac/co_po': itemList((call) => call.getdepartments(), CoPoLinks, 'departments'),
  '/iqac/event-news': eventArchive('IQAC_EVENT'),
  '/iqac/minutes': documentList('IQAC_MIUNTES'),
  '/iqac/feedback': documentList('IQAC_FEEDBACK_FORM'),
  '/iqac/feedback-analysis': documentList(
    'IQAC_FEEDBACK_ANALYSIS_STUDENTS',
    'IQAC_FEEDBACK_ANALYSIS_ALUMNI',
    'IQAC_FEEDBACK_ANALYSIS_PARENTS',
    'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF',
    'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF',
  ),
  '/iqac/sss': documentList('IQAC_SSS'),

  '/research': departmentResearch({ reports: reportNames, words: true }),
  '/research-projects': departmentResearch({ reports: ['projects'] }),
  '/research-journal': departmentFiles('JOURNAL', DocumentList),
  '/research-notifications': staticPage('research-notifications'),
  '/publications': departmentResearch({
    reports: publicationReports,
    above: 'COLLEGE_PUBLICATIONS',
  }),
  '/wallmagazines': departmentFiles('WALL_MAGAZINE', WallMagazines),
  '/newsletter': staticPage('newsletter'),

  '/alumni/committee': members('ALUMNI_COMMITTEE'),
  '/alumni/support': noticeArticles('COLLEGE_F_ALUMNI_SUPPORT'),
  '/alumni/events': eventCards('COLLEGE_F_ALUMNI_EVENTS'),
  '/alumni/achievements': eventCards('COLLEGE_F_ALUMNI_ACHIEVEMENTS'),
  '/alumni/prominent': prominentAlumni,
  '/alumni/list': itemList((call) => call.getdepartments(), AlumniLinks, 'departments'),
  '/alumni-registration': formPage('alumni-registration'),
  '/alumni-message': formPage('alumni-message'),

  '/gallery/photo': photoGallery,
  '/gallery/video': videoGallery,
  '/gallery/document': documentGallery,
  '/importantfile': importantFiles,
  '/rti/home': rightToInformation,
  '/rti/officers': rtiOfficers,
  '/disclosure': disclosure,
  '/website-quality': websiteQuality,
  '/recruitment': staticPage('recruitment'),
  '/visitors-note': formPage('visitors-note'),
  '/committee-description': committeeDescription,
  '/help': staticPage('help'),
  '/web-information-manager': informationManager,
  '/policies': policies,
  '/privacy': staticPage('privacy'),
  '/accessibility': staticPage('accessibility'),
  '/withdrawal': withdrawal,
  '/search': search,
  '/sitemap': sitemap,
});

/** Pages without a line above: their titles come from their data. */
export const untitled = [
  route('/notifications/:link/:year?', unknownNotifications),
  route('/singleevent', singleEvent),
  route('/singleevent/calendar.ics', eventCalendar),
  route('/calendar.ics', collegeCalendar),
  route('/robots.txt', robots),
  route('/sitemap.xml', sitemapIndex),
  route('/sitemap/pages.xml', sitemapOfPages),
  route('/sitemap/department.xml', sitemapOfDepartment),
  route('/sitemap/notices.xml', sitemapOfNotices),
  route('/sitemap/texts.xml', sitemapOfTexts),
  route('/facility/:link', facility),
  route('/research/:dept_code/research.csv', researchCsv),
  route('/text/:file', fileText),
  route('/guides/:guide', guide),
  route('/policies/:kind', policy),
  route('/disclosure/:set', disclosure),
  route('/disclosure.json', disclosureJson),
  route('/people.csv', peopleCsv),
  route('/people.json', peopleJson),
  route('/programmes.csv', programmesCsv),
  route('/programmes.json', programmesJson),
  route('/search/suggestions', suggestions),
  route('/opensearch.xml', openSearch),
  route('/preview/:collection/:id', preview),
];

/** Short addresses, such as `/iqac`, and the pages to which they lead. */
export const shortAddresses: Readonly<Record<string, PagePath>> = {
  '/aboutus': '/aboutus/about',
  '/administrations': '/administrations/principal',
  '/administration': '/administrations/principal',
  '/admission': '/admissionprocedure',
  '/department': '/departments',
  '/students': '/students/notification',
  '/facility': '/facility/library',
  '/facilities': '/facility/library',
  '/notifications': '/notifications/academic',
  '/iqac': '/iqac/about',
  '/alumni': '/alumni/committee',
  '/gallery': '/gallery/photo',
  '/rti': '/rti/home',
  '/text': '/importantfile',
};
