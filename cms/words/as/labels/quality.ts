import type { Labels } from '../../admin-words.ts';

/** Evidence: report, criterion, question, files. */
export const quality: Labels = {
  Report: 'প্ৰতিবেদন',
  '1. Reports': '1. প্ৰতিবেদন',
  'A report whose evidence visitors walk through: report, criterion, question, files. Begin here.':
    'যি প্ৰতিবেদনৰ প্ৰমাণ দৰ্শকে চায়: প্ৰতিবেদন, মানদণ্ড, প্ৰশ্ন, ফাইল। ইয়াৰ পৰা আৰম্ভ কৰক।',
  'As in the choice at the top: AQAR 2023-24.': 'পৃষ্ঠাৰ ওপৰৰ বাছনিত যেনেকৈ থাকে: AQAR 2023-24।',
  'Shown among': 'ক’ত দেখুওৱা হয়',
  'IQAC reports (AQAR)': 'IQAC প্ৰতিবেদন (AQAR)',
  'Self study reports (SSR)': 'আত্ম-অধ্যয়ন প্ৰতিবেদন (SSR)',
  Tabs: 'টেব',
  'Qualitative metrics': 'গুণগত সূচক',
  'Quantitative metrics': 'পৰিমাণগত সূচক',
  Criteria: 'মানদণ্ডসমূহ',
  'Save first, then add the criteria here.': 'প্ৰথমে সংৰক্ষণ কৰক, তাৰ পাছত ইয়াত মানদণ্ড যোগ কৰক।',
  Criterion: 'মানদণ্ড',
  '2. Criteria': '2. মানদণ্ড',
  'What a report answers, and under each criterion its questions.':
    'প্ৰতিবেদনে যাৰ উত্তৰ দিয়ে, আৰু প্ৰতিটো মানদণ্ডৰ তলত তাৰ প্ৰশ্ন।',
  Tab: 'টেব',
  'For instance: 1. Curricular aspects.': 'যেনে: 1. পাঠ্যক্ৰমৰ দিশ।',
  'What it asks': 'কি সোধে',
  Questions: 'প্ৰশ্নসমূহ',
  'Save first, then add the questions here.': 'প্ৰথমে সংৰক্ষণ কৰক, তাৰ পাছত ইয়াত প্ৰশ্ন যোগ কৰক।',
  Question: 'প্ৰশ্ন',
  '3. Questions': '3. প্ৰশ্ন',
  'The questions of every criterion, and under each question its files.':
    'প্ৰতিটো মানদণ্ডৰ প্ৰশ্ন, আৰু প্ৰতিটো প্ৰশ্নৰ তলত তাৰ ফাইল।',
  'Easiest from the criterion itself: open it and add the question there.':
    'মানদণ্ডৰ পৰাই সহজ: খুলি তাতেই প্ৰশ্ন যোগ কৰক।',
  Number: 'নম্বৰ',
  'As NAAC counts: 1.1.1. Questions stand in this order.': 'NAACৰ দৰে: 1.1.1। প্ৰশ্নবোৰ এই ক্ৰমত থাকে।',
  'Leave this empty to use the text of the manual, where the report names one.':
    'প্ৰতিবেদনে মেনুৱেল এখনৰ নাম লৈছে যদি, তাৰ পাঠ ল’বলৈ ইয়াক খালী ৰাখক।',
  'Save first, then add the files here.': 'প্ৰথমে সংৰক্ষণ কৰক, তাৰ পাছত ইয়াত ফাইল যোগ কৰক।',
  'Set of files': 'ফাইলৰ গোট',
  '4. Files': '4. ফাইল',
  'What proves the answer to a question. Easiest from the question itself.':
    'প্ৰশ্নৰ উত্তৰৰ প্ৰমাণ। প্ৰশ্নৰ পৰাই যোগ কৰা সহজ।',
  'Sets of the same place stand in this order: 1.1.1 (a).':
    'একে স্থানৰ গোটবোৰ এই ক্ৰমত থাকে: 1.1.1 (a)।',
  Manual: 'নিৰ্দেশিকা',
  Manuals: 'নিৰ্দেশিকাসমূহ',
  'Manuals that the website does not bring along: of a university, of an autonomous college, a new one. They come from a sheet; reports then choose them.':
    'ৱেবছাইটৰ লগত নহা নিৰ্দেশিকা: বিশ্ববিদ্যালয়ৰ, স্বায়ত্ত মহাবিদ্যালয়ৰ, বা নতুন এখন। সেইবোৰ শ্বীটৰ পৰা আহে; তাৰ পাছত প্ৰতিবেদনে বাছি লয়।',
  'As reports choose it.': 'প্ৰতিবেদনে যি নামেৰে বাছে।',
  Metrics: 'সূচকসমূহ',
  metric: 'সূচক',
  metrics: 'সূচক',
  'As the manual counts: 1.1.1.': 'নিৰ্দেশিকাৰ দৰে: 1.1.1।',
  'Its title. Once for each criterion is enough.': 'তাৰ শিৰোনাম। প্ৰতিটো মানদণ্ডৰ বাবে এবাৰেই যথেষ্ট।',
  'With the whole report': 'গোটেই প্ৰতিবেদনখনৰ সৈতে',
  'PDF, tables or pictures.': 'PDF, তালিকা বা ছবি।',
};
