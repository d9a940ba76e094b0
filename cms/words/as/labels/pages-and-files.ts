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
  'For example: Rs 300.': 'যেনে: ৩০০ টকা।',
  'Working days until it is ready': 'সাজু হ’বলৈ কিমান কৰ্মদিন লাগে',
  'Where to apply online': 'অনলাইনত ক’ত আবেদন কৰিব',
  Office: 'কাৰ্যালয়',
  'For example: Counter 2, Monday to Friday, 10 am to 4 pm.':
    'যেনে: ২ নং কাউণ্টাৰ, সোমবাৰৰ পৰা শুকুৰবাৰলৈ, ১০ – ৪ বজা।',
  'Forms to print and fill in.': 'ছপা কৰি পূৰণ কৰিবলগীয়া প্ৰ-পত্ৰ।',
  'Partner since': 'কেতিয়াৰ পৰা সহযোগী',
  'Only for partners such as a distance-learning institute. Archives start in this year.':
    'কেৱল দূৰ শিক্ষা প্ৰতিষ্ঠানৰ দৰে সহযোগীৰ বাবে। সংগ্ৰহ এই বৰ্ষৰ পৰা আৰম্ভ হয়।',
  Cards: 'কাৰ্ড',
  'Shown below the text, each with its link.': 'পাঠৰ তলত দেখুওৱা হয়, প্ৰতিখন নিজৰ লিংকৰে।',
  'Shown at the end of the page.': 'পৃষ্ঠাৰ শেষত দেখুওৱা হয়।',
  'All files of the website, newest first. You can upload files in every form. Come here to correct a description or to replace a file.':
    'ৱেবছাইটৰ সকলো ফাইল, নতুনবোৰ আগত। সকলো প্ৰপত্ৰতে ফাইল আপল’ড কৰিব পাৰি। বিৱৰণ শুধৰাবলৈ বা ফাইল সলাবলৈ ইয়ালৈ আহক।',
  'Description or name': 'বিৱৰণ বা নাম',
  'For a picture, describe what it shows. It is read aloud to people who cannot see it. For a document, enter the name that visitors see on its link.':
    'ছবিৰ বাবে লিখক তাত কি আছে: যিসকলে ছবি নেদেখে তেওঁলোকক ইয়াক পঢ়ি শুনোৱা হয়। নথিৰ বাবে দৰ্শকে লিংকত পঢ়া নামটো লিখক।',
  'Name in the file address': 'ফাইলৰ ঠিকনাত থকা নাম',
  'To share the file, use the address /files/media/ followed by this name. It stays the same when the file is replaced.':
    'পঠিয়াবলগীয়া ঠিকনা হৈছে /files/media/ আৰু এই নাম: ফাইল সলালেও ই একেই থাকে।',
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
