/**
 * The default site map: a line for each page with its titles and its places in the menus, which keep the order of the
 * lines. `site/site-map.ts` says what the website shows at each path.
 */
import { inEachLocale, type Locale } from '../locales.ts';
import type { DefaultPage, Listed, MenuName, SectionName } from './places.ts';
import { served } from './served.ts';

/** Titles in menus, as headings and as document titles; English in a language without one. */
type Titles = Readonly<Record<'en' | 'as', string> & Partial<Record<Locale, string>>>;

interface Line extends Omit<DefaultPage, 'path'> {
  titles: Titles;
}
type Lines<Path extends string> = Readonly<Record<Path, Titles | Line>>;

/** Puts a page into a group of the header's menu. */
const inMenu = (menu: MenuName, titles: Titles): Line => ({ menu, titles });

/** Puts a path at which another page answers into a group of the header's menu. */
const part = (menu: MenuName, within: string, titles: Titles): Line => ({ menu, within, titles });

const listed = <Path extends string>(place: Listed, lines: Lines<Path>): Record<Path, Line> =>
  Object.fromEntries(
    Object.entries<Titles | Line>(lines).map(([path, line]) => [
      path,
      { ...('titles' in line ? line : { titles: line }), ...place },
    ]),
  ) as Record<Path, Line>;

/** Pages of a section, in a group of the menu at its side. */
const section = <Path extends string>(
  name: SectionName,
  heading: NonNullable<Listed['heading']>,
  lines: Lines<Path>,
) => listed({ section: name, heading }, lines);

/** Pages of no section. */
const pages = <Path extends string>(lines: Lines<Path>) => listed({}, lines);

