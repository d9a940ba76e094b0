/** Imports, their reports and their undo. */
export const importSentences = {
  'Test run: {{done}} of {{of}}': 'পৰীক্ষামূলক চলন: {{of}}ৰ {{done}}',
  'Importing: {{done}} of {{of}}': 'আমদানি চলি আছে: {{of}}ৰ {{done}}',
  'Undoing: {{done}} of {{of}}': 'বাতিল চলি আছে: {{of}}ৰ {{done}}',
  'You can close this page. You find the import again under Imports.':
    'এই পৃষ্ঠা বন্ধ কৰিব পাৰে। আমদানিটো ‘আমদানি’ তালিকাত আকৌ পাব।',
  'The server stopped three times during this step. Tell the person who runs the website.':
    'এই পদক্ষেপৰ সময়ত ছাৰ্ভাৰ তিনিবাৰ বন্ধ হ’ল। ৱেবছাইট চলোৱা ব্যক্তিজনক কওক।',
  'The import stopped because of an error. Try again.': 'ভুলৰ বাবে আমদানি মাজতে বন্ধ হ’ল। আকৌ চেষ্টা কৰক।',
  'Go to the evidence': 'প্ৰমাণলৈ যাওক',
  'Import more files': 'আৰু ফাইল আমদানি কৰক',
  'Report and undo': 'প্ৰতিবেদন আৰু বাতিল',
  'What was imported': 'কি আমদানি হ’ল',
  'What to check': 'কি চাব লাগে',
  'Everything was imported.': 'সকলো আমদানি হ’ল।',
  New: 'নতুন',
  Changed: 'সলনি',
  Unchanged: 'সলনি হোৱা নাই',
  Kind: 'প্ৰকাৰ',
  Kept: 'ৰখা হ’ল',
  Record: 'ৰেকৰ্ড',
  Details: 'বিৱৰণ',
  'Undo this import': 'এই আমদানি বাতিল কৰক',
  'Undoing moves the records and files that this import added to the recycle bin, where they can be restored for {{days}} days. Records that somebody changed or published later, and records and files that are used elsewhere, are kept. You will see which.':
    'বাতিল কৰিলে এই আমদানিয়ে যোগ কৰা ৰেকৰ্ড আৰু ফাইল আৱৰ্জনা পাত্ৰলৈ যায়, তাৰ পৰা {{days}} দিনলৈ ঘূৰাই আনিব পাৰি। পাছত কোনোবাই সলোৱা বা প্ৰকাশ কৰা ৰেকৰ্ড, আৰু আন ঠাইত ব্যৱহাৰ হোৱা ৰেকৰ্ড আৰু ফাইল থাকে। কোনবোৰ থাকিল দেখুওৱা হ’ব।',
  'Undo the rest': 'বাকীখিনি বাতিল কৰক',
  'Confirm: undo this import': 'নিশ্চিত কৰক: এই আমদানি বাতিল কৰক',
  'Undone: {{taken}}. Kept: {{kept}}. Already deleted before: {{gone}}.':
    'বাতিল কৰা হ’ল: {{taken}}। ৰখা হ’ল: {{kept}}। আগতেই মচা আছিল: {{gone}}।',
  'The reason for each kept record is below. Where it no longer applies, you can undo the rest later.':
    'প্ৰতিটো ৰখা ৰেকৰ্ডৰ কাৰণ তলত আছে। কাৰণটো নাইকিয়া হ’লে বাকীখিনি পাছত বাতিল কৰিব পাৰে।',
  'What was removed': 'কি আঁতৰোৱা হ’ল',
  'Deleted, because this list has no recycle bin': 'মচা হ’ল, কাৰণ এই তালিকাৰ আৱৰ্জনা পাত্ৰ নাই',
  'Existing records that this import changed: {{updated}}. They are not changed back. To get the earlier text, open the record and choose Versions.':
    'আগৰে পৰা থকা যিমান ৰেকৰ্ড এই আমদানিয়ে সলাইছিল: {{updated}}। সেইবোৰ আগৰ দৰে কৰা নহয়। আগৰ পাঠ ঘূৰাই আনিবলৈ ৰেকৰ্ডটো খুলি ‘সংস্কৰণ’ বাছক।',
  'What was kept': 'কি ৰখা হ’ল',
  'was changed or published on this website after the import':
    'আমদানিৰ পাছত এই ৱেবছাইটত সলনি বা প্ৰকাশ কৰা হৈছে',
  'Continue this import': 'এই আমদানি আগবঢ়াওক',
  'New: {{created}}, changed: {{updated}}, kept: {{kept}}':
    'নতুন: {{created}}, সলনি: {{updated}}, ৰখা হ’ল: {{kept}}',
  'Undone: {{taken}}, kept: {{kept}}': 'বাতিল কৰা হ’ল: {{taken}}, ৰখা হ’ল: {{kept}}',

  Text: 'পাঠ',
  'this link does not work on this website, so only its text was imported':
    'এই লিংক এই ৱেবছাইটত নচলে, সেয়ে কেৱল ইয়াৰ পাঠ আমদানি হ’ল',
  'this number of elements is nested too deeply, so only their text was imported':
    'ইমানটা অংশ অতি বেছি স্তৰৰ ভিতৰত আছে, সেয়ে কেৱল পাঠ আমদানি হ’ল',
  'the text is too long, so this number of elements at its end was not imported':
    'পাঠটো অতি দীঘল, সেয়ে ইয়াৰ শেষৰ ইমানটা অংশ আমদানি নহ’ল',
  'and {{count}} more': 'আৰু {{count}}টা',
  'The report shows the first {{most}} lines.': 'প্ৰতিবেদনত প্ৰথম {{most}}টা শাৰী দেখুওৱা হয়।',
  'kept because somebody changed it on this website': 'এই ৱেবছাইটত কোনোবাই সলোৱা বাবে আগৰ দৰেই ৰখা হ’ল',
  'not imported because it is in the recycle bin. Restore it there.':
    'আৱৰ্জনা পাত্ৰত আছে বাবে আমদানি নহ’ল। তাৰ পৰা ঘূৰাই আনক।',
} as const;
