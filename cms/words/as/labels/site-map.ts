import type { Labels } from '../../admin-words.ts';

/** Pages, their places in the menus, and addresses that lead to them. */
export const siteMap: Labels = {
  'Page of the menu': 'মেনুৰ পৃষ্ঠা',
  'Pages & menu': 'পৃষ্ঠা আৰু মেনু',
  'What you changed of the website’s own pages, and pages that you added. A page that is not in this list stands as it always did; delete a line to have it so again.':
    'ৱেবছাইটৰ নিজৰ পৃষ্ঠাবোৰত আপুনি কৰা সালসলনি, আৰু আপুনি যোগ কৰা পৃষ্ঠা। এই তালিকাত নথকা পৃষ্ঠা আগৰ দৰেই থাকে; আকৌ তেনে কৰিবলৈ শাৰীটো মচক।',
  'For a page that the website has, write its address: /facility/library. For a new page, choose one in small letters: /sports-week. You cannot change it later, so links to it keep working.':
    'ৱেবছাইটত থকা পৃষ্ঠাৰ বাবে তাৰ ঠিকনা লিখক: /facility/library। নতুন পৃষ্ঠাৰ বাবে ইংৰাজী সৰু আখৰেৰে এটা ঠিকনা বাছক: /sports-week। পিছত ইয়াক সলাব নোৱাৰি, সেয়ে ইয়ালৈ থকা লিংকবোৰে কাম কৰি থাকে।',
  'What a new page shows': 'নতুন পৃষ্ঠাই কি দেখুৱাব',
  'Leave empty for a page that the website has. To fill a new page, choose its address in what you write: in a notice under ‘Where it appears’, in a text under Pages.':
    'ৱেবছাইটত থকা পৃষ্ঠাৰ বাবে খালী ৰাখক। নতুন পৃষ্ঠাত কিবা দিবলৈ, লিখোঁতে তাৰ ঠিকনা বাছক: জাননীত ‘ক’ত ওলাব’ৰ তলত, পাঠত ‘পৃষ্ঠা’ৰ তলত।',
  'Notices, in full, by year': 'জাননী, সম্পূৰ্ণকৈ, বৰ্ষ অনুসৰি',
  'Documents: titles with their files': 'নথি: শিৰোনাম আৰু তাৰ ফাইল',
  'Articles, one below the other': 'প্ৰবন্ধ, এটাৰ তলত এটা',
  'A text': 'এটা পাঠ',
  'Members, as a table': 'সদস্য, তালিকাৰূপে',
  'People, as cards with photos': 'মানুহ, ফটোসহ কাৰ্ডত',
  'A text with tabs: news, documents': 'টেবসহ পাঠ: বাতৰি, নথি',
  'Evidence: criterion, question, files': 'প্ৰমাণ: মানদণ্ড, প্ৰশ্ন, ফাইল',
  'Empty: the page keeps the name that it has.': 'খালী: পৃষ্ঠাৰ নাম আগৰ দৰেই থাকে।',
  Hidden: 'লুকুওৱা',
  'Out of every menu, and its address leads nowhere; to lead visitors elsewhere, add the address to ‘Old addresses’.':
    'সকলো মেনুৰ পৰা আঁতৰে আৰু ঠিকনাত একো নাথাকে; দৰ্শকক আন ঠাইলৈ নিবলৈ ঠিকনাটো ‘পুৰণি ঠিকনা’ত যোগ কৰক।',
  'Section, with the menu at the side': 'ভাগ, কাষত মেনুসহ',
  'Heading within the section': 'ভাগৰ ভিতৰৰ শিৰোনাম',
  'Menu at the top': 'ওপৰৰ মেনু',
  'In no section': 'কোনো ভাগত নাই',
  'In no menu': 'কোনো মেনুত নাই',
  'Place in the order': 'ক্ৰমত স্থান',
  'The website’s own pages stand at 10, 20, 30 …: 15 is between the first and the second. Empty: as it always was, a new page at the end.':
    'ৱেবছাইটৰ নিজৰ পৃষ্ঠাবোৰ 10, 20, 30 … স্থানত থাকে: 15 প্ৰথম আৰু দ্বিতীয়ৰ মাজত। খালী: আগৰ দৰেই, নতুন পৃষ্ঠা শেষত।',
  Academics: 'শিক্ষা',
  Admission: 'নামভৰ্তি',
  'Student wings': 'ছাত্ৰ শাখা',
  More: 'আৰু',
  'Support for students': 'ছাত্ৰ-ছাত্ৰীৰ সহায়',
  Reports: 'প্ৰতিবেদন',
  'Events and meetings': 'অনুষ্ঠান আৰু সভা',
  Feedbacks: 'মতামত',
  'Notable alumni': 'বিশিষ্ট প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
  'Write to us': 'আমালৈ লিখক',
  Galleries: 'চিত্ৰশালা',
  'Right to information': 'তথ্য জনাৰ অধিকাৰ',
  'Old address': 'পুৰণি ঠিকনা',
  'Old addresses': 'পুৰণি ঠিকনা',
  'Addresses without a page, of an earlier website or of a page that is hidden, and where their visitors are led. While a page stands at an address, visitors see the page.':
    'পৃষ্ঠা নথকা ঠিকনা, আগৰ ৱেবছাইটৰ বা লুকুওৱা পৃষ্ঠাৰ, আৰু তালৈ যোৱা দৰ্শকক ক’লৈ নিয়া হয়। ঠিকনাত পৃষ্ঠা থাকিলে দৰ্শকে পৃষ্ঠাখনেই পায়।',
  'From its first / on, with what follows a ?: /old-site/fees.html, /index.php?id=5 or /?p=12':
    'প্ৰথম /ৰ পৰা, ?ৰ পাছৰখিনিৰে সৈতে: /old-site/fees.html, /index.php?id=5 বা /?p=12',
  'Leads to': 'ক’লৈ নিয়ে',
  'A page of this website, /admissionprocedure, or https://… elsewhere.':
    'এই ৱেবছাইটৰ পৃষ্ঠা, /admissionprocedure, বা আন ঠাইৰ https://…।',
  'A page of our own': 'আমাৰ নিজৰ এখন পৃষ্ঠা',
  'Which page of our own': 'নিজৰ কোনখন পৃষ্ঠা',
  'Pages are added under ‘Pages & menu’.': 'পৃষ্ঠা ‘পৃষ্ঠা আৰু মেনু’ত যোগ কৰা হয়।',
};

