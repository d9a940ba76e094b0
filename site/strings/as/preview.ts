import type { Strings } from '../en.ts';

export const preview: Strings['preview'] = {
  title: 'পূৰ্বদৰ্শন',
  unpublished: 'পূৰ্বদৰ্শন: প্ৰকাশ কৰা হোৱা নাই। দৰ্শকে এতিয়াও এইটো দেখা নাপায়।',
  published: 'পূৰ্বদৰ্শন: প্ৰকাশিত ৰূপ।',
  ended: 'এই পূৰ্বদৰ্শনৰ সময় শেষ হৈছে, নতুবা ঠিকনাটো সম্পূৰ্ণ নহয়। প্ৰশাসনৰ পৃষ্ঠাখন নতুনকৈ খুলি আকৌ Preview টিপক।',
};
