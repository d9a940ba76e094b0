import type { Strings } from '../en.ts';

export const institutionPages = {
  '/committee-description': 'সমিতিৰ বিৱৰণ',
  '/rti/officers': 'তথ্য বিষয়াসকল',
  '/iqac/strategies': 'কৌশল',
  '/iqac/core-committes': 'মূল সমিতিসমূহ',
  '/iqac/teams': 'দলসমূহ',
  '/iqac/units-and-wings': 'গোট আৰু শাখা',
  '/iqac/organogram': 'আই কিউ এ চিৰ সাংগঠনিক চিত্ৰ',
  '/iqac/handbook': 'হাতপুথি',
  '/iqac/academic-calendar': 'শৈক্ষিক পঞ্জিকা',
  '/iqac/aqar': 'এ কিউ এ আৰ',
  '/iqac/annual-report': 'বাৰ্ষিক প্ৰতিবেদন',
  '/iqac/actionplan': 'কৰ্ম পৰিকল্পনা',
  '/iqac/atr': 'গৃহীত ব্যৱস্থাৰ প্ৰতিবেদন',
  '/iqac/matrix': 'মানদণ্ড আৰু প্ৰমাণ',
  '/iqac/ssr': 'আত্ম-অধ্যয়ন প্ৰতিবেদন',
  '/iqac/ssrmatrix': 'আত্ম-অধ্যয়নৰ মানদণ্ড আৰু প্ৰমাণ',
  '/iqac/iiqa': 'আই আই কিউ এ',
  '/iqac/sdf': 'এছ ডি এফ',
  '/iqac/dvv': 'ডি ভি ভি স্পষ্টীকৰণ',
  '/iqac/dvv-archives': 'ডি ভি ভি সংৰক্ষণ',
  '/iqac/cgc': 'চি জি চি',
  '/iqac/dac': 'ডি এ চি',
  '/iqac/auditreport': 'লেখা পৰীক্ষাৰ প্ৰতিবেদন',
  '/iqac/aishe-data': 'এ আই এছ এইচ ই তথ্য',
  '/iqac/nirf': 'এন আই আৰ এফ প্ৰতিবেদন',
  '/iqac/mou-collaborations': 'বুজাবুজি চুক্তি আৰু সহযোগিতা',
  '/iqac/best-practice': 'উত্তম কাৰ্যপন্থা',
  '/iqac/institutional-distingtiveness': 'প্ৰাতিষ্ঠানিক বৈশিষ্ট্য',
  '/iqac/co_po': 'বিভাগসমূহৰ COs & POs',
  '/iqac/event-news': 'আই কিউ এ চিৰ অনুষ্ঠান আৰু বাতৰি',
  '/iqac/minutes': 'সভাৰ কাৰ্যবিৱৰণী',
  '/iqac/feedback': 'মতামতৰ প্ৰপত্ৰ',
  '/iqac/feedback-analysis': 'মতামতৰ বিশ্লেষণ',
  '/iqac/sss': 'ছাত্ৰ সন্তুষ্টি সমীক্ষা',
  '/research-projects': 'গৱেষণা প্ৰকল্পসমূহ',
  '/research-journal': 'গৱেষণা পত্ৰিকাসমূহ',
  '/research-notifications': 'গৱেষণাৰ জাননী',
  '/alumni/support': 'প্ৰাক্তন ছাত্ৰৰ সহায়',
  '/alumni/events': 'প্ৰাক্তন ছাত্ৰৰ অনুষ্ঠান',
  '/alumni/achievements': 'প্ৰাক্তন ছাত্ৰৰ কৃতিত্ব',
  '/alumni/list': 'বিভাগসমূহৰ প্ৰাক্তন ছাত্ৰ',
  '/gallery/document': 'নথি বীথিকা',
  '/gallery/video': 'ভিডিঅ’ বীথিকা',
} as const;

export const institutionGroups = {
  reports: 'প্ৰতিবেদন',
  meetings: 'অনুষ্ঠান আৰু সভা',
  feedbacks: 'মতামত',
  notable: 'উল্লেখযোগ্য প্ৰাক্তন ছাত্ৰ',
  voices: 'আমালৈ লিখক',
  galleries: 'বীথিকাসমূহ',
  rti: 'তথ্য জনাৰ অধিকাৰ',
} as const;

