import type { Strings } from '../en.ts';

export const records: Strings['records'] = {
  none: 'NA',
  csv: 'CSV হিচাপে ডাউনল’ড কৰক',
  quarters: 'ত্ৰৈমাসিক বাছনি কৰক',
  from: 'এই ত্ৰৈমাসিকৰ পৰা',
  to: 'এই ত্ৰৈমাসিকলৈ',
  allQuarters: 'সকলো',
  show: 'দেখুৱাওক',
  reports: {
    projects: 'গৱেষণা প্ৰকল্প',
    publications: 'গৱেষণা প্ৰকাশন',
    chapters: 'গ্ৰন্থৰ অধ্যায়',
    other: 'অন্যান্য প্ৰকাশন',
    edited: 'সম্পাদিত গ্ৰন্থ বা আলোচনী',
    popular: 'জনপ্ৰিয় গ্ৰন্থৰ প্ৰবন্ধ',
    newspaper: 'বাতৰি কাকতৰ লেখা',
    econtent: 'ই-সমল',
  },
};
