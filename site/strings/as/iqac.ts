import type { Strings } from '../en.ts';

export const evidence: Strings['evidence'] = {
  about: (title, college) => `${college}ৰ ${title}: প্ৰতিটো সূচক, তাৰ প্ৰশ্ন আৰু উত্তৰ দিয়া ফাইলসমূহ।`,
  group: 'প্ৰতিবেদন',
  show: 'দেখুৱাওক',
  types: 'সূচকৰ প্ৰকাৰ',
  metrics: (type) => `${type} সূচক`,
  steps: 'পদক্ষেপ',
  criterion: 'মানদণ্ড',
  srNo: 'ক্ৰমিক নং',
  question: 'সূচকৰ প্ৰশ্ন',
  title: 'শিৰোনাম',
  files: 'ফাইল',
  filter: 'স্তম্ভসমূহত বিচাৰক',
  apply: 'বিচাৰক',
  clear: 'সকলো দেখুৱাওক',
  view: 'চাওক',
  shown: (shown, all) => `${all}ৰ ভিতৰত ${shown}টা দেখুওৱা হৈছে`,
  none: 'কোনো তথ্য পোৱা নগ’ল',
};

export const quality: Strings['quality'] = {
  details: 'বিৱৰণ আৰু কাৰ্যকলাপ চাওক',
  coordinator: 'সমন্বয়ক',
  clickHere: 'ইয়াত টিপক',
  number: '#',
  title: 'শিৰোনাম',
  file: 'ফাইল',
  tabs: {
    IQAC_FEEDBACK_ANALYSIS_STUDENTS: 'ছাত্ৰ-ছাত্ৰী',
    IQAC_FEEDBACK_ANALYSIS_ALUMNI: 'প্ৰাক্তন ছাত্ৰ',
    IQAC_FEEDBACK_ANALYSIS_PARENTS: 'অভিভাৱক',
    IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF: 'শিক্ষক',
    IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF: 'কৰ্মচাৰী',
    IQAC_AISHE_DATA: 'তথ্য',
    IQAC_AISHE_DATA_C: 'প্ৰমাণপত্ৰ',
  },
};
