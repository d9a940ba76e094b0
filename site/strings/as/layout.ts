import type { Strings } from '../en.ts';

export const layout: Strings['layout'] = {
  skip: 'মূল বিষয়লৈ যাওক',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ কৰক',
  sections: 'এই ছাইটৰ অংশসমূহ',
  login: 'লগ ইন',
  contact: 'যোগাযোগ',
  home: 'মূল পৃষ্ঠা',
  breadcrumb: 'আপুনি ইয়াত আছে',
  established: (year) => `স্থাপিত ${year}`,
  visitors: 'দৰ্শনাৰ্থী',
  admission: 'অনলাইন নামভৰ্তি',
  newTab: 'সংযোগটো নতুন টেবত খোলা হ’ল',
  opensNewTab: '(নতুন টেবত খোলে)',
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
