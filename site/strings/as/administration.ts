import type { Strings } from '../en.ts';

export const administration: Strings['administration'] = {
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
  informationManager: {
    lead: 'এই ৱেবছাইটত যি আছে তাৰ বাবে এইগৰাকী ব্যক্তি দায়বদ্ধ। কিবা ভুল বা অভাৱ থাকিলে লিখক বা ফোন কৰক।',
    since: 'কেতিয়াৰ পৰা',
  },
};

export const committees: Strings['committees'] = {
  members: 'সদস্যসকল',
  membersOf: (committee) => `সদস্যসকল: ${committee}`,
  objectives: 'উদ্দেশ্য',
  tasks: 'কাম আৰু কাৰ্যকলাপ',
  minutes: 'কাৰ্যবিৱৰণী',
  minutesOf: (committee) => `কাৰ্যবিৱৰণী, ${committee}`,
  number: '#',
  name: 'নাম',
  designation: 'পদবী',
  all: 'সকলো সমিতি',
  none: 'কোনো তথ্য পোৱা নগ’ল',
};

export const disclosure: Strings['disclosure'] = {
  description: (title, college) =>
    `${college}ৰ ${title}: নিয়মে মহাবিদ্যালয়ক কি প্ৰকাশ কৰিবলৈ কয়, আৰু সেয়া এই ৱেবছাইটত ক’ত আছে।`,
  duty: 'কি বিচৰা হৈছে',
  place: 'ক’ত আছে',
  date: 'তাৰিখ',
  state: 'অৱস্থা',
  states: {
    published: 'প্ৰকাশিত',
    stale: 'নিৰ্ধাৰিত সময়তকৈ পুৰণি',
    missing: 'নাই',
    not_applicable: 'প্ৰযোজ্য নহয়',
  },
  open: 'খোলক',
  others: 'আন নিয়ম',
};

export const websiteQuality: Strings['websiteQuality'] = {
  description: (college) => `${college}ৰ ৱেবছাইটে চৰকাৰী ৱেবছাইটৰ নিৰ্দেশিকা (GIGW 3.0) কিমান মানে।`,
  lead: (met, applicable) => `প্ৰযোজ্য ${applicable} টা শাৰীৰ ভিতৰত ${met} টা পূৰণ হৈছে।`,
  about: 'মহাবিদ্যালয়ে প্ৰতি ৰাতি নিজে এনেকৈ পৰীক্ষা কৰে। এয়া কোনো পৰীক্ষকৰ প্ৰমাণপত্ৰ নহয়। পূৰণ হোৱা শাৰীবোৰ:',
  number: 'নম্বৰ',
  met: 'পূৰণ হ’ল',
};

export const evidence: Strings['evidence'] = {
  about: (title, college) => `${college}ৰ ${title}: প্ৰতিটো সূচক, তাৰ প্ৰশ্ন আৰু উত্তৰ দিয়া ফাইলসমূহ।`,
  group: 'প্ৰতিবেদন',
  show: 'দেখুৱাওক',
  types: 'সূচকৰ প্ৰকাৰ',
  metrics: (type) => `${type} সূচক`,
  steps: 'পদক্ষেপ',
  criterion: 'মানদণ্ড',
  srNo: 'ক্ৰমিক নং',
  question: 'সূচকৰ প্ৰশ্ন',
  title: 'শিৰোনাম',
  files: 'ফাইল',
  allFiles: 'সকলো ফাইল',
  filter: 'স্তম্ভসমূহত বিচাৰক',
  apply: 'বিচাৰক',
  clear: 'সকলো দেখুৱাওক',
  view: 'চাওক',
  shown: (shown, all) => `${all}ৰ ভিতৰত ${shown}টা দেখুওৱা হৈছে`,
  none: 'কোনো তথ্য পোৱা নগ’ল',
};

export const quality: Strings['quality'] = {
  details: 'বিৱৰণ আৰু কাৰ্যকলাপ চাওক',
  coordinator: 'সমন্বয়ক',
  clickHere: 'ইয়াত টিপক',
  number: '#',
  title: 'শিৰোনাম',
  file: 'ফাইল',
  tabs: {
    IQAC_FEEDBACK_ANALYSIS_STUDENTS: 'ছাত্ৰ-ছাত্ৰী',
    IQAC_FEEDBACK_ANALYSIS_ALUMNI: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
    IQAC_FEEDBACK_ANALYSIS_PARENTS: 'অভিভাৱক',
    IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF: 'শিক্ষক',
    IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF: 'কৰ্মচাৰী',
    IQAC_AISHE_DATA: 'তথ্য',
    IQAC_AISHE_DATA_C: 'প্ৰমাণপত্ৰ',
  },
};
