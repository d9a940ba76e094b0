import type { Strings } from '../en.ts';

export const search: Strings['search'] = {
  description: 'পৃষ্ঠা, বিভাগ আৰু শেহতীয়া জাননীত বিচাৰক।',
  results: (count, words) => `“${words}”ৰ বাবে ${count} টা ফল`,
  none: 'কোনো তথ্য পোৱা নগ’ল',
  hint: 'এটা নাম, এটা বিষয়, জাননীৰ এটা শব্দ, বা মানদণ্ডৰ সংখ্যা, যেনে 3.4.4।',
  metrics: 'মানদণ্ড আৰু তাৰ প্ৰমাণ',
  pages: 'পৃষ্ঠাসমূহ',
  departments: 'বিভাগসমূহ',
  notices: 'শেহতীয়া জাননী',
};

export const sitemap: Strings['sitemap'] = {
  description: (college) => `${college}ৰ সকলো পৃষ্ঠা একেলগে, বিভাগ অনুসৰি।`,
};
