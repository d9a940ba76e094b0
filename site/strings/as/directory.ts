import type { Strings } from '../en.ts';

export const directory: Strings['directory'] = {
  all: 'সকলো',
  narrow: 'সীমিত কৰক',
  show: 'দেখুৱাওক',
  none: 'কোনো তথ্য পোৱা নগ’ল',
};

export const people: Strings['people'] = {
  description: (title, college) => `${college}ৰ ${title}: শিক্ষক আৰু বিষয়া, নাম অনুসৰি।`,
  letters: 'নামৰ প্ৰথম আখৰ',
  department: 'বিভাগ',
  kind: 'শ্ৰেণী',
  kinds: {
    PRINCIPAL: 'অধ্যক্ষ',
    FACULTY: 'শিক্ষক',
    OFFICE_STAFF: 'কাৰ্যালয়ৰ কৰ্মচাৰী',
    BEARER: 'চতুৰ্থ বৰ্গৰ কৰ্মচাৰী',
  },
  count: (count) => `${count} গৰাকী ব্যক্তি, তথ্য হিচাপে:`,
};
