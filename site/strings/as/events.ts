import type { Strings } from '../en.ts';

export const events: Strings['events'] = {
  inYear: (year) => `${year} চনৰ অনুষ্ঠান`,
  description: (college) => `${college}ত বছৰে বছৰে হোৱা অনুষ্ঠানসমূহ।`,
  descriptionOf: (events, college) => `${college}ত হোৱা ${events}, নতুনটো প্ৰথমে।`,
  eventDescription: (title, college) => `${college}ৰ অনুষ্ঠান: ${title}।`,
  none: 'কোনো অনুষ্ঠান পোৱা নগ’ল',
  view: 'অনুষ্ঠান চাওক',
  files: 'ফাইল',
  photos: 'ফটো',
  enlarge: 'ডাঙৰকৈ চাওক',
  calendar: 'কেলেণ্ডাৰ',
  holiday: (title) => `বন্ধ: ${title}`,
  addToCalendar: 'কেলেণ্ডাৰত যোগ কৰক',
  addAllToCalendar: 'আটাইবোৰ কেলেণ্ডাৰত যোগ কৰক',
  addDaysToCalendar: 'বন্ধ, অনুষ্ঠান আৰু শেষ তাৰিখবোৰ কেলেণ্ডাৰত যোগ কৰক',
};
