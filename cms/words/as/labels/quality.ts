import type { Labels } from '../../admin-words.ts';

/** Evidence: report, criterion, question, files, and records of the quality cell. */
export const quality: Labels = {
  MoU: 'চুক্তি (MoU)',
  'MoUs and linkages': 'চুক্তি (MoU) আৰু সংযোগ',
  'Agreements with institutions and industries. A report counts a MoU in each year in which it is valid.':
    'প্ৰতিষ্ঠান আৰু উদ্যোগৰ সৈতে কৰা চুক্তি। চুক্তি এখন যিবোৰ বৰ্ষত বলবৎ থাকে, প্ৰতিবেদনত সেই প্ৰতিটো বৰ্ষত গণনা কৰা হয়।',
  'Name of the MoU or linkage': 'চুক্তি বা সংযোগৰ নাম',
  'Institution or industry': 'প্ৰতিষ্ঠান বা উদ্যোগ',
  'Contact details of the institution': 'প্ৰতিষ্ঠানটোৰ যোগাযোগৰ বিৱৰণ',
  'Address, telephone number or e-mail address.': 'ঠিকনা, ফোন নম্বৰ বা ই-মেইল।',
  'Signed on': 'স্বাক্ষৰৰ তাৰিখ',
  'Valid from': 'কেতিয়াৰ পৰা বলবৎ',
  'Valid till': 'কেতিয়ালৈ বলবৎ',
  Purpose: 'উদ্দেশ্য',
  'Activities under the MoU': 'চুক্তিৰ অধীনৰ কাৰ্যকলাপ',
  activity: 'কাৰ্যকলাপ',
  activities: 'কাৰ্যকলাপ',
  Document: 'নথি',
  'The signed MoU, as a PDF.': 'স্বাক্ষৰ কৰা চুক্তিখন, PDF হিচাপে।',
  'Link to the document': 'নথিখনৰ লিংক',
  'Only if it is not uploaded above. Verifiers do not accept files on Google Drive and similar places.':
    'ওপৰত আপল’ড কৰা নহ’লেহে। Google Drive আদিত থকা ফাইল সত্যাপনকাৰীয়ে গ্ৰহণ নকৰে।',
  'Add-on course': 'এড-অন পাঠ্যক্ৰম',
  'Add-on courses': 'এড-অন পাঠ্যক্ৰম',
  'Add-on and certificate courses, one record for each academic year.':
    'এড-অন আৰু প্ৰমাণপত্ৰ পাঠ্যক্ৰম, প্ৰতিটো শৈক্ষিক বৰ্ষৰ বাবে এটাকৈ।',
  'Name of the course': 'পাঠ্যক্ৰমৰ নাম',
  'Course code': 'পাঠ্যক্ৰমৰ সংকেত',
  'Academic year': 'শৈক্ষিক বৰ্ষ',
  'Times offered in the year': 'বৰ্ষটোত কেইবাৰ আগবঢ়োৱা হৈছে',
  'For example: 30 hours.': 'যেনে: 30 ঘণ্টা।',
  'Students enrolled': 'নামভৰ্তি কৰা ছাত্ৰ-ছাত্ৰী',
  'Students who completed it': 'সম্পূৰ্ণ কৰা ছাত্ৰ-ছাত্ৰী',
  'Syllabus, notice or report, as a PDF.': 'পাঠ্যসূচী, জাননী বা প্ৰতিবেদন, PDF হিচাপে।',
  'Pass figure': 'উত্তীৰ্ণৰ সংখ্যা',
  'Pass figures': 'উত্তীৰ্ণৰ সংখ্যা',
  'Results of the final year, one record for each programme and academic year.':
    'শেষ বৰ্ষৰ ফলাফল, প্ৰতিটো পাঠ্যক্ৰম আৰু শৈক্ষিক বৰ্ষৰ বাবে এটাকৈ।',
  'Programme code': 'পাঠ্যক্ৰমৰ সংকেত',
  'Students who appeared': 'পৰীক্ষাত বহা ছাত্ৰ-ছাত্ৰী',
  'Students who passed': 'উত্তীৰ্ণ ছাত্ৰ-ছাত্ৰী',
  'The result sheet of the university, as a PDF.': 'বিশ্ববিদ্যালয়ৰ ফলাফলৰ তালিকা, PDF হিচাপে।',
  Report: 'প্ৰতিবেদন',
  'Number that the report claims': 'প্ৰতিবেদনে দাবী কৰা সংখ্যা',
  'For example the number of papers. The rehearsal compares it with the rows of the sheet. Visitors do not see it.':
    'যেনে গৱেষণা-পত্ৰৰ সংখ্যা। আখৰাত ইয়াক শ্বীটৰ শাৰীৰ সৈতে মিলাই চোৱা হয়। দৰ্শকে ইয়াক নেদেখে।',
  'Years of the evidence': 'প্ৰমাণৰ বছৰ',
  'For example 2019-20 to 2023-24. Leave empty if the name has the year. The rehearsal compares evidence with it.':
    'যেনে 2019-20 to 2023-24। নামত বছৰ থাকিলে খালী ৰাখক। আখৰাত প্ৰমাণৰ বছৰ ইয়াৰ সৈতে মিলাই চোৱা হয়।',
  Rehearsal: 'আখৰা',
  '5. Rehearsals': '5. আখৰা',
  'What a verifier would object to in a report.': 'প্ৰতিবেদনখনত পৰীক্ষকে কি আপত্তি কৰিব পাৰে।',
  State: 'অৱস্থা',
  'Started by': 'কোনে আৰম্ভ কৰিলে',
  Running: 'চলি আছে',
  Done: 'হ’ল',
  Failed: 'বিফল হ’ল',
  '1. Reports': '1. প্ৰতিবেদন',
  'Reports with their evidence. Visitors go from the report to the criterion, the question and the files. Start here.':
    'প্ৰতিবেদন আৰু তাৰ প্ৰমাণ। দৰ্শকে প্ৰতিবেদনৰ পৰা মানদণ্ড, প্ৰশ্ন আৰু ফাইললৈ যায়। ইয়াৰ পৰা আৰম্ভ কৰক।',
  'As in the list at the top of the page, for example AQAR 2023-24.':
    'পৃষ্ঠাৰ ওপৰৰ বাছনিত যেনেকৈ থাকে: AQAR 2023-24।',
  'Shown under': 'ক’ত দেখুওৱা হয়',
  'IQAC reports (AQAR)': 'IQAC প্ৰতিবেদন (AQAR)',
  'Self study reports (SSR)': 'আত্ম-অধ্যয়ন প্ৰতিবেদন (SSR)',
  Tabs: 'টেব',
  'Qualitative metrics': 'গুণগত সূচক',
  'Quantitative metrics': 'পৰিমাণগত সূচক',
  Criteria: 'মানদণ্ডসমূহ',
  'Save first, then add the criteria here.': 'প্ৰথমে সংৰক্ষণ কৰক, তাৰ পাছত ইয়াত মানদণ্ড যোগ কৰক।',
  Criterion: 'মানদণ্ড',
  '2. Criteria': '2. মানদণ্ড',
  'The criteria of the reports. Each criterion has questions.':
    'প্ৰতিবেদনৰ মানদণ্ডবোৰ। প্ৰতিটো মানদণ্ডৰ প্ৰশ্ন আছে।',
  Tab: 'টেব',
  'For example: 1. Curricular aspects.': 'যেনে: 1. পাঠ্যক্ৰমৰ দিশ।',
  'Full text': 'সম্পূৰ্ণ পাঠ',
  Questions: 'প্ৰশ্নসমূহ',
  'Save first, then add the questions here.': 'প্ৰথমে সংৰক্ষণ কৰক, তাৰ পাছত ইয়াত প্ৰশ্ন যোগ কৰক।',
  Question: 'প্ৰশ্ন',
  '3. Questions': '3. প্ৰশ্ন',
  'The questions of the criteria. Each question has files.':
    'মানদণ্ডবোৰৰ প্ৰশ্ন। প্ৰতিটো প্ৰশ্নৰ ফাইল আছে।',
  'It is easiest to open the criterion and to add the question there.':
    'মানদণ্ডৰ পৰাই সহজ: খুলি তাতেই প্ৰশ্ন যোগ কৰক।',
  Number: 'নম্বৰ',
  'As in the NAAC manual, for example 1.1.1. Questions are sorted by it.':
    'NAACৰ নিৰ্দেশিকাৰ দৰে, যেনে 1.1.1। প্ৰশ্নবোৰ ইয়াৰ মতে সজোৱা হয়।',
  'Leave empty to use the text from the manual of the report.':
    'প্ৰতিবেদনৰ নিৰ্দেশিকাৰ পাঠ ল’বলৈ খালী ৰাখক।',
  'Save first, then add the files here.': 'প্ৰথমে সংৰক্ষণ কৰক, তাৰ পাছত ইয়াত ফাইল যোগ কৰক।',
  'Set of files': 'ফাইলৰ গোট',
  '4. Files': '4. ফাইল',
  'Files that prove the answer to a question. It is easiest to add them in the question.':
    'প্ৰশ্নৰ উত্তৰৰ প্ৰমাণ। প্ৰশ্নৰ পৰাই যোগ কৰা সহজ।',
  'Sets with the same order number are sorted by this, for example 1.1.1 (a).':
    'একে ক্ৰমৰ গোটবোৰ ইয়াৰ মতে সজোৱা হয়, যেনে 1.1.1 (a)।',
  Manual: 'নিৰ্দেশিকা',
  Manuals: 'নিৰ্দেশিকাসমূহ',
  'Manuals that are not built in, for example for a university or an autonomous college. Import them from Excel/CSV. Then choose them in reports.':
    'আগৰে পৰা নথকা নিৰ্দেশিকা, যেনে বিশ্ববিদ্যালয় বা স্বায়ত্ত মহাবিদ্যালয়ৰ। Excel/CSVৰ পৰা আমদানি কৰক। তাৰ পাছত প্ৰতিবেদনত বাছক।',
  'Reports show this name in the field ‘Manual’.': 'প্ৰতিবেদনৰ ‘নিৰ্দেশিকা’ ক্ষেত্ৰত এই নাম দেখুওৱা হয়।',
  Metrics: 'সূচকসমূহ',
  metric: 'সূচক',
  metrics: 'সূচক',
  'As in the manual, for example 1.1.1.': 'নিৰ্দেশিকাৰ দৰে, যেনে 1.1.1।',
  'Title of the criterion. Once for each criterion is enough.':
    'মানদণ্ডৰ শিৰোনাম। প্ৰতিটো মানদণ্ডৰ বাবে এবাৰেই যথেষ্ট।',
  'Actions for the whole report': 'গোটেই প্ৰতিবেদনৰ বাবে কাম',
  'PDF, tables or pictures.': 'PDF, তালিকা বা ছবি।',
};
