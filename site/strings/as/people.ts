import type { Strings } from '../en.ts';

export const people: Strings['people'] = {
  description: (title, college) => `${college}ৰ ${title}: শিক্ষক আৰু বিষয়া, নাম অনুসৰি।`,
  all: 'সকলো',
  letters: 'নামৰ প্ৰথম আখৰ',
  narrow: 'সীমিত কৰক',
  department: 'বিভাগ',
  kind: 'শ্ৰেণী',
  kinds: {
    PRINCIPAL: 'অধ্যক্ষ',
    FACULTY: 'শিক্ষক',
    OFFICE_STAFF: 'কৰ্মচাৰী',
    BEARER: 'বাহক',
  },
  show: 'দেখুৱাওক',
  none: 'কোনো তথ্য পোৱা নগ’ল',
  count: (count) => `${count} গৰাকী ব্যক্তি, তথ্য হিচাপে:`,
};