const defaultLines = {
  ...pages({
    '/': { en: 'Home', as: 'মূল পৃষ্ঠা' },
  }),

  ...section('about', 'about', {
    '/aboutus/about': inMenu('about', { en: 'About us', as: 'আমাৰ বিষয়ে' }),
    '/aboutus/vision': inMenu('about', { en: 'Vision and mission', as: 'দৃষ্টি আৰু লক্ষ্য' }),
    '/aboutus/emblem': inMenu('about', { en: 'Emblem and anthem', as: 'প্ৰতীক আৰু সংগীত' }),
    '/emblem': { en: 'Meaning of the emblem', as: 'প্ৰতীকৰ অৰ্থ' },
    '/organo': { en: 'Organogram of the college', as: 'মহাবিদ্যালয়ৰ সাংগঠনিক চিত্ৰ' },
  }),
  ...section('about', 'administration', {
    '/administrations/principal': inMenu('about', { en: 'Principal', as: 'অধ্যক্ষ' }),
    '/administrations/gb': inMenu('about', { en: 'Governing body', as: 'পৰিচালনা সমিতি' }),
    '/administrations/officestaff': inMenu('about', { en: 'Office staff', as: 'কাৰ্যালয়ৰ কৰ্মচাৰী' }),
    '/administrations/formerprincipals': { en: 'Former principals', as: 'প্ৰাক্তন অধ্যক্ষসকল' },
    '/administrations/organogram': { en: 'Organogram', as: 'সাংগঠনিক চিত্ৰ' },
    '/people': inMenu('about', { en: 'People A–Z', as: 'ব্যক্তিসকল, নাম অনুসৰি' }),
    '/committees': inMenu('about', { en: 'Committees', as: 'সমিতিসমূহ' }),
  }),
  ...pages({
    '/nirf': inMenu('about', { en: 'NIRF', as: 'এন আই আৰ এফ' }),
  }),
  ...section('about', 'about', {
    '/contactus': inMenu('about', { en: 'Contact us', as: 'যোগাযোগ' }),
  }),

  ...pages({
    '/departments': { en: 'Departments', as: 'বিভাগসমূহ' },
    '/departments/arts': part('academics', '/departments', { en: 'Arts', as: 'কলা' }),
    '/departments/science': part('academics', '/departments', { en: 'Science', as: 'বিজ্ঞান' }),
    '/departments/commerce': part('academics', '/departments', { en: 'Commerce', as: 'বাণিজ্য' }),
    '/departments/others': part('academics', '/departments', { en: 'Others', as: 'অন্যান্য' }),
  }),
  ...section('admission', 'admission', {
    '/admissionprocedure': inMenu('admission', { en: 'Admission procedure', as: 'নামভৰ্তিৰ প্ৰক্ৰিয়া' }),
    '/programmes': inMenu('admission', { en: 'Programmes', as: 'পাঠ্যক্ৰমসমূহ' }),
    '/admission-helpdesk': inMenu('admission', { en: 'Admission helpdesk', as: 'নামভৰ্তি সহায়' }),
  }),
  ...section('admission', 'academics', {
    '/syllabus-course': inMenu('academics', { en: 'Syllabus', as: 'পাঠ্যসূচী' }),
    '/examination': inMenu('academics', { en: 'Examination', as: 'পৰীক্ষা' }),
    '/rulesandregulations': inMenu('academics', { en: 'Rules and regulations', as: 'নিয়ম-নীতি' }),
  }),
  ...section('distance', 'distance', {
    '/nptel': inMenu('academics', { en: 'NPTEL', as: 'এন পি টি ই এল' }),
    '/gucdoe': inMenu('academics', { en: 'GUCDOE', as: 'জি ইউ চি ডি অ’ ই' }),
    '/kkhsou': inMenu('academics', { en: 'KKHSOU', as: 'কে কে এইচ এছ অ’ ইউ' }),
    '/ignou': inMenu('academics', { en: 'IGNOU', as: 'ইগনু' }),
  }),

  ...section('students', 'students', {
    '/students/notification': inMenu('students', { en: 'Student notices', as: 'ছাত্ৰ জাননী' }),
    '/students/results': inMenu('students', { en: 'Results', as: 'ফলাফল' }),
    '/students/exam-schedule': inMenu('students', { en: 'Exam schedule', as: 'পৰীক্ষাৰ সময়সূচী' }),
    '/students/routines': inMenu('students', { en: 'Class routines', as: 'শ্ৰেণীৰ সময়সূচী' }),
    '/students/downloads': inMenu('students', { en: 'Student downloads', as: 'ছাত্ৰৰ ডাউনল’ড' }),
    '/students/downloads-general': { en: 'General downloads', as: 'সাধাৰণ ডাউনল’ড' },
    '/students/certificates': inMenu('students', { en: 'Certificates', as: 'প্ৰমাণপত্ৰ' }),
    '/guides': { en: 'Step-by-step guides', as: 'খোজে খোজে নিৰ্দেশিকা' },
    '/students/clubs': inMenu('students', { en: 'Clubs', as: 'সংঘসমূহ' }),
    '/students/students_union': inMenu('students', { en: "Students' union", as: 'ছাত্ৰ একতা সভা' }),
  }),
  ...section('wings', 'wings', {
    '/student-wings': inMenu('students', { en: 'Student wings', as: 'ছাত্ৰ শাখা' }),
  }),
  ...section('wings', 'ncc', {
    '/ncc/home': { en: 'NCC', as: 'এন চি চি' },
    '/ncc/ncc_army': { en: 'NCC Army wing', as: 'এন চি চি স্থল শাখা' },
    '/ncc/ncc_navy': { en: 'NCC Naval wing', as: 'এন চি চি নৌ শাখা' },
    '/ncc/ncc_air': { en: 'NCC Air wing', as: 'এন চি চি বায়ু শাখা' },
    '/ncc/ncc_girl': { en: "NCC Girls' wing", as: 'এন চি চি ছাত্ৰী শাখা' },
    '/ncc': { en: 'About the NCC', as: 'এন চি চিৰ পৰিচয়' },
  }),
  ...section('wings', 'nss', {
    '/nss/home': { en: 'NSS', as: 'এন এছ এছ' },
    '/nss/unit': { en: 'NSS unit', as: 'এন এছ এছ গোট' },
    '/nss': { en: 'About the NSS', as: 'এন এছ এছৰ পৰিচয়' },
  }),
  ...section('students', 'students', {
    '/student-message': inMenu('students', {
      en: 'Leave a message (student)',
      as: 'বাৰ্তা দিয়ক (ছাত্ৰ-ছাত্ৰী)',
    }),
  }),

  ...section('facilities', 'facilities', {
    '/facility/library': inMenu('facilities', { en: 'Library', as: 'গ্ৰন্থাগাৰ' }),
    '/facility/ict_enabled_digital_classrooms': {
      en: 'ICT-enabled digital classrooms',
      as: 'আই চি টি যুক্ত ডিজিটেল শ্ৰেণীকোঠা',
    },
    '/facility/central_instrumentation_facility': {
      en: 'Central instrumentation facility',
      as: 'কেন্দ্ৰীয় যন্ত্ৰপাতি সুবিধা',
    },
    '/facility/research_laboratory': { en: 'Research laboratory', as: 'গৱেষণাগাৰ' },
    '/facility/girlshostel': inMenu('facilities', { en: "Girls' hostel", as: 'ছাত্ৰী নিবাস' }),
    '/facility/canteen_facility': { en: 'Canteen', as: 'কেণ্টিন' },
    '/facility/sports_facility': inMenu('facilities', { en: 'Sports', as: 'ক্ৰীড়া' }),
    '/facility/healthcare_facility': inMenu('facilities', { en: 'Health care', as: 'স্বাস্থ্যসেৱা' }),
    '/facility/heritage_corner': { en: 'Heritage corner', as: 'ঐতিহ্য কোণ' },
    '/facility/parking_facility': { en: 'Parking', as: 'গাড়ী ৰখা ঠাই' },
    '/facility/other_facility': { en: 'Other facilities', as: 'অন্যান্য সুবিধা' },
  }),
  ...section('facilities', 'support', {
    '/facility/scholarship_and_stipen': inMenu('facilities', {
      en: 'Scholarships and stipends',
      as: 'জলপানি আৰু বৃত্তি',
    }),
    '/facility/disability_support': { en: 'Disability support', as: 'বিশেষভাৱে সক্ষমসকলৰ সহায়' },
    '/facility/student_welfare': { en: 'Student welfare', as: 'ছাত্ৰ কল্যাণ' },
    '/facility/student_grievance_cell': {
      en: 'Student grievance cell',
      as: 'ছাত্ৰ অভিযোগ নিষ্পত্তি কোষ',
    },
    '/facility/career_placement_cell': {
      en: 'Career and placement cell',
      as: 'কেৰিয়াৰ আৰু নিযুক্তি কোষ',
    },
    '/facility/antiragging': inMenu('facilities', { en: 'Anti-ragging', as: 'ৰেগিং প্ৰতিৰোধ' }),
    '/facility/students_union_office': { en: "Students' union office", as: 'ছাত্ৰ একতা সভাৰ কাৰ্যালয়' },
  }),
  ...section('facilities', 'wings', {
    '/facility/scoute_guides': { en: 'Scouts and Guides', as: 'স্কাউট আৰু গাইড' },
    '/facility/red_cross': { en: 'Indian Red Cross', as: 'ভাৰতীয় ৰেড ক্ৰছ' },
  }),

  ...pages({
    '/notifications/academic': inMenu('notifications', {
      en: 'Academic notices',
      as: 'শৈক্ষিক জাননী',
    }),
    '/notifications/administrative': inMenu('notifications', {
      en: 'Administrative notices',
      as: 'প্ৰশাসনিক জাননী',
    }),
    '/notifications/achievements': inMenu('notifications', { en: 'Achievements', as: 'কৃতিত্ব' }),
    '/notifications/sachievements': inMenu('notifications', {
      en: 'Student achievements',
      as: 'ছাত্ৰ-ছাত্ৰীৰ কৃতিত্ব',
    }),
    '/notifications/eachievements': inMenu('notifications', {
      en: 'Faculty achievements',
      as: 'শিক্ষকৰ কৃতিত্ব',
    }),
    '/notifications/downloads': inMenu('notifications', { en: 'Downloads', as: 'ডাউনল’ড' }),
    '/notifications/tender': inMenu('notifications', { en: 'Tenders', as: 'দৰপত্ৰ' }),
    '/events': inMenu('notifications', { en: 'Events', as: 'অনুষ্ঠান' }),
  }),

  ...section('iqac', 'iqac', {
    '/iqac/about': { en: 'About IQAC', as: 'আই কিউ এ চিৰ পৰিচয়' },
    '/iqac/strategies': { en: 'Strategies', as: 'কৌশল' },
    '/iqac/core-committes': { en: 'Core committees', as: 'মূল সমিতিসমূহ' },
    '/iqac/teams': { en: 'Teams', as: 'দলসমূহ' },
    '/iqac/units-and-wings': { en: 'Units and wings', as: 'গোট আৰু শাখা' },
    '/iqac/organogram': { en: 'Organogram of the IQAC', as: 'আই কিউ এ চিৰ সাংগঠনিক চিত্ৰ' },
    '/iqac/handbook': { en: 'Handbook', as: 'হাতপুথি' },
    '/iqac/academic-calendar': { en: 'Academic calendar', as: 'শৈক্ষিক পঞ্জিকা' },
  }),
  ...section('iqac', 'reports', {
    '/iqac/aqar': { en: 'AQAR', as: 'এ কিউ এ আৰ' },
    '/iqac/annual-report': { en: 'Annual reports', as: 'বাৰ্ষিক প্ৰতিবেদন' },
    '/iqac/actionplan': { en: 'Action plans', as: 'কৰ্ম পৰিকল্পনা' },
    '/iqac/atr': { en: 'Action taken reports', as: 'গৃহীত ব্যৱস্থাৰ প্ৰতিবেদন' },
    '/iqac/matrix': { en: 'Metrics and evidence', as: 'সূচক আৰু প্ৰমাণ' },
    '/iqac/ssr': { en: 'Self study report', as: 'আত্ম-অধ্যয়ন প্ৰতিবেদন' },
    '/iqac/ssrmatrix': { en: 'SSR metrics and evidence', as: 'আত্ম-অধ্যয়নৰ সূচক আৰু প্ৰমাণ' },
    '/iqac/iiqa': { en: 'IIQA', as: 'আই আই কিউ এ' },
    '/iqac/sdf': { en: 'SDF', as: 'এছ ডি এফ' },
    '/iqac/dvv': { en: 'DVV clarifications', as: 'ডি ভি ভি স্পষ্টীকৰণ' },
    '/iqac/dvv-archives': { en: 'DVV archives', as: 'ডি ভি ভি সংৰক্ষণ' },
    '/iqac/cgc': { en: 'CGC', as: 'চি জি চি' },
    '/iqac/dac': { en: 'DAC', as: 'ডি এ চি' },
    '/iqac/auditreport': { en: 'Audit reports', as: 'লেখা পৰীক্ষাৰ প্ৰতিবেদন' },
    '/iqac/aishe-data': { en: 'AISHE data', as: 'এ আই এছ এইচ ই তথ্য' },
    '/iqac/nirf': { en: 'NIRF reports', as: 'এন আই আৰ এফ প্ৰতিবেদন' },
    '/iqac/mou-collaborations': { en: 'MoUs and collaborations', as: 'বুজাবুজি চুক্তি আৰু সহযোগিতা' },
    '/iqac/best-practice': { en: 'Best practices', as: 'উত্তম কাৰ্যপন্থা' },
    '/iqac/institutional-distingtiveness': {
      en: 'Institutional distinctiveness',
      as: 'প্ৰাতিষ্ঠানিক বৈশিষ্ট্য',
    },
    '/iqac/co_po': { en: 'COs & POs of the departments', as: 'বিভাগসমূহৰ COs & POs' },
  }),
  ...section('iqac', 'meetings', {
    '/iqac/event-news': { en: 'Events and news of the IQAC', as: 'আই কিউ এ চিৰ অনুষ্ঠান আৰু বাতৰি' },
    '/iqac/minutes': { en: 'Minutes of meetings', as: 'সভাৰ কাৰ্যবিৱৰণী' },
  }),
  ...section('iqac', 'feedbacks', {
    '/iqac/feedback': { en: 'Feedback forms', as: 'মতামতৰ প্ৰপত্ৰ' },
    '/iqac/feedback-analysis': { en: 'Feedback analysis', as: 'মতামতৰ বিশ্লেষণ' },
    '/iqac/sss': { en: 'Student satisfaction survey', as: 'ছাত্ৰ সন্তুষ্টি সমীক্ষা' },
  }),

  ...section('research', 'research', {
    '/research': inMenu('research', { en: 'Research', as: 'গৱেষণা' }),
    '/research-projects': { en: 'Research projects', as: 'গৱেষণা প্ৰকল্পসমূহ' },
    '/research-journal': { en: 'Research journals', as: 'গৱেষণা পত্ৰিকাসমূহ' },
    '/research-notifications': { en: 'Research notifications', as: 'গৱেষণাৰ জাননী' },
    '/publications': inMenu('research', { en: 'Publications', as: 'প্ৰকাশন' }),
    '/wallmagazines': inMenu('research', { en: 'Wall magazines', as: 'প্ৰাচীৰ পত্ৰিকা' }),
    '/newsletter': inMenu('research', { en: 'Newsletter', as: 'বাতৰি পত্ৰ' }),
  }),

  ...section('alumni', 'alumni', {
    '/alumni/committee': inMenu('alumni', { en: 'Alumni committee', as: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী সমিতি' }),
    '/alumni/support': { en: 'Alumni support', as: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ সহায়' },
    '/alumni/events': { en: 'Alumni events', as: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ অনুষ্ঠান' },
    '/alumni/achievements': { en: 'Alumni achievements', as: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ কৃতিত্ব' },
  }),
  ...section('alumni', 'notable', {
    '/alumni/prominent': inMenu('alumni', { en: 'Prominent alumni', as: 'বিশিষ্ট প্ৰাক্তন ছাত্ৰ-ছাত্ৰী' }),
    '/alumni/list': { en: 'Alumni of the departments', as: 'বিভাগসমূহৰ প্ৰাক্তন ছাত্ৰ-ছাত্ৰী' },
  }),
  ...section('alumni', 'voices', {
    '/alumni-registration': inMenu('alumni', {
      en: 'Alumni registration',
      as: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী পঞ্জীয়ন',
    }),
    '/alumni-message': inMenu('alumni', {
      en: 'Leave a message (alumni)',
      as: 'বাৰ্তা দিয়ক (প্ৰাক্তন ছাত্ৰ-ছাত্ৰী)',
    }),
  }),

  ...section('galleries', 'galleries', {
    '/gallery/photo': inMenu('more', { en: 'Photo gallery', as: 'ফটো বীথিকা' }),
    '/gallery/video': { en: 'Video gallery', as: 'ভিডিঅ’ বীথিকা' },
    '/gallery/document': { en: 'Document gallery', as: 'নথি বীথিকা' },
  }),
  ...pages({
    '/importantfile': inMenu('more', { en: 'Important files', as: 'গুৰুত্বপূৰ্ণ নথি' }),
  }),
  ...section('rti', 'rti', {
    '/rti/home': inMenu('more', { en: 'Right to information', as: 'তথ্য জনাৰ অধিকাৰ' }),
    '/rti/officers': { en: 'Information officers', as: 'তথ্য বিষয়াসকল' },
    '/disclosure': { en: 'Public Self Disclosure', as: 'ৰাজহুৱা স্ব-প্ৰকাশ' },
    '/website-quality': { en: 'Quality of this website', as: 'এই ৱেবছাইটৰ গুণগত মান' },
  }),
  ...pages({
    '/recruitment': inMenu('more', { en: 'Recruitment', as: 'কৰ্মচাৰী নিয়োগ' }),
    '/visitors-note': inMenu('more', { en: "Visitor's note", as: 'দৰ্শনাৰ্থীৰ টোকা' }),
    '/committee-description': { en: 'Committee details', as: 'সমিতিৰ বিৱৰণ' },
    '/help': { en: 'Help', as: 'সহায়' },
    '/web-information-manager': { en: 'Web Information Manager', as: 'ৱেব তথ্য ব্যৱস্থাপক' },
    '/policies': { en: 'Policies', as: 'নীতিসমূহ' },
    '/privacy': { en: 'Privacy', as: 'গোপনীয়তা' },
    '/accessibility': { en: 'Accessibility', as: 'সুগম্যতা' },
    '/withdrawal': { en: 'Withdraw consent', as: 'সন্মতি উঠাই লওক' },
    '/search': { en: 'Search', as: 'সন্ধান' },
    '/sitemap': { en: 'All pages', as: 'সকলো পৃষ্ঠা' },
  }),
};

export type PagePath = keyof typeof defaultLines;
export const defaultPages: Readonly<Record<PagePath, Line>> = defaultLines;

export const titlesIn = (locale: Locale): Record<PagePath, string> =>
  Object.fromEntries(
    Object.entries(defaultPages).map(([path, { titles }]) => [path, titles[locale] ?? titles.en]),
  ) as Record<PagePath, string>;

/** A page of the default site map, as the backend lists it. */
export interface DefaultSitePage extends DefaultPage {
  titles: Readonly<Record<Locale, string>>;
  /** Codes of the content on the page (`ContentCode`). */
  shows: readonly string[];
}

const contents: Readonly<Record<string, readonly string[]>> = served.contents;

export const defaultSiteMap: readonly DefaultSitePage[] = Object.entries(defaultPages).map(
  ([path, { titles, ...places }]) => ({
    path,
    ...places,
    titles: inEachLocale((locale) => titles[locale] ?? titles.en),
    shows: contents[path] ?? [],
  }),
);
