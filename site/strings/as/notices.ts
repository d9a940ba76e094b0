import type { Strings } from '../en.ts';

export const notices: Strings['notices'] = {
  description: (title, college) => `${college}ৰ ${title}, নতুনটো প্ৰথমে।`,
  empty: (title) => `${title} নাই`,
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
