import type { Strings } from '../en.ts';

export const fileText: Strings['fileText'] = {
  link: 'পাঠ হিচাপে পঢ়ক',
  text: 'যন্ত্ৰই পঢ়া: নথিখনৰ শাৰী আৰু তালিকা ইয়াত বেলেগ ধৰণে থাকিব পাৰে।',
  ocr: 'পৃষ্ঠাৰ ছবিৰ পৰা যন্ত্ৰই পঢ়া: আখৰ ভুল হ’ব পাৰে। মূল নথিখনহে প্ৰামাণ্য।',
  person: 'কাৰ্যালয়ে লিখি দিয়া।',
  file: 'নথিখন খোলক',
  page: (number, of) => (of > 1 ? `${of} পৃষ্ঠাৰ পৃষ্ঠা ${number}` : 'পৃষ্ঠা 1'),
  piece: (number, piece) => `${number}, খণ্ড ${piece}`,
  pages: 'নথিখনৰ পৃষ্ঠা',
  description: (title, college) => `${title}, পাঠ হিচাপে, ${college}ৰ পৰা।`,
};
