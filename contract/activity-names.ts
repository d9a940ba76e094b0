/** The names of the numbered tables of a teacher's activities. Backend and site use the same ones. */
import type { Locale } from './locales.ts';
import type { ActivitySubId } from './profile.ts';

export const activityNames = {
  en: {
    '1.1': 'Papers taught',
    '1.2': 'Teaching, learning and evaluation',
    '1.3': 'Courses and training attended',
    '1.4': 'Seminars, conferences and workshops',
    '2': 'Extension and outreach',
    '3': 'Student support and administration',
    '4.1': 'Research projects',
    '4.2': 'Research articles',
    '4.3': 'Other publications',
  },
  as: {
    '1.1': 'পঢ়োৱা কাকতসমূহ',
    '1.2': 'শিক্ষাদান, শিক্ষণ আৰু মূল্যায়ন',
    '1.3': 'অংশগ্ৰহণ কৰা পাঠ্যক্ৰম আৰু প্ৰশিক্ষণ',
    '1.4': 'আলোচনা চক্ৰ, সন্মিলন আৰু কৰ্মশালা',
    '2': 'সম্প্ৰসাৰণ আৰু জনসংযোগ',
    '3': 'শিক্ষাৰ্থীৰ সহায় আৰু প্ৰশাসন',
    '4.1': 'গৱেষণা প্ৰকল্প',
    '4.2': 'গৱেষণা প্ৰবন্ধ',
    '4.3': 'অন্যান্য প্ৰকাশন',
  },
} as const satisfies Record<Locale, Record<ActivitySubId, string>>;
