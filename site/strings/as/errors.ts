import type { Strings } from '../en.ts';

export const notFound: Strings['notFound'] = {
  title: 'পৃষ্ঠাটো পোৱা নগ’ল',
  text: 'এই ঠিকনাত কোনো পৃষ্ঠা নাই। ছাইটখন নতুনকৈ সাজোঁতে স্থানান্তৰ হ’ব পাৰে।',
  search: 'এই ছাইটত বিচাৰক',
  searchButton: 'বিচাৰক',
  suggestions: 'হয়তো আপুনি বিচাৰিছিল',
};

export const withdrawn: Strings['withdrawn'] = {
  title: 'এই ফাইলটো উঠাই লোৱা হৈছে',
  text: 'মহাবিদ্যালয়ে ইয়াক আৰু প্ৰকাশ নকৰে। ইয়াৰ ঠাইত যি আছে, সেয়া জাননী বা ডাউনলোডৰ মাজত থাকিব পাৰে।',
};

export const tooLarge: Strings['tooLarge'] = {
  title: 'এই পৃষ্ঠাটো দেখুৱাবলৈ অতি দীঘল',
  text: 'ইয়াত একেলগে পঠিয়াব পৰাতকৈ বেছি তথ্য আছে। অনুগ্ৰহ কৰি আপোনাক লগা কথাখিনি সন্ধান কৰক, নাইবা মহাবিদ্যালয়ৰ কাৰ্যালয়লৈ লিখক।',
};

export const unavailable: Strings['unavailable'] = {
  title: 'পৃষ্ঠাটো এতিয়া দেখুৱাব নোৱাৰি',
  text: 'ছাইটৰ তথ্য ৰখা অংশটোৱে উত্তৰ দিয়া নাই। দোষ আমাৰ, আপোনাৰ নহয়।',
  retry: 'আকৌ চেষ্টা কৰক',
};
