import { policyTitlesIn } from '@college/contract/policies';
import type { Strings } from '../en.ts';

export const general: Strings['general'] = {
  pagesOf: (section) => `এই অংশৰ পৃষ্ঠাসমূহ: ${section}`,
  description: (page, college) => `${college}: ${page}।`,
  tabs: {
    news: 'বাতৰি আৰু জাননী',
    documents: 'নথি',
    chapterNews: 'বাতৰি',
    chapterEvents: 'অনুষ্ঠান',
    activities: 'কাৰ্যকলাপ',
    achievements: 'কৃতিত্ব',
    members: 'সদস্য',
  },
  partnerSince: 'অংশীদাৰ হোৱাৰ দিন',
  email: 'ই-মেইল',
  phone: 'ফোন',
  address: 'ডাক ঠিকনা',
  map: 'আমি ক’ত আছোঁ',
  none: 'কোনো তথ্য পোৱা নগ’ল',
  table: 'তালিকা',
  contents: 'এই পৃষ্ঠাত',
  parts: 'এই পৃষ্ঠাৰ খণ্ডবোৰ',
  partOf: (part, parts) => `${parts} খণ্ডৰ খণ্ড ${part}`,
  choose: 'পৃষ্ঠা বাছক',
  name: 'নাম',
  designation: 'পদবী',
  updated: 'শেষ সংশোধন',
  reviewedOn: 'পুনৰীক্ষণৰ তাৰিখ',
  siteUpdated: 'ৱেবছাইটৰ শেষ সংশোধন',
  untranslated: 'এই পৃষ্ঠাৰ সকলোখিনি এতিয়াও অসমীয়ালৈ অনুবাদ হোৱা নাই।',
  visit: 'চাওক',
};

export const directory: Strings['directory'] = {
  all: 'সকলো',
  narrow: 'ফিল্টাৰ',
  show: 'দেখুৱাওক',
};

export const people: Strings['people'] = {
  description: (title, college) => `${college}ৰ ${title}: শিক্ষক আৰু বিষয়া, নাম অনুসৰি।`,
  letters: 'নামৰ প্ৰথম আখৰ',
  department: 'বিভাগ',
  kind: 'প্ৰকাৰ',
  kinds: {
    PRINCIPAL: 'অধ্যক্ষ',
    FACULTY: 'শিক্ষক',
    OFFICE_STAFF: 'কাৰ্যালয়ৰ কৰ্মচাৰী',
    BEARER: 'চতুৰ্থ বৰ্গৰ কৰ্মচাৰী',
  },
  count: (count) => `এই তালিকা ডাউনল’ড কৰক (${count} গৰাকী ব্যক্তি):`,
};

export const programmes: Strings['programmes'] = {
  description: (title, college) =>
    `${college}ৰ ${title}: আসন, মাচুল আৰু যোগ্যতা, স্তৰ, শাখা আৰু বিভাগ অনুসৰি।`,
  count: (count) => `এই তালিকা ডাউনল’ড কৰক (${count} টা পাঠ্যক্ৰম):`,
  lastDates: 'নামভৰ্তিৰ শেষ তাৰিখ',
  atLevel: (level, count) => `${level}: ${count} টা পাঠ্যক্ৰম`,
  over: 'পাৰ হ’ল',
};

export const guides: Strings['guides'] = {
  steps: 'খোজসমূহ',
  documents: 'প্ৰয়োজনীয় নথিপত্ৰ',
  fee: 'মাচুল',
  ready: 'কিমান দিনত সাজু হ’ব',
  workingDays: (days) => (days === 1 ? 'এটা কৰ্মদিন' : `${days} কৰ্মদিন`),
  office: 'কাৰ্যালয়',
  contact: 'যোগাযোগ',
  apply: 'অনলাইনত আবেদন কৰক',
};

export const policies: Strings['policies'] = {
  lead: 'মহাবিদ্যালয়ে গ্ৰহণ কৰা মতে এই ৱেবছাইট কেনেকৈ চলোৱা হয়।',
  titles: policyTitlesIn('as'),
  adopted: 'গ্ৰহণৰ তাৰিখ',
  version: (number) => `সংস্কৰণ ${number}`,
  former: 'আগৰ সংস্কৰণ',
};

