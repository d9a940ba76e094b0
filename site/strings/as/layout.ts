import type { Strings } from '../en.ts';

export const layout: Strings['layout'] = {
  skip: 'মূল বিষয়লৈ যাওক',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ কৰক',
  aboutWebsite: 'এই ৱেবছাইটৰ বিষয়ে',
  login: 'লগ ইন',
  contact: 'যোগাযোগ',
  home: 'মূল পৃষ্ঠা',
  breadcrumb: 'আপুনি ইয়াত আছে',
  established: (year) => `স্থাপিত ${year}`,
  visitors: 'দৰ্শনাৰ্থী',
  admission: 'অনলাইন নামভৰ্তি',
  newTab: 'সংযোগটো নতুন টেবত খোলা হ’ল',
  opensNewTab: '(নতুন টেবত খোলে)',
  otherSite: '(আন ৱেবছাইট, নতুন টেবত খোলে)',
  leaving: {
    title: 'আপুনি এই ৱেবছাইট এৰি যাব',
    text: (college) =>
      `এই সংযোগে চৰকাৰী নোহোৱা এটা ৱেবছাইটলৈ লৈ যায়। তাৰ বিষয়বস্তুৰ বাবে ${college} দায়ী নহয়।`,
    go: 'খোলক:',
  },
  emblem: 'প্ৰতীক',
  owner: 'ৱেবছাইটৰ স্বত্বাধিকাৰী',
  feedback: 'মতামত',
  highContrast: 'উচ্চ বৈপৰীত্য',
  nationalPortal: 'ভাৰতৰ ৰাষ্ট্ৰীয় পৰ্টেল',
  holidayToday: 'আজি বন্ধ',
  printedFrom: 'ইয়াৰ পৰা ছপা কৰা',
  alert: 'জৰুৰী জাননী',
  close: 'বন্ধ কৰক',
  loading: 'লোড হৈ আছে . . . ',
  loadingGallery: 'ছবিসমূহ লোড হৈ আছে... অনুগ্ৰহ কৰি অপেক্ষা কৰক',
};

export const dates: Strings['dates'] = {
  months: [
    'জানু',
    'ফেব্ৰু',
    'মাৰ্চ',
    'এপ্ৰিল',
    'মে’',
    'জুন',
    'জুলাই',
    'আগষ্ট',
    'চেপ্টে',
    'অক্টো',
    'নৱে',
    'ডিচে',
  ],
};

export const notFound: Strings['notFound'] = {
  title: 'পৃষ্ঠাটো পোৱা নগ’ল',
  text: 'এই ঠিকনাত কোনো পৃষ্ঠা নাই। পৃষ্ঠাটো আন ঠিকনালৈ গৈ থাকিব পাৰে।',
  search: 'এই ছাইটত বিচাৰক',
  searchButton: 'বিচাৰক',
  suggestions: 'আপুনি এই পৃষ্ঠাবোৰৰ এখন বিচাৰিছিল নেকি?',
};

export const withdrawn: Strings['withdrawn'] = {
  title: 'এই ফাইলটো আঁতৰোৱা হৈছে',
  text: 'এই ফাইলটো আৰু প্ৰকাশিত নহয়। নতুন সংস্কৰণ জাননী বা ডাউনল’ডত বিচাৰক।',
};

export const tooLarge: Strings['tooLarge'] = {
  title: 'এই পৃষ্ঠাটো দেখুৱাবলৈ অতি দীঘল',
  text: 'ইয়াত এখন পৃষ্ঠাৰ বাবে অতি বেছি তথ্য আছে। অনুগ্ৰহ কৰি আপোনাক লগা কথাখিনি সন্ধান কৰক, নাইবা মহাবিদ্যালয়ৰ কাৰ্যালয়লৈ লিখক।',
};

export const unavailable: Strings['unavailable'] = {
  title: 'পৃষ্ঠাটো এতিয়া দেখুৱাব নোৱাৰি',
  text: 'ৱেবছাইটে এই মুহূৰ্তত তথ্য আনিব পৰা নাই। অনুগ্ৰহ কৰি কেইমিনিটমান পিছত আকৌ চেষ্টা কৰক।',
  retry: 'আকৌ চেষ্টা কৰক',
};

export const preview: Strings['preview'] = {
  title: 'পূৰ্বদৰ্শন',
  unpublished: 'পূৰ্বদৰ্শন: প্ৰকাশ কৰা হোৱা নাই। দৰ্শকে এতিয়াও এইটো দেখা নাপায়।',
  published: 'পূৰ্বদৰ্শন: প্ৰকাশিত ৰূপ।',
  writing: 'লিখি থকা অৱস্থাৰ পূৰ্বদৰ্শন। আপোনাৰ সলনি দৰ্শকে প্ৰকাশ কৰাৰ পিছতহে দেখিব।',
  light: 'পোহৰ',
  dark: 'আন্ধাৰ',
  ended: 'এই পূৰ্বদৰ্শনৰ সময় শেষ হৈছে, নতুবা ঠিকনাটো সম্পূৰ্ণ নহয়। এডমিনৰ পৃষ্ঠাখন নতুনকৈ খুলি আকৌ Preview টিপক।',
};
