/** Sentences about records of evidence, and about data templates. */
export const evidenceSentences = {
  'Data templates': 'নিৰ্ধাৰিত তালিকাসমূহ',
  'The template is an Excel file with its columns as colleges publish it, and a row for each record. It has nothing else, so that you can attach it as evidence.':
    'নিৰ্ধাৰিত তালিকাখন এখন Excel ফাইল। তাত মহাবিদ্যালয়সমূহে প্ৰকাশ কৰা ধৰণৰ স্তম্ভ আৰু প্ৰতিটো তথ্যৰ বাবে এটা শাৰী থাকে। আন একো নাথাকে, সেয়ে আপুনি ইয়াক প্ৰমাণ হিচাপে যোগ কৰিব পাৰে।',
  'The list of missing values is a file for the office: names, e-mail addresses and where to enter each value. It cannot be uploaded as evidence.':
    'বাকী থকা তথ্যৰ তালিকাখন কাৰ্যালয়ৰ বাবে এখন ফাইল: নাম, ই-মেইল ঠিকনা আৰু প্ৰতিটো তথ্য ক’ত লিখিব লাগে। ইয়াক প্ৰমাণ হিচাপে আপল’ড কৰিব নোৱাৰি।',
  'Download the template': 'নিৰ্ধাৰিত তালিকাখন ডাউনল’ড কৰক',
  'Download the list of missing values': 'বাকী থকা তথ্যৰ তালিকাখন ডাউনল’ড কৰক',
  'For the office': 'কাৰ্যালয়ৰ বাবে',
  'This file has the office’s list of missing evidence, with names and e-mail addresses. It is not evidence. Upload the data template without this list.':
    'এই ফাইলত কাৰ্যালয়ৰ বাকী থকা প্ৰমাণৰ তালিকা আছে, নাম আৰু ই-মেইল ঠিকনাৰে সৈতে। ই প্ৰমাণ নহয়। এই তালিকা নোহোৱাকৈ নিৰ্ধাৰিত তালিকাখন আপল’ড কৰক।',
  Template: 'নিৰ্ধাৰিত তালিকা',
  'Calendar years': 'পঞ্জিকা বৰ্ষ',
  'Academic years (July to June)': 'শৈক্ষিক বৰ্ষ (জুলাইৰ পৰা জুনলৈ)',
  'Choose at least one year.': 'অন্ততঃ এটা বৰ্ষ বাছক।',
  'Research projects': 'গৱেষণা প্ৰকল্প',
  'Seminars and workshops': 'আলোচনা-চক্ৰ আৰু কৰ্মশালা',
  'Papers in journals': 'আলোচনীত প্ৰকাশিত গৱেষণা-পত্ৰ',
  'Books and chapters': 'গ্ৰন্থ আৰু অধ্যায়',
  'Extension activities': 'সম্প্ৰসাৰণ কাৰ্যসূচী',
  'MoUs and linkages': 'চুক্তি (MoU) আৰু সংযোগ',
  'Seats and admissions': 'আসন আৰু নামভৰ্তি',
  'Seats and admissions by category': 'শ্ৰেণী অনুসৰি আসন আৰু নামভৰ্তি',
  'Results of the final year': 'শেষ বৰ্ষৰ ফলাফল',
  'E-governance': 'ই-শাসন',
  'Add-on and certificate courses': 'এড-অন আৰু প্ৰমাণপত্ৰ পাঠ্যক্ৰম',
  'Financial support of teachers': 'শিক্ষকৰ আৰ্থিক সাহায্য',
  'Development programmes of teachers': 'শিক্ষকৰ উৎকৰ্ষ সাধন কাৰ্যসূচী',
  'Teachers with their posts and experience': 'শিক্ষকসকল, পদ আৰু অভিজ্ঞতাৰে সৈতে',
  'Full-time teachers': 'পূৰ্ণকালীন শিক্ষক',
  Row: 'শাৰী',
  'Who has it': 'কাৰ হাতত আছে',
  'E-mail address': 'ই-মেইল ঠিকনা',
  'Where to enter it': 'ক’ত লিখিব লাগে',
  'Quality cell': 'মান নিশ্চিতকৰণ কোষ',
  'There are no records of {{year}}.': '{{year}} বৰ্ষৰ কোনো তথ্য নাই।',
  'Year. Without it, the record is not in the template.':
    'বৰ্ষ। ই নাথাকিলে তথ্যটো নিৰ্ধাৰিত তালিকাখনত নাথাকে।',
  'File or link as evidence': 'প্ৰমাণ হিচাপে ফাইল বা লিংক',
  'Nothing is missing.': 'একো বাকী নাই।',
  'There is no such template.': 'এনে কোনো নিৰ্ধাৰিত তালিকা নাই।',
  'Enter the years as in ?years=2024,2025.': 'বৰ্ষবোৰ এনেকৈ লিখক: ?years=2024,2025।',
  '{{field}}: “{{value}}” is not a valid ISSN. Copy its eight digits from the journal again, for example 1234-5679.':
    '{{field}}: “{{value}}” শুদ্ধ ISSN নহয়। আলোচনীখনৰ পৰা ইয়াৰ আঠটা অংক আকৌ চাই লিখক, যেনে 1234-5679।',
  '{{field}}: “{{value}}” is not a valid ISBN. Copy its 10 or 13 digits from the book again, for example 978-0-00-000000-2.':
    '{{field}}: “{{value}}” শুদ্ধ ISBN নহয়। গ্ৰন্থখনৰ পৰা ইয়াৰ ১০টা বা ১৩টা অংক আকৌ চাই লিখক, যেনে 978-0-00-000000-2।',
  '{{field}}: “{{value}}” is not a DOI. It starts with 10. and contains a slash, for example 10.5555/12345678.':
    '{{field}}: “{{value}}” DOI নহয়। DOI 10.-ৰে আৰম্ভ হয় আৰু তাত / চিন থাকে, যেনে 10.5555/12345678।',
  '{{field}}: enter five letters, four digits and one letter, for example AAAPA0000A.':
    '{{field}}: পাঁচটা আখৰ, চাৰিটা অংক আৰু এটা আখৰ লিখক, যেনে AAAPA0000A।',
  '{{field}}: this looks like an Aadhaar number. Enter the number that the college gives, or nothing.':
    '{{field}}: এইটো আধাৰ নম্বৰ যেন লাগিছে। মহাবিদ্যালয়ে দিয়া নম্বৰটো লিখক, বা খালী ৰাখক।',
  '{{field}}: “{{value}}” is not a complete address. Copy it from the browser. It starts with https://.':
    '{{field}}: “{{value}}” সম্পূৰ্ণ ঠিকনা নহয়। ব্ৰাউজাৰৰ পৰা ঠিকনাটো কপি কৰক। ই https://-ৰে আৰম্ভ হয়।',
  '{{field}}: “{{value}}” is not an academic year. Enter two years that follow each other, for example 2024-25.':
    '{{field}}: “{{value}}” শৈক্ষিক বৰ্ষ নহয়। এটাৰ পাছত এটা অহা দুটা বৰ্ষ লিখক, যেনে 2024-25।',
  '{{field}}: enter a year from 1900 to {{last}}.': '{{field}}: ১৯০০ৰ পৰা {{last}}লৈ এটা বৰ্ষ লিখক।',
  '{{field}}: enter a number from 0 up.': '{{field}}: 0 বা তাতকৈ ডাঙৰ সংখ্যা লিখক।',
  '{{field}}: this is more than ‘{{total}}’. Correct one of the two numbers.':
    '{{field}}: এইটো ‘{{total}}’তকৈ বেছি। দুয়োটা সংখ্যাৰ এটা শুদ্ধ কৰক।',
  '{{field}}: this day is before ‘{{from}}’. Correct one of the two days.':
    '{{field}}: এই দিনটো ‘{{from}}’ৰ আগৰ। দুয়োটা তাৰিখৰ এটা শুদ্ধ কৰক।',
  'The UGC-CARE list ended on 11-02-2025. Enter an earlier day.':
    'UGC-CARE তালিকা 11-02-2025 তাৰিখে শেষ হ’ল। তাৰ আগৰ এটা দিন লিখক।',
} as const;
