import type { Labels } from '../../admin-words.ts';

/** Colours, motif and the order of the home page. */
export const appearance: Labels = {
  Appearance: 'ৰূপ',
  Colours: 'ৰং',
  'Shades, and colours for the night, are made of these two.':
    'পাতল-গাঢ় আৰু ৰাতিৰ ৰংবোৰ এই দুটাৰ পৰা বনোৱা হয়।',
  'First colour': 'প্ৰথম ৰং',
  'Links, buttons and the border of the header.': 'লিংক, বুটাম আৰু শীৰ্ষৰ পাৰি।',
  'Second colour': 'দ্বিতীয় ৰং',
  'Thin lines, small headings and placeholders.': 'মিহি ৰেখা, সৰু শিৰোনাম আৰু খালী ঠাইৰ ছবি।',
  'Below the header': 'শীৰ্ষৰ তলত',
  'Border of a gamosa': 'গামোচাৰ পাৰি',
  Diamonds: 'বৰফি',
  Waves: 'ঢৌ',
  None: 'একো নাই',
  'Parts of the home page': 'মূল পৃষ্ঠাৰ অংশ',
  'Drag them into another order; what is taken out is hidden. What has no content yet is not shown either.':
    'ক্ৰম সলাবলৈ টানক; আঁতৰোৱাখিনি লুকাই থাকে। সমল নথকা অংশও দেখুওৱা নহয়।',
  Notices: 'জাননী',
  'News and events': 'বাতৰি আৰু অনুষ্ঠান',
  Faculties: 'শাখাসমূহ',
  'Achievements of students': 'ছাত্ৰ-ছাত্ৰীৰ কৃতিত্ব',
  'Achievements of the faculty': 'শিক্ষকৰ কৃতিত্ব',
  'Highlights in pictures': 'ছবিৰে মুখ্য আকৰ্ষণ',
  'Strengths, weaknesses, opportunities, challenges': 'শক্তি, দুৰ্বলতা, সুযোগ, প্ৰত্যাহ্বান',
  'Testimonials, alumni and messages': 'প্ৰশংসাবাণী, প্ৰাক্তন ছাত্ৰ-ছাত্ৰী আৰু বাৰ্তা',
  'Emblem, anthem and certificates': 'প্ৰতীক, সংগীত আৰু প্ৰমাণপত্ৰ',
  'Accreditation, distance learning and map': 'স্বীকৃতি, দূৰ শিক্ষা আৰু মানচিত্ৰ',
};
