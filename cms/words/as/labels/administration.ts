import type { Labels } from '../../admin-words.ts';

/** Accounts, imports and exports. */
export const administration: Labels = {
  Account: 'একাউণ্ট',
  Accounts: 'একাউণ্ট',
  'People who can sign in, and what each of them can change.':
    'কোনে ছাইন ইন কৰিব পাৰে, আৰু প্ৰতিজনে কি সলাব পাৰে।',
  'Current password': 'বৰ্তমানৰ পাছৱৰ্ড',
  'Administrator: everything, including accounts': 'প্ৰশাসক: সকলো, একাউণ্টসহ',
  'Editor: all content': 'সম্পাদক: সকলো সমল',
  'Department editor: their own department': 'বিভাগীয় সম্পাদক: নিজৰ বিভাগ',
  'IQAC coordinator: quality assurance': 'IQAC সমন্বয়ক: মান নিশ্চিতকৰণ',
  'Moderator: inbox': 'মডাৰেটৰ: ইনবক্স',
  'Head of department: approves the profiles of its teachers':
    'বিভাগীয় মুৰব্বী: বিভাগৰ শিক্ষকৰ প্ৰফাইল অনুমোদন কৰে',
  'Teacher: their own profile': 'শিক্ষক: নিজৰ প্ৰফাইল',
  Profile: 'প্ৰফাইল',
  'The staff member who uses this account.': 'যি কৰ্মচাৰীয়ে এই একাউণ্ট ব্যৱহাৰ কৰে।',
  'E-mail when something is waiting for approval': 'অনুমোদনৰ বাবে কিবা ৰৈ থাকিলে ই-মেইল',
  'Once a day, in the morning': 'দিনত এবাৰ, ৰাতিপুৱা',
  'At once': 'লগে লগে',
  'Invited, not yet signed in': 'আমন্ত্ৰিত, এতিয়ালৈ ছাইন ইন কৰা নাই',

  List: 'তালিকা',
  Format: 'ফাইলৰ প্ৰকাৰ',
  Import: 'আমদানি',
  Imports: 'আমদানি',
  'Sheets, websites, old notices and evidence that were imported, with their reports. Open one to undo it.':
    'আমদানি কৰা শ্বীট, ৱেবছাইট, পুৰণি জাননী আৰু প্ৰমাণ, প্ৰতিবেদনৰ সৈতে। বাতিল কৰিবলৈ এটা খোলক।',
  Kind: 'প্ৰকাৰ',
  Sheet: 'শ্বীট',
  'Old notices': 'পুৰণি জাননী',
  'Evidence from many PDFs': 'বহুতো PDFৰ পৰা প্ৰমাণ',
  'What was imported': 'কি আমদানি হ’ল',
  State: 'অৱস্থা',
  'File read': 'ফাইল পঢ়া হ’ল',
  'Test run in progress': 'পৰীক্ষামূলক চলন চলি আছে',
  'Test run finished, not imported yet': 'পৰীক্ষামূলক চলন শেষ, এতিয়াও আমদানি হোৱা নাই',
  'Import in progress': 'আমদানি চলি আছে',
  Imported: 'আমদানি হ’ল',
  'Undo in progress': 'বাতিল চলি আছে',
  Undone: 'বাতিল কৰা হ’ল',
  Failed: 'বিফল হ’ল',
  Export: 'উলিওৱা শ্বীট',
  Exports: 'উলিওৱা শ্বীট',
  'Who exported which list, and when.': 'কোনে কেতিয়া কোনখন তালিকা শ্বীট হিচাপে উলিয়ালে।',

  'Two-factor sign-in since': 'দুই-স্তৰীয় ছাইন ইন কেতিয়াৰ পৰা',
  'Two-factor sign-in switched on': 'দুই-স্তৰীয় ছাইন ইন চালু কৰা হ’ল',
  'New recovery codes': 'নতুন উদ্ধাৰ ক’ড',
  'Two-factor sign-in switched off': 'দুই-স্তৰীয় ছাইন ইন বন্ধ কৰা হ’ল',
  'Two-factor sign-in switched off by an administrator': 'প্ৰশাসকে দুই-স্তৰীয় ছাইন ইন বন্ধ কৰিলে',
  'Two-factor sign-in switched off on the server (npm run password)':
    'চাৰ্ভাৰত দুই-স্তৰীয় ছাইন ইন বন্ধ কৰা হ’ল (npm run password)',
  'Sign-in change': 'ছাইন ইনৰ সালসলনি',
  'Sign-in changes': 'ছাইন ইনৰ সালসলনি',
  'Who switched two-factor sign-in on or off, for whom, and when. All sign-ins are in Who did what, below the recent changes.':
    'কোনে কাৰ দুই-স্তৰীয় ছাইন ইন কেতিয়া চালু বা বন্ধ কৰিলে। সকলো ছাইন ইন “কোনে কি কৰিলে”ত, শেহতীয়া সালসলনিৰ তলত আছে।',
  What: 'কি',
  'Notices that a second account approves': 'যিবোৰ জাননী দ্বিতীয় এটা একাউণ্টে অনুমোদন কৰে',
  'Who presses Publish submits them. Another account that may publish them approves or returns them. Nobody approves their own.':
    'যিয়ে প্ৰকাশ কৰক টিপে তেওঁ জমা দিয়ে। প্ৰকাশ কৰিব পৰা আন এটা একাউণ্টে অনুমোদন কৰে বা ঘূৰাই দিয়ে। নিজৰখিনি কোনেও অনুমোদন নকৰে।',
  'A second account approves pages': 'দ্বিতীয় এটা একাউণ্টে পৃষ্ঠা অনুমোদন কৰে',
  'Rules for accounts': 'একাউণ্টৰ নিয়ম',
  'Rules for everybody who signs in.': 'ছাইন ইন কৰা সকলোৰে বাবে নিয়ম।',
  'Administrators and moderators must use two-factor sign-in':
    'প্ৰশাসক আৰু মডাৰেটৰে দুই-স্তৰীয় ছাইন ইন ব্যৱহাৰ কৰিবই লাগিব',
  'At their next sign-in they have to set it up before they can do anything else.':
    'পৰৱৰ্তী ছাইন ইনত আন একো কৰাৰ আগতে তেওঁলোকে ইয়াক স্থাপন কৰিব লাগিব।',
  'When changes by teachers to their profiles are published':
    'শিক্ষকে নিজৰ প্ৰফাইলত কৰা সালসলনি কেতিয়া প্ৰকাশ হয়',
  'After the head of department approves them': 'বিভাগীয় মুৰব্বীয়ে অনুমোদন কৰাৰ পিছত',
  'Until then, visitors see the earlier profile. Administrators and editors can approve, too.':
    'তেতিয়ালৈকে দৰ্শকে আগৰ প্ৰফাইল দেখে। প্ৰশাসক আৰু সম্পাদকেও অনুমোদন কৰিব পাৰে।',
};
