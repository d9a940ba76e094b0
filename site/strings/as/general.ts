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
  opens: (host) => `বুটামটো টিপিলে ${host} এটা নতুন টেবত খোল খাব।`,
  note: (host) => `বুটামটো টিপিলে এইটো ${host}ৰ পৰা আহিব। তেতিয়া সেই ৱেবছাইটে আপোনাৰ আগমনৰ কথা জানিব।`,
};