export const evidence = {
  group: 'প্ৰতিবেদন',
  show: 'দেখুৱাওক',
  types: 'মানদণ্ডৰ প্ৰকাৰ',
  metrics: (type) => `${type} মানদণ্ড`,
  steps: 'পদক্ষেপ',
  criterion: 'মানদণ্ড',
  srNo: 'ক্ৰমিক নং',
  question: 'মানদণ্ডৰ প্ৰশ্ন',
  title: 'শিৰোনাম',
  files: 'নথি',
  filter: 'স্তম্ভসমূহত বিচাৰক',
  apply: 'বিচাৰক',
  clear: 'সকলো দেখুৱাওক',
  view: 'চাওক',
  shown: (shown, all) => `${all}ৰ ভিতৰত ${shown}টা দেখুওৱা হৈছে`,
  none: 'কোনো তথ্য পোৱা নগ’ল',
} as const satisfies Strings['evidence'];

export const quality = {
  details: 'বিৱৰণ আৰু কাৰ্যকলাপ চাওক',
  coordinator: 'সমন্বয়ক',
  clickHere: 'ইয়াত টিপক',
  number: '#',
  title: 'শিৰোনাম',
  file: 'নথি',
  tabs: {
    IQAC_FEEDBACK_ANALYSIS_STUDENTS: 'ছাত্ৰ-ছাত্ৰী',
    IQAC_FEEDBACK_ANALYSIS_ALUMNI: 'প্ৰাক্তন ছাত্ৰ',
    IQAC_FEEDBACK_ANALYSIS_PARENTS: 'অভিভাৱক',
    IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF: 'শিক্ষক',
    IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF: 'কৰ্মচাৰী',
    IQAC_AISHE_DATA: 'তথ্য',
    IQAC_AISHE_DATA_C: 'প্ৰমাণপত্ৰ',
  },
} as const satisfies Strings['quality'];

export const committees = {
  title: 'সমিতিসমূহ',
  members: 'সদস্যসকল',
  membersOf: (committee) => `সদস্যসকল: ${committee}`,
  objectives: 'উদ্দেশ্য',
  tasks: 'কাম আৰু কাৰ্যকলাপ',
  minutes: 'কাৰ্যবিৱৰণী',
  minutesOf: (committee) => `কাৰ্যবিৱৰণী, ${committee}`,
  number: '#',
  name: 'নাম',
  designation: 'পদবী',
  none: 'কোনো তথ্য পোৱা নগ’ল',
} as const satisfies Strings['committees'];

export const administration = {
  message: 'অধ্যক্ষৰ বাৰ্তা',
  aboutPrincipal: 'অধ্যক্ষৰ বিষয়ে',
  contact: 'যোগাযোগ',
  visit: 'পৰিচয় পৃষ্ঠা চাওক',
  slNo: 'ক্ৰমিক নং',
  bearers: 'চতুৰ্থ বৰ্গৰ কৰ্মচাৰী',
  photo: 'ফটো',
  from: 'পৰা',
  to: 'লৈ',
  reach: 'ই-মেইল আৰু ফোন',
  rtiRoles: {
    FIRST_APPELLATE_AUTHORITY: 'প্ৰথম আপীল প্ৰাধিকাৰী',
    FIRST_INFORMATION_OFFICER: 'প্ৰথম তথ্য বিষয়া',
    MEMBER: 'সদস্য',
    SECOND_INFORMATION_OFFICER: 'দ্বিতীয় তথ্য বিষয়া',
  },
} as const satisfies Strings['administration'];

export const research = {
  departments: 'বিভাগসমূহ',
  all: 'সকলো বিভাগ',
  allOf: (department) => `${department} বিভাগৰ সকলো`,
  reports: 'প্ৰতিবেদনসমূহ',
  inDepartment: (page, department) => `${page}: ${department}`,
  text: (department) => `${department} বিভাগত গৱেষণা`,
  publications: 'মহাবিদ্যালয়ৰ প্ৰকাশন',
  none: 'কোনো তথ্য পোৱা নগ’ল',
} as const satisfies Strings['research'];

export const alumni = {
  menu: 'প্ৰাক্তন ছাত্ৰ',
  viewDetails: 'বিৱৰণ চাওক',
  none: 'কোনো তথ্য পোৱা নগ’ল',
} as const satisfies Strings['alumni'];

export const gallery = {
  photos: (album) => `ফটো: ${album}`,
  enlarged: 'ডাঙৰকৈ দেখুওৱা ছবি',
  watch: 'চলচ্চিত্ৰ চাওক',
} as const satisfies Strings['gallery'];
