import type { Strings } from '../en.ts';

export const notices: Strings['notices'] = {
  description: (title, college) => `${college}ৰ ${title}, নতুনটো প্ৰথমে।`,
  empty: (title) => `${title} নাই`,
  nothingYet: 'ইয়াত এতিয়ালৈকে একো প্ৰকাশ কৰা হোৱা নাই।',
  posted: 'প্ৰকাশ',
  by: '—',
  attachment: (number) => `সংলগ্ন নথি ${number}`,
  isNew: 'নতুন',
  years: 'বছৰ',
  latest: 'শেহতীয়া',
  newer: 'নতুনতৰ',
  older: 'পুৰণি',
  pages: 'পৃষ্ঠা',
  pageNumber: (number) => `পৃষ্ঠা ${number}`,
  viewFile: 'নথিখন চাওক',
  more: 'অধিক পঢ়ক',
  dueSoon: 'শেষ তাৰিখ ওচৰত',
  due: 'শেষ তাৰিখ',
  daysLeft: (days) => (days === 0 ? 'আজি' : days === 1 ? 'কাইলৈ' : `${days} দিন বাকী`),
  important: 'গুৰুত্বপূৰ্ণ',
  urgent: 'জৰুৰী',
  cancelled: 'বাতিল',
};

export const events: Strings['events'] = {
  inYear: (year) => `${year} চনৰ অনুষ্ঠান`,
  description: (college) => `${college}ত বছৰে বছৰে হোৱা অনুষ্ঠানসমূহ।`,
  descriptionOf: (events, college) => `${college}ত হোৱা ${events}, নতুনটো প্ৰথমে।`,
  eventDescription: (title, college) => `${college}ৰ অনুষ্ঠান: ${title}।`,
  none: 'কোনো অনুষ্ঠান পোৱা নগ’ল',
  view: 'অনুষ্ঠান চাওক',
  viewDetails: 'বিৱৰণ চাওক',
  files: 'ফাইল',
  photos: 'ফটো',
  calendar: 'কেলেণ্ডাৰ',
  holiday: (title) => `বন্ধ: ${title}`,
  addToCalendar: 'কেলেণ্ডাৰত যোগ কৰক',
  addAllToCalendar: 'আটাইবোৰ কেলেণ্ডাৰত যোগ কৰক',
  addDaysToCalendar: 'বন্ধ, অনুষ্ঠান আৰু শেষ তাৰিখবোৰ কেলেণ্ডাৰত যোগ কৰক',
};

export const fileText: Strings['fileText'] = {
  link: 'পাঠ হিচাপে পঢ়ক',
  text: 'এই পাঠ ফাইলৰ পৰা স্বয়ংক্ৰিয়ভাৱে পঢ়া হৈছে। শাৰী আৰু তালিকা বেলেগ দেখা যাব পাৰে।',
  ocr: 'এই পাঠ পৃষ্ঠাৰ ছবিৰ পৰা স্বয়ংক্ৰিয়ভাৱে পঢ়া হৈছে। ভুল থাকিব পাৰে। ফাইলটোহে প্ৰামাণ্য।',
  person: 'মহাবিদ্যালয়ৰ কাৰ্যালয়ে টাইপ কৰা।',
  file: 'নথিখন খোলক',
  page: (number, of) => (of > 1 ? `${of} পৃষ্ঠাৰ পৃষ্ঠা ${number}` : 'পৃষ্ঠা 1'),
  piece: (number, piece) => `${number}, খণ্ড ${piece}`,
  pages: 'নথিখনৰ পৃষ্ঠা',
  description: (title, college) => `${title}, পাঠ হিচাপে, ${college}ৰ পৰা।`,
};
