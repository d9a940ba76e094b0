import type { Labels } from '../../admin-words.ts';

export const pagesAndFiles: Labels = {
  Page: 'পৃষ্ঠা',
  'Permanent texts of the website: emblem, right to information, certificates, introductions.':
    'ৱেবছাইটৰ স্থায়ী পাঠ: প্ৰতীক, তথ্য জনাৰ অধিকাৰ, প্ৰমাণপত্ৰ, পৰিচয়।',
  'Code of the page': 'পৃষ্ঠাৰ সংকেত',
  'The website finds a page by its code. Example for a facility of your own: facility/reading-room appears at /facility/reading-room.':
    'ৱেবছাইটে সংকেতেৰে পৃষ্ঠা বিচাৰে। নিজৰ সুবিধা: facility/reading-room পৃষ্ঠা /facility/reading-room ঠিকনাত থাকে।',
  Guide: 'নিৰ্দেশিকা',
  Guides: 'নিৰ্দেশিকাসমূহ',
  'How to get something done at the office, step by step: a transcript, a refund of fees.':
    'কাৰ্যালয়ত এটা কাম কেনেকৈ কৰিব লাগে, খোজে খোজে: নম্বৰৰ বিৱৰণী, মাচুল ঘূৰাই পোৱা।',
  'For example: Get a transcript.': 'যেনে: নম্বৰৰ বিৱৰণী লওক।',
  'The last part of the page’s address, in small letters. Example: transcript for /guides/transcript.':
    'পৃষ্ঠাখনৰ ঠিকনাৰ শেষ অংশ, ইংৰাজী সৰু আখৰেৰে। উদাহৰণ: /guides/transcriptৰ বাবে transcript।',
  Summary: 'সাৰাংশ',
  'Who needs it, in one or two sentences.': 'কাক লাগে, এটা বা দুটা বাক্যত।',
  Steps: 'খোজসমূহ',
  step: 'খোজ',
  steps: 'খোজ',
  'One action in each step, in the right order.': 'ক্ৰম অনুসৰি। এটা খোজত এটা কাম।',
  'What to do': 'কি কৰিব লাগে',
  Details: 'বিৱৰণ',
  'Only if the first line is not enough.': 'কেৱল প্ৰথম শাৰী যথেষ্ট নহ’লে।',
  'Documents needed': 'প্ৰয়োজনীয় নথিপত্ৰ',
  document: 'নথি',
  documents: 'নথি',
  Document: 'নথি',
  Fee: 'মাচুল',
  'For example: Rs 300.': 'যেনে: 300 টকা।',
  'Working days until it is ready': 'সাজু হ’বলৈ কিমান কৰ্মদিন লাগে',
  'Where to apply online': 'অনলাইনত ক’ত আবেদন কৰিব',
  Office: 'কাৰ্যালয়',
  'For example: Counter 2, Monday to Friday, 10 am to 4 pm.':
    'যেনে: 2 নং কাউণ্টাৰ, সোমবাৰৰ পৰা শুকুৰবাৰলৈ, 10 – 4 বজা।',
  'Forms to print and fill in.': 'ছপা কৰি পূৰণ কৰিবলগীয়া প্ৰ-পত্ৰ।',
  'Partner since': 'কেতিয়াৰ পৰা সহযোগী',
  'Only for partners such as a distance-learning institute. Archives start in this year.':
    'কেৱল দূৰ শিক্ষা প্ৰতিষ্ঠানৰ দৰে সহযোগীৰ বাবে। সংগ্ৰহ এই বৰ্ষৰ পৰা আৰম্ভ হয়।',
  Cards: 'কাৰ্ড',
  'Shown below the text, each with its link.': 'পাঠৰ তলত দেখুওৱা হয়, প্ৰতিখন নিজৰ লিংকৰে।',
  'Shown at the end of the page.': 'পৃষ্ঠাৰ শেষত দেখুওৱা হয়।',
  'All files of the website, newest first. You can upload files in every form. Come here to correct a description or to replace a file.':
    'ৱেবছাইটৰ সকলো ফাইল, নতুনবোৰ আগত। সকলো প্ৰপত্ৰতে ফাইল আপল’ড কৰিব পাৰি। বিৱৰণ শুধৰাবলৈ বা ফাইল সলাবলৈ ইয়ালৈ আহক।',
  'Replace the file': 'ফাইলটো সলাওক',
  'Description or name': 'বিৱৰণ বা নাম',
  'For a picture, describe what it shows. It is read aloud to people who cannot see it. For a document, enter the name that visitors see on its link.':
    'ছবিৰ বাবে লিখক তাত কি আছে: যিসকলে ছবি নেদেখে তেওঁলোকক ইয়াক পঢ়ি শুনোৱা হয়। নথিৰ বাবে দৰ্শকে লিংকত পঢ়া নামটো লিখক।',
  'Language, validity and source': 'ভাষা, ম্যাদ আৰু উৎস',
  'Language of the document': 'নথিৰ ভাষা',
  English: 'ইংৰাজী',
  Assamese: 'অসমীয়া',
  Bengali: 'বাংলা',
  Hindi: 'হিন্দী',
  Bodo: 'বড়ো',
  Nepali: 'নেপালী',
  Sanskrit: 'সংস্কৃত',
  'Visitors see it beside the link if it is not the language of the page.':
    'পৃষ্ঠাৰ ভাষা নহ’লে দৰ্শকে লিংকৰ কাষত দেখে।',
  'Valid until': 'ম্যাদৰ শেষ দিন',
  'The last day on which a form, a scheme or a rule can be used.':
    'প্ৰ-পত্ৰ, আঁচনি বা নিয়মৰ ব্যৱহাৰৰ শেষ দিন।',
  'Owner, if it is not the college': 'মহাবিদ্যালয়ৰ নহ’লে, কাৰ',
  'For a document or picture of others: who published it. Visitors see owner, title and year beside the link.':
    'আনৰ নথি বা ছবিৰ বাবে: কোনে প্ৰকাশ কৰিছে। দৰ্শকে লিংকৰ কাষত মালিক, শিৰোনাম আৰু বৰ্ষ দেখে।',
  'Title of the original': 'মূলৰ শিৰোনাম',
  'Year of the original': 'মূলৰ বৰ্ষ',
  'Permission to use it': 'ব্যৱহাৰৰ অনুমতি',
  'Who permitted the use and when, with the number of the letter or the address of the licence. Visitors do not see it.':
    'কোনে কেতিয়া অনুমতি দিলে, চিঠিৰ নম্বৰ বা অনুজ্ঞাপত্ৰৰ ঠিকনাসহ। দৰ্শকে নেদেখে।',
  'Letter of permission': 'অনুমতিৰ চিঠি',
  'Only the office sees it.': 'কেৱল কাৰ্যালয়ে দেখে।',
  'Captions and transcript': 'লিখন আৰু প্ৰতিলিপি',
  'The film has no sound': 'চলচ্চিত্ৰখনত শব্দ নাই',
  'Read from the PDF and its text.': 'PDF আৰু তাৰ পাঠৰ পৰা পঢ়া।',
  Captions: 'লিখন',
  captions: 'লিখন',
  'A WebVTT file (.vtt) for each language: what is said and by whom, and sounds that matter.':
    'প্ৰতিটো ভাষাৰ বাবে এটা WebVTT ফাইল (.vtt): কোনে কি কয়, আৰু প্ৰয়োজনীয় শব্দ।',
  Language: 'ভাষা',
  Transcript: 'প্ৰতিলিপি',
  'Everything that is said and heard, as text. An empty line starts a new paragraph.':
    'যি কোৱা আৰু শুনা যায়, সকলো পাঠ হিচাপে। খালী শাৰীয়ে নতুন অনুচ্ছেদ আৰম্ভ কৰে।',
  'What the film shows': 'চলচ্চিত্ৰই কি দেখুৱায়',
  'What can be seen and the sound does not tell, for people who cannot see it.':
    'যি দেখা যায় কিন্তু শব্দই নকয়, যিসকলে নেদেখে তেওঁলোকৰ বাবে।',
  'Version with audio description': 'শব্দ-বৰ্ণনাৰ সৈতে সংস্কৰণ',
  'The same film with a voice that tells what can be seen.':
    'একেটা চলচ্চিত্ৰ, যি দেখা যায় সেয়া কোৱা কণ্ঠৰ সৈতে।',
  Accessibility: 'সুগমতা',
  Accessible: 'সুগম',
  'Scan without checked text': 'স্কেন, পাঠ পৰীক্ষা কৰা নাই',
  'Without tags': 'টেগ নাই',
  'Without title or language': 'শিৰোনাম বা ভাষা নাই',
  'Cannot be read': 'পঢ়িব নোৱাৰি',
  'Name in the file address': 'ফাইলৰ ঠিকনাত থকা নাম',
  'Uploaded by': 'কোনে আপল’ড কৰিলে',
  Album: 'এলবাম',
  Albums: 'এলবাম',
  'Pictures of one event, newest album first.': 'এটা উপলক্ষৰ ছবি, নতুন এলবাম আগত।',
  'Leave empty for an album of the college itself.': 'মহাবিদ্যালয়ৰ নিজৰ এলবাম হ’লে খালী ৰাখক।',
  'In the order in which they are shown.': 'যি ক্ৰমত দেখুওৱা হয়।',
  'Important file': 'গুৰুত্বপূৰ্ণ ফাইল',
  'Important files': 'গুৰুত্বপূৰ্ণ ফাইল',
  'Files that people often ask the office for, newest first.':
    'মানুহে কাৰ্যালয়ত বাৰে বাৰে যি বিচাৰে, নতুনবোৰ আগত।',
  'Who needs the file, and what to do with it.': 'ফাইলটো কাক লাগে, আৰু তাৰে কি কৰিব লাগে।',
};

