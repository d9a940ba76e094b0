import type { Labels } from '../../admin-words.ts';

export const departments: Labels = {
  'Texts, tables and links of every department. Its teachers are in the list ‘Staff’.':
    'প্ৰতিটো বিভাগৰ পাঠ, তালিকা আৰু লিংক। শিক্ষকসকল ‘কৰ্মচাৰী’ৰ তলত আছে।',
  'Switch the language above to write the Assamese name.': 'অসমীয়া নাম লিখিবলৈ ওপৰৰ ভাষা সলাওক।',
  'Used in the addresses of the department’s pages, for example PHY or CHEM.':
    'বিভাগৰ পৃষ্ঠাবোৰৰ ঠিকনাত থাকে, যেনে PHY বা CHEM।',
  Stream: 'শাখা',
  Arts: 'কলা',
  Science: 'বিজ্ঞান',
  Commerce: 'বাণিজ্য',
  'For example: Management, Centre, Library.': 'যেনে: ব্যৱস্থাপনা, কেন্দ্ৰ, গ্ৰন্থাগাৰ।',
  'A faculty of its own': 'এটা সুকীয়া শাখা',
  'The home page shows it as a separate faculty, beside Arts, Science and Commerce.':
    'মূল পৃষ্ঠাত ইয়াক কলা, বিজ্ঞান আৰু বাণিজ্যৰ কাষত সুকীয়া শাখা হিচাপে দেখুওৱা হয়।',
  'Listed under both Arts and Science': 'কলা আৰু বিজ্ঞান দুয়োটাতে দেখুৱাওক',
  About: 'পৰিচয়',
  Banner: 'বেনাৰ',
  'Pictures that are at least 1440 pixels wide.': 'অন্ততঃ 1440 পিক্সেল বহল ছবি।',
  Established: 'প্ৰতিষ্ঠা',
  'Examination system': 'পৰীক্ষা পদ্ধতি',
  'About the department': 'বিভাগৰ পৰিচয়',
  'Vision and mission': 'দৃষ্টি আৰু লক্ষ্য',
  'Activities and gallery': 'কাৰ্যকলাপ আৰু বীথিকা',
  'Online classes': 'অনলাইন শ্ৰেণী',
  Gallery: 'বীথিকা',
  Facilities: 'সুবিধাসমূহ',
  Facility: 'সুবিধা',
  facility: 'সুবিধা',
  'Profile tables': 'প্ৰফাইলৰ তালিকা',
  'Tables that a peer team of NAAC looks for. Empty tables are not shown.':
    'NAACৰ মূল্যায়ন দলে বিচৰা তালিকা। খালী তালিকা দেখুওৱা নহয়।',
  'External resources': 'বাহ্যিক সম্পদ',
  'Student login': 'ছাত্ৰ লগ ইন',

  'File of a department': 'বিভাগৰ ফাইল',
  'Files of departments': 'বিভাগৰ ফাইল',
  'Syllabi, journals, outcomes, wall magazines and achievements, newest first.':
    'পাঠ্যসূচী, আলোচনী, ফলাফল, প্ৰাচীৰ পত্ৰিকা আৰু কৃতিত্ব, নতুনবোৰ আগত।',
  'Page of the department': 'বিভাগৰ পৃষ্ঠা',
  Syllabus: 'পাঠ্যসূচী',
  'Course and programme outcomes (COs & POs)': 'পাঠ্যক্ৰম আৰু কাৰ্যসূচীৰ ফলাফল (CO আৰু PO)',
  'Wall magazine': 'প্ৰাচীৰ পত্ৰিকা',
  'The department of this file.': 'এই ফাইলৰ বিভাগ।',
  'A wall magazine can be a PDF or several pictures.': 'প্ৰাচীৰ পত্ৰিকা PDF হ’ব পাৰে বা কেইবাখনো ছবি।',
  'The choices for alumni and students who send a message.':
    'বাৰ্তা পঠিয়াওঁতে প্ৰাক্তন আৰু বৰ্তমানৰ ছাত্ৰ-ছাত্ৰীয়ে ইয়াৰ পৰা বাছে।',
  'For example: Bachelor of Science.': 'যেনে: বিজ্ঞান স্নাতক।',
  'Short, for example BSC. Do not change it later.': 'চুটি, যেনে BSC। পিছত নসলাব।',
};