/** What visitors search. */
export const search: Labels = {
  'Search of the website': 'ৱেবছাইটত সন্ধান',
  'Words that mean the same to visitors, and what stands first for a word.':
    'দৰ্শকৰ বাবে একে অৰ্থৰ শব্দ, আৰু কোন শব্দৰ বাবে কি প্ৰথমে থাকিব।',
  'Words that mean the same': 'একে অৰ্থৰ শব্দ',
  'group of words': 'শব্দৰ গোট',
  'groups of words': 'শব্দৰ গোটসমূহ',
  'Whoever searches for one of them finds the others. Write each and press Enter.':
    'ইয়াৰ এটা বিচাৰিলে আনবোৰো পোৱা যায়। প্ৰতিটো লিখি Enter টিপক।',
  Words: 'শব্দ',
  'What stands first': 'কি প্ৰথমে থাকিব',
  'pinned answer': 'প্ৰথম উত্তৰ',
  'pinned answers': 'প্ৰথম উত্তৰসমূহ',
  'For what many search: the record that answers it. Visitors see it only while it is on the website.':
    'বহুতে যি বিচাৰে তাৰ বাবে: যি তাৰ উত্তৰ দিয়ে। ৱেবছাইটত থকালৈকেহে দৰ্শকে দেখে।',
  'What is searched': 'কি বিচৰা হয়',
  'Stands first': 'প্ৰথমে থাকিব',
};