/** Pages, menus and redirects. */
export const siteMap: Labels = {
  'Page of the menu': 'মেনুৰ পৃষ্ঠা',
  'Pages & menu': 'পৃষ্ঠা আৰু মেনু',
  'Pages that you added, and built-in pages that you changed. Delete a row to reset a built-in page.':
    'আপুনি যোগ কৰা পৃষ্ঠা, আৰু আপুনি সলনি কৰা আগৰে পৰা থকা পৃষ্ঠা। পৃষ্ঠা আগৰ দৰে কৰিবলৈ শাৰীটো মচক।',
  'For a built-in page, enter its address, for example /facility/library. For a new page, choose an address in small letters, for example /sports-week. You cannot change it later, so that links to it keep working.':
    'আগৰে পৰা থকা পৃষ্ঠাৰ বাবে তাৰ ঠিকনা লিখক, যেনে /facility/library। নতুন পৃষ্ঠাৰ বাবে ইংৰাজী সৰু আখৰেৰে এটা ঠিকনা বাছক, যেনে /sports-week। পিছত ইয়াক সলাব নোৱাৰি, যাতে ইয়ালৈ থকা লিংকবোৰে কাম কৰি থাকে।',
  'What a new page shows': 'নতুন পৃষ্ঠাই কি দেখুৱাব',
  'Leave empty for a built-in page. To fill a new page, choose it in a notice under ‘Where it appears’, or in a text under ‘Pages’.':
    'আগৰে পৰা থকা পৃষ্ঠাৰ বাবে খালী ৰাখক। নতুন পৃষ্ঠা ভৰাবলৈ জাননীৰ ‘ক’ত ওলাব’ত বা ‘পৃষ্ঠাসমূহ’ৰ পাঠত ইয়াক বাছক।',
  'Notices, in full, by year': 'জাননী, সম্পূৰ্ণকৈ, বৰ্ষ অনুসৰি',
  'Documents: titles with their files': 'নথি: শিৰোনাম আৰু তাৰ ফাইল',
  'Articles, one below the other': 'প্ৰবন্ধ, এটাৰ তলত এটা',
  'A text': 'এটা পাঠ',
  'Members, as a table': 'সদস্য, তালিকাৰূপে',
  'People, as cards with photos': 'মানুহ, ফটোসহ কাৰ্ডত',
  'A text with tabs: news, documents': 'টেবসহ পাঠ: বাতৰি, নথি',
  'Evidence: criterion, question, files': 'প্ৰমাণ: মানদণ্ড, প্ৰশ্ন, ফাইল',
  'Leave empty to keep the current name.': 'আগৰ নাম ৰাখিবলৈ খালী ৰাখক।',
  Hidden: 'লুকুওৱা',
  'A hidden page is in no menu and cannot be opened. To redirect visitors to another page, add the address to ‘Old addresses’.':
    'লুকুওৱা পৃষ্ঠা কোনো মেনুত নাথাকে আৰু খুলিব নোৱাৰি। দৰ্শকক আন পৃষ্ঠালৈ নিবলৈ ঠিকনাটো ‘পুৰণি ঠিকনা’ত যোগ কৰক।',
  'Section (menu at the side)': 'ভাগ (কাষৰ মেনু)',
  'Heading within the section': 'ভাগৰ ভিতৰৰ শিৰোনাম',
  'Menu at the top': 'ওপৰৰ মেনু',
  'No section': 'কোনো ভাগ নাই',
  'No menu': 'কোনো মেনু নাই',
  Order: 'ক্ৰমত স্থান',
  'Built-in pages have the numbers 10, 20, 30 … For example, 15 is between the first and the second. If empty, a new page comes last.':
    'আগৰে পৰা থকা পৃষ্ঠাবোৰৰ সংখ্যা 10, 20, 30 … যেনে 15 প্ৰথম আৰু দ্বিতীয়ৰ মাজত। খালী থাকিলে নতুন পৃষ্ঠা শেষত আহে।',
  Academics: 'শিক্ষা',
  Admission: 'নামভৰ্তি',
  'Student wings': 'ছাত্ৰ শাখা',
  More: 'আৰু',
  'Support for students': 'ছাত্ৰ-ছাত্ৰীৰ সহায়',
  Reports: 'প্ৰতিবেদন',
  'Events and Meetings': 'অনুষ্ঠান আৰু সভা',
  Feedbacks: 'মতামত',
  'Notable alumni': 'বিশিষ্ট প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
  'Write to us': 'আমালৈ লিখক',
  Galleries: 'চিত্ৰশালা',
  'Right to information': 'তথ্য জনাৰ অধিকাৰ',
  'Old address': 'পুৰণি ঠিকনা',
  'Old addresses': 'পুৰণি ঠিকনা',
  'Redirects from addresses of an earlier website or of hidden pages. If there is a page at the address, visitors see that page.':
    'আগৰ ৱেবছাইটৰ বা লুকুওৱা পৃষ্ঠাৰ ঠিকনাৰ পৰা আন পৃষ্ঠালৈ নিয়ে। ঠিকনাত পৃষ্ঠা থাকিলে দৰ্শকে সেই পৃষ্ঠাখনেই দেখে।',
  'Start with the first / and include everything after a ?. Examples: /old-site/fees.html, /index.php?id=5 or /?p=12':
    'প্ৰথম /ৰ পৰা, ?ৰ পাছৰখিনিৰে সৈতে। উদাহৰণ: /old-site/fees.html, /index.php?id=5 বা /?p=12',
  'Redirect to': 'ক’লৈ নিয়ে',
  'A page of this website, for example /admissionprocedure, or the address of another website (https://…).':
    'এই ৱেবছাইটৰ পৃষ্ঠা, যেনে /admissionprocedure, বা আন ৱেবছাইটৰ ঠিকনা (https://…)।',
  'A page of our own': 'আমাৰ নিজৰ এখন পৃষ্ঠা',
  'Which page of our own': 'নিজৰ কোনখন পৃষ্ঠা',
  'Pages are added under ‘Pages & menu’.': 'পৃষ্ঠা ‘পৃষ্ঠা আৰু মেনু’ত যোগ কৰা হয়।',
};

