import type { Labels } from '../../admin-words.ts';

/** Public disclosure, owners and reviews. */
export const duties: Labels = {
  'Copyright, privacy, security and the other policies that a website must have.':
    'কপিৰাইট, গোপনীয়তা, সুৰক্ষা আৰু ৱেবছাইটৰ বাবে লগা আন নীতিসমূহ।',
  Policy: 'নীতি',
  'Addition of the college': 'মহাবিদ্যালয়ৰ সংযোজন',
  'Follows the text that the website writes from its settings. Adopt the policy again after a change.':
    'ৱেবছাইটে নিজৰ ছেটিংৰ পৰা লিখা পাঠৰ পাছত থাকে। সলালে নীতিটো পুনৰ গ্ৰহণ কৰক।',
  'Adopted on': 'গ্ৰহণৰ তাৰিখ',
  'Nightly check': 'ৰাতিৰ পৰীক্ষা',
  'Nightly check of the pages': 'পৃষ্ঠাসমূহৰ ৰাতিৰ পৰীক্ষা',
  'Links that lead nowhere, empty pages, missing titles and texts.':
    'ক’লৈকো নিনিয়া লিংক, খালী পৃষ্ঠা, নথকা শিৰোনাম আৰু পাঠ।',
  'Check links to other websites every night': 'আন ৱেবছাইটলৈ যোৱা লিংক প্ৰতি ৰাতি পৰীক্ষা কৰক',
  'This server then asks the other websites for these pages, slowly and as their robots.txt allows. Otherwise only the pages of the college are checked.':
    'তেতিয়া এই ছাৰ্ভাৰে আন ৱেবছাইটবোৰক লাহে লাহে, তেওঁলোকৰ robots.txt অনুসৰি এই পৃষ্ঠাবোৰৰ কথা সোধে। নহ’লে কেৱল মহাবিদ্যালয়ৰ পৃষ্ঠাহে পৰীক্ষা কৰা হয়।',
  'Answer to a duty': 'দায়িত্বৰ উত্তৰ',
  'Public disclosure': 'ৰাজহুৱা প্ৰকাশ',
  'Content that the rules ask a college to publish, and where it is on the website.':
    'নিয়মে মহাবিদ্যালয়ক কি প্ৰকাশ কৰিবলৈ কয়, আৰু সেয়া ৱেবছাইটত ক’ত আছে।',
  Duty: 'দায়িত্ব',
  'The set of rules and the row in it. Open it from the list of duties.':
    'নিয়মৰ তালিকা আৰু তাৰ শাৰী। দায়িত্বৰ তালিকাৰ পৰা খোলক।',
  'Does it apply to the college?': 'মহাবিদ্যালয়ৰ বাবে প্ৰযোজ্য নে?',
  'Yes, it is here': 'হয়, ইয়াত আছে',
  'No, it does not apply': 'নহয়, প্ৰযোজ্য নহয়',
  Because: 'কাৰণ',
  'Visitors read this. For example: The college has no hostel.':
    'দৰ্শকে এইটো পঢ়ে। যেনে: মহাবিদ্যালয়ত ছাত্ৰাবাস নাই।',
  'A page of this website (/…) or the address of another website (https://…).':
    'এই ৱেবছাইটৰ পৃষ্ঠা (/…) বা আন ঠাইৰ ঠিকনা (https://…)।',
  'Text of the link': 'লিংকৰ পাঠ',
  'PDF or office documents.': 'PDF বা কাৰ্যালয়ৰ নথি।',
  'Date of the document': 'নথিৰ তাৰিখ',
  'Leave empty to use the day of the last change.': 'খালী ৰাখিলে ইয়াত শেষবাৰ সলোৱা দিনটো ধৰা হয়।',
  'Settings of the public disclosure': 'ৰাজহুৱা প্ৰকাশৰ ছেটিং',
  'Sets of rules that the website shows to visitors.': 'ৱেবছাইটে দৰ্শকক দেখুওৱা নিয়মৰ তালিকা।',
  'Sets of rules': 'নিয়মৰ তালিকা',
  'Show visitors what is missing': 'কি নাই, দৰ্শকক দেখুৱাওক',
  'Otherwise visitors see only what is published and what does not apply. You see all of it here.':
    'নহ’লে দৰ্শকে কেৱল প্ৰকাশিত আৰু প্ৰযোজ্য নোহোৱাবোৰহে দেখে। আপুনি ইয়াত সকলো দেখে।',
  'Show the quality of the website': 'ৱেবছাইটৰ গুণগত মান দেখুৱাওক',
  'Visitors then see at /website-quality which rows of the guidelines for government websites are met.':
    'তেতিয়া দৰ্শকে /website-quality-ত চৰকাৰী ৱেবছাইটৰ নিৰ্দেশিকাৰ কোনবোৰ শাৰী পূৰণ হ’ল দেখে।',
  'Owner and review': 'দায়িত্ব আৰু পুনৰীক্ষণ',
  'Run of the certification': 'প্ৰমাণীকৰণৰ পৰীক্ষা',
  'Ready for certification': 'প্ৰমাণীকৰণৰ বাবে সাজু',
  'The rows of the guidelines for government websites (GIGW 3.0), and what is open.':
    'চৰকাৰী ৱেবছাইটৰ নিৰ্দেশিকাৰ (GIGW 3.0) শাৰীবোৰ, আৰু কি বাকী আছে।',
  'Answered by': 'উত্তৰ দিওঁতা',
  'Answered on': 'উত্তৰৰ তাৰিখ',
  'Owners & reviews': 'দায়িত্ব আৰু পুনৰীক্ষণ',
  'The person responsible for each page, and the day of its next review.':
    'প্ৰতিখন পৃষ্ঠাৰ দায়িত্ব কাৰ, আৰু কেতিয়া পুনৰ চোৱা হ’ব।',
  'Page, duty or text': 'কিহৰ দায়িত্ব',
  'Open it from the list of owners and reviews.': 'দায়িত্ব আৰু পুনৰীক্ষণৰ তালিকাৰ পৰা খোলক।',
  Owner: 'দায়িত্বপ্ৰাপ্ত',
  'This account gets an e-mail when a review is due.': 'পুনৰীক্ষণৰ সময় হ’লে এই একাউণ্টে ই-মেইল পায়।',
  'or an office without an account': 'বা একাউণ্ট নথকা কাৰ্যালয়',
  'For example: Library.': 'যেনে: গ্ৰন্থাগাৰ।',
  'E-mail of this office': 'এই কাৰ্যালয়ৰ ই-মেইল',
  'Months between two reviews': 'দুটা পুনৰীক্ষণৰ মাজৰ মাহ',
  'Leave empty to use the default period.': 'ইয়াৰ প্ৰকাৰৰ সময়সীমা ব্যৱহাৰ কৰিবলৈ খালী ৰাখক।',
  'Reviewed on': 'চোৱা তাৰিখ',
  'Reviewed by': 'কোনে চালে',
  'Settings of reviews': 'পুনৰীক্ষণৰ ছেটিং',
  'Months between two reviews, for each kind.': 'দুটা পুনৰীক্ষণৰ মাজত কিমান মাহ হ’ব পাৰে, প্ৰকাৰ অনুসৰি।',
  Duties: 'দায়িত্ব',
  'Permanent texts': 'স্থায়ী লেখা',
  'Owner of everything that has no owner yet': 'দায়িত্বপ্ৰাপ্ত নথকা সকলোৰে দায়িত্ব',
  'Leave empty for the first administrator.': 'খালী ৰাখিলে প্ৰথম প্ৰশাসকজন।',
  'Show visitors when a page was reviewed': 'পৃষ্ঠা কেতিয়া পুনৰীক্ষণ কৰা হ’ল, দৰ্শকক দেখুৱাওক',
};
