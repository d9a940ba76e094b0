/** The import from WordPress. */
export const wordpressSentences = {
  'Import a WordPress website': 'WordPress ৱেবছাইট আমদানি কৰক',
  'In WordPress choose Tools, Export, All content. Upload the file that you get. The old website is not changed.':
    'WordPressত Tools, Export, All content বাছক। পোৱা ফাইলটো ইয়াত আপল’ড কৰক। পুৰণি ৱেবছাইটত একো সলনি নহয়।',
  'The export (.xml)': 'এক্সপৰ্ট ফাইল (.xml)',
  'Pictures and files as one .zip file (optional)': 'ছবি আৰু ফাইলবোৰ এটা .zip ফাইলত (নিদিলেও হয়)',
  'The folder wp-content/uploads of the old server. Files that are not in the .zip file are not imported. You can import again with more files later.':
    'পুৰণি চাৰ্ভাৰৰ wp-content/uploads ফ’ল্ডাৰ। zipত নথকা ফাইল আমদানি নহয়। পাছত অধিক ফাইলেৰে আকৌ আমদানি কৰিব পাৰে।',
  'Read the export': 'এক্সপৰ্ট পঢ়ক',
  '{{name}}: {{percent}} % uploaded': '{{name}}: {{percent}} % আপল’ড হ’ল',
  'The upload failed: {{reason}}': 'আপল’ড নহ’ল: {{reason}}',
  'This is not a WordPress export. In WordPress choose Tools, Export, All content.':
    'এইটো WordPressৰ এক্সপৰ্ট নহয়। WordPressত Tools, Export, All content বাছক।',
  'This export is too large. Export it in parts: first posts, then pages, then media.':
    'এই এক্সপৰ্ট অতি ডাঙৰ। ভাগ ভাগকৈ উলিয়াওক: প্ৰথমে পোষ্ট, তাৰ পাছত পৃষ্ঠা, তাৰ পাছত মিডিয়া।',
  'The .zip file cannot be read.': '.zip ফাইলটো পঢ়িব পৰা নগ’ল।',
  'The files of this import are no longer stored. Choose them again.':
    'এই আমদানিৰ ফাইলবোৰ আৰু ৰখা নাই। আকৌ বাছক।',
  'Choose where each category appears.': 'প্ৰতিটো শ্ৰেণী ক’ত ওলাব বাছক।',
  'What is in the export': 'এক্সপৰ্টত কি আছে',
  '{{address}}: {{posts}} posts, {{pages}} pages, {{files}} files. {{given}} of the files are in the .zip file.':
    '{{address}}: {{posts}}টা পোষ্ট, {{pages}}খন পৃষ্ঠা, {{files}}টা ফাইল। তাৰে {{given}}টা ফাইল zipত আছে।',
  'The end of the file is missing. Export it again, or some records will be missing.':
    'ফাইলটোৰ শেষৰ অংশ নাই। আকৌ এক্সপৰ্ট কৰক, নহ’লে কিছুমান বাদ পৰিব।',
  'Posts become notices. Choose for each category where its notices appear.':
    'পোষ্টবোৰ জাননী হয়। প্ৰতিটো শ্ৰেণীৰ জাননী ক’ত ওলাব বাছক।',
  'Your choices of the last import are filled in.': 'আগৰবাৰ আমদানিত বছাখিনি ভৰাই থোৱা আছে।',
  'Choose for several categories at once': 'কেইবাটাও শ্ৰেণীৰ বাবে একেলগে বাছক',
  'Use for the remaining {{count}}': 'বাকী {{count}}টাৰ বাবে দিয়ক',
  'Use for all {{count}}': 'আটাইকেইটাৰ ({{count}}) বাবে দিয়ক',
  Pages: 'পৃষ্ঠা',
  'Each page becomes a page of this website. All of them are listed on “All pages”. Pages of the first level can also be in a menu.':
    'প্ৰতিখন পৃষ্ঠা এই ৱেবছাইটৰ পৃষ্ঠা হয়। আটাইবোৰ “সকলো পৃষ্ঠা”ত থাকে। প্ৰথম স্তৰৰ পৃষ্ঠাবোৰ মেনুতো থাকিব পাৰে।',
  'Menu at the top': 'ওপৰৰ মেনু',
  'Do not import': 'আমদানি নকৰিব',
  'The pages of the old menu can be in a menu of this website. You can change that later under ‘Pages & menu’.':
    'পুৰণি মেনুৰ পৃষ্ঠাবোৰ এই ৱেবছাইটৰ মেনুত থাকিব পাৰে। পিছত ‘পৃষ্ঠা আৰু মেনু’ত সলাব পাৰিব।',
  'Entry of the old menu': 'পুৰণি মেনুৰ শিৰোনাম',
  'Menu for the other pages': 'আন পৃষ্ঠাবোৰৰ মেনু',
  'No menu': 'কোনো মেনু নাই',
  'WordPress category': 'WordPressৰ শ্ৰেণী',
  Posts: 'পোষ্ট',
  'WordPress author': 'WordPressৰ লেখক',
  'Name shown as ‘Posted as’': '‘কাৰ নামত’ হিচাপে দেখুওৱা নাম',
  'Choose …': 'বাছক …',
  'Import now': 'এতিয়া আমদানি কৰক',
  'Nothing has been imported yet. Posts and pages that are public on the old website become public here. Drafts, private ones and those with a password become drafts.':
    'এতিয়ালৈকে একো আমদানি হোৱা নাই। পুৰণি ৱেবছাইটত ৰাজহুৱা পোষ্ট আৰু পৃষ্ঠা ইয়াতো ৰাজহুৱা হয়। খচৰা, ব্যক্তিগত আৰু পাছৱৰ্ড থকাবোৰ খচৰা হয়।',
  'Test run: {{done}} of {{of}}': 'পৰীক্ষামূলক চলন: {{of}}ৰ {{done}}',
  'Importing: {{done}} of {{of}}': 'আমদানি চলি আছে: {{of}}ৰ {{done}}',
  'Undoing: {{done}} of {{of}}': 'বাতিল চলি আছে: {{of}}ৰ {{done}}',
  'You can close this page. You find the import again under Imports.':
    'এই পৃষ্ঠা বন্ধ কৰিব পাৰে। আমদানিটো ‘আমদানি’ তালিকাত আকৌ পাব।',
  'The import stopped. Everything that was imported so far is kept. Import the same file again to continue, or undo this import.':
    'আমদানি মাজতে বন্ধ হ’ল। এতিয়ালৈ আমদানি হোৱাখিনি থাকে। আগবাঢ়িবলৈ একেটা ফাইল আকৌ আমদানি কৰক, বা এই আমদানি বাতিল কৰক।',
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
  'You can import the same export again. Nothing appears twice. Changes on the old website are made here, too. Records that somebody changed here are kept.':
    'একেটা এক্সপৰ্ট আকৌ আমদানি কৰিব পাৰে। একো দুবাৰ নাহে। পুৰণি ৱেবছাইটৰ সালসলনি ইয়াতো হয়। ইয়াত কোনোবাই সলোৱা ৰেকৰ্ড আগৰ দৰেই থাকে।',
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
  'Go to the pages': 'পৃষ্ঠালৈ যাওক',
  'Continue this import': 'এই আমদানি আগবঢ়াওক',
  'New: {{created}}, changed: {{updated}}, kept: {{kept}}':
    'নতুন: {{created}}, সলনি: {{updated}}, ৰখা হ’ল: {{kept}}',
  'Undone: {{taken}}, kept: {{kept}}': 'বাতিল কৰা হ’ল: {{taken}}, ৰখা হ’ল: {{kept}}',
  'Import another export': 'আন এটা এক্সপৰ্ট আমদানি কৰক',

  'comments are not imported: {{count}}': 'মন্তব্য আমদানি নহয়: {{count}}',
  'belongs to WordPress itself and is not imported': 'WordPressৰ নিজৰ অংশ, আমদানি নহয়',
  'records of this type are not imported: {{type}}': 'এই প্ৰকাৰৰ ৰেকৰ্ড আমদানি নহয়: {{type}}',
  'imported as a draft because its status in WordPress is ‘{{status}}’':
    'WordPressত ইয়াৰ অৱস্থা ‘{{status}}’, সেয়ে খচৰা হিচাপে আমদানি হ’ল',
  'imported as a draft because it has a password in WordPress':
    'WordPressত পাছৱৰ্ড আছে, সেয়ে খচৰা হিচাপে আমদানি হ’ল',
  'this picture is on another website and was imported as a link: {{what}}':
    'এই ছবি আন ৱেবছাইটত আছে, সেয়ে লিংক হিচাপে আমদানি হ’ল: {{what}}',
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
  'The end of the file': 'ফাইলৰ শেষৰ অংশ',
  'missing. Export the file again.': 'নাই। ফাইলটো আকৌ এক্সপৰ্ট কৰক।',
  'not imported because its status in WordPress is ‘{{status}}’':
    'WordPressত ইয়াৰ অৱস্থা ‘{{status}}’, সেয়ে আমদানি নহ’ল',
  'not imported because its text is too long': 'পাঠটো অতি দীঘল বাবে আমদানি নহ’ল',
  'not imported because of its category: {{names}}': 'শ্ৰেণীৰ বাবে আমদানি নহ’ল: {{names}}',
  'it has no date, so today’s date was used': 'তাৰিখ নাই, সেয়ে আজিৰ তাৰিখ দিয়া হ’ল',
  'this address already redirects to {{to}}': 'এই ঠিকনাই আগতেই {{to}}লৈ নিয়ে',
  'not among the uploaded files, but used in {{what}}':
    'আপল’ড কৰা ফাইলৰ মাজত নাই, কিন্তু ইয়াত লাগে: {{what}}',
  'imported as a draft because it has no text and no files':
    'পাঠ আৰু ফাইল একো নথকা বাবে খচৰা হিচাপে আমদানি হ’ল',
  'a form': 'এখন প্ৰপত্ৰ',
  'a slide show': 'এটা স্লাইড শ্ব’',
  'a map': 'এখন মানচিত্ৰ',
  'a table': 'এখন তালিকা',
  'a gallery': 'এখন গেলাৰি',
  'a calendar': 'এখন কেলেণ্ডাৰ',
  'a film or recording': 'এটা ভিডিঅ’ বা ৰেকৰ্ডিং',
  'a list of posts': 'প’ষ্টৰ এখন তালিকা',
  'a part of a plugin': 'প্লাগিনৰ এটা অংশ',
  'imported without {{what}}': '{{what}} অবিহনে আমদানি হ’ল',
  '{{count}} of its files': 'ইয়াৰ {{count}}টা ফাইল',
  'not among the uploaded files': 'আপল’ড কৰা ফাইলৰ মাজত নাই',
} as const;