export const gallery: Strings['gallery'] = {
  photos: (album) => `ফটো: ${album}`,
  enlarged: 'ডাঙৰকৈ দেখুওৱা ছবি',
  watch: 'ভিডিঅ’ চাওক',
};

export const carousel: Strings['carousel'] = {
  previous: 'আগৰখন',
  next: 'পিছৰখন',
  pause: 'ৰখাওক',
  play: 'চলাওক',
  label: 'ছবিৰ শাৰী',
};

export const embed: Strings['embed'] = {
  transcript: 'চলচ্চিত্ৰখন পাঠ হিচাপে পঢ়ক',
  described: 'শব্দ-বৰ্ণনাৰ সৈতে সংস্কৰণ',
  opens: (host) => `বুটামটো টিপিলে ${host} এটা নতুন টেবত খোল খাব।`,
  note: (host) => `বুটামটো টিপিলে এইটো ${host}ৰ পৰা আহিব। তেতিয়া সেই ৱেবছাইটে আপোনাৰ আগমনৰ কথা জানিব।`,
};

export const search: Strings['search'] = {
  description: 'পৃষ্ঠা, জাননী, নথি, ব্যক্তি আৰু বিভাগৰ মাজত বিচাৰক।',
  results: (count, words) => `“${words}”ৰ বাবে ${count} টা ফল`,
  none: 'কোনো তথ্য পোৱা নগ’ল',
  hint: 'এটা নাম, এটা বিষয়, জাননী বা নথিৰ শব্দ, বা সূচকৰ সংখ্যা, যেনে 3.4.4।',
  metrics: 'সূচক আৰু তাৰ প্ৰমাণ',
  pages: 'পৃষ্ঠাসমূহ',
  departments: 'বিভাগসমূহ',
  notices: 'শেহতীয়া জাননী',
  tabs: {
    all: 'সকলো',
    notice: 'জাননী',
    document: 'নথি',
    person: 'ব্যক্তি',
    department: 'বিভাগ',
    page: 'পৃষ্ঠা',
    metric: 'IQAC',
  },
  found: 'সন্ধানৰ ফল',
  kinds: {
    notice: 'জাননী',
    event: 'অনুষ্ঠান',
    album: 'এলবাম',
    document: 'নথি',
    'department-file': 'নথি',
    'important-file': 'গুৰুত্বপূৰ্ণ ফাইল',
    employee: 'মহাবিদ্যালয়',
    member: 'সদস্য',
    'former-principal': 'প্ৰাক্তন অধ্যক্ষ',
    alumnus: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
    'rti-officer': 'তথ্য জনাৰ অধিকাৰ',
    department: 'বিভাগ',
    page: 'পৃষ্ঠা',
    'own-page': 'পৃষ্ঠা',
    guide: 'নিৰ্দেশিকা',
    committee: 'সমিতি',
    metric: 'সূচক',
  },
  inside: 'য’ত আছে:',
  andMore: (count) => `আৰু আন ${count} ঠাইত`,
  pageOf: (page, pages) => `${pages} টাৰ ${page} নং পৃষ্ঠা`,
  previous: 'আগৰ পৃষ্ঠা',
  next: 'পিছৰ পৃষ্ঠা',
  filter: 'ফিল্টাৰ',
  year: 'বছৰ',
  allYears: 'সকলো বছৰ',
  department: 'বিভাগ',
  allDepartments: 'সকলো বিভাগ',
  show: 'দেখুৱাওক',
  withoutFilters: 'ফিল্টাৰ আঁতৰাওক',
  instead: (asked, corrected) => `“${asked}”ৰ বাবে কোনো ফল পোৱা নগ’ল। “${corrected}”ৰ ফল দেখুওৱা হৈছে।`,
  didYouMean: 'আপুনি এইটো বিচাৰিছিল নেকি',
  likely: 'এই পৃষ্ঠাবোৰে সহায় কৰিব পাৰে',
  key: 'সন্ধান কৰিবলৈ যিকোনো পৃষ্ঠাত / টিপক',
  suggestions: 'পৰামৰ্শ',
  suggested: (count) => (count === 0 ? 'কোনো পৰামৰ্শ নাই' : `${count} টা পৰামৰ্শ`),
};

export const sitemap: Strings['sitemap'] = {
  description: (college) => `${college}ৰ সকলো পৃষ্ঠা একেলগে, বিভাগ অনুসৰি।`,
};