/** Search settings. */
export const search: Labels = {
  'Search on the website': 'ৱেবছাইটত সন্ধান',
  'Words with the same meaning, and results that come first.': 'একে অৰ্থৰ শব্দ, আৰু প্ৰথমে অহা ফল।',
  'Words with the same meaning': 'একে অৰ্থৰ শব্দ',
  'group of words': 'শব্দৰ গোট',
  'groups of words': 'শব্দৰ গোটসমূহ',
  'A search for one of these words also finds the others. Type each word and press Enter.':
    'ইয়াৰ এটা বিচাৰিলে আনবোৰো পোৱা যায়। প্ৰতিটো লিখি Enter টিপক।',
  Words: 'শব্দ',
  'Results that come first': 'প্ৰথমে অহা ফল',
  'pinned result': 'প্ৰথম ফল',
  'pinned results': 'প্ৰথম ফলসমূহ',
  'For frequent searches: the record that answers them. Visitors see it only while it is published.':
    'সঘনাই কৰা সন্ধানৰ বাবে: তাৰ উত্তৰ দিয়া ৰেকৰ্ড। প্ৰকাশিত থাকোঁতেহে দৰ্শকে দেখে।',
  'Search words': 'সন্ধানৰ শব্দ',
  'First result': 'প্ৰথম ফল',
};
