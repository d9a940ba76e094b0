/** Of the old website in WordPress that is brought over. */
export const wordpressSentences = {
  'Import a WordPress website': 'WordPress ৱেবছাইট আমদানি কৰক',
  'In WordPress choose Tools, Export, All content. Upload the file that you get. The old website is not changed.':
    'WordPressত Tools, Export, All content বাছক। পোৱা ফাইলটো ইয়াত আপলোড কৰক। পুৰণি ৱেবছাইটত একো সলনি নহয়।',
  'The export (.xml)': 'এক্সপৰ্ট ফাইল (.xml)',
  'Its pictures and files as one .zip (optional)': 'তাৰ ছবি আৰু ফাইলবোৰ এটা .zipত (নিদিলেও হয়)',
  'The folder wp-content/uploads of the old server. Files that are not in the zip are not imported. You can import again with more files later.':
    'পুৰণি ছাৰ্ভাৰৰ wp-content/uploads ফোল্ডাৰ। zipত নথকা ফাইল আমদানি নহয়। পাছত অধিক ফাইলেৰে আকৌ আমদানি কৰিব পাৰে।',
  'Read the export': 'এক্সপৰ্ট পঢ়ক',
  '{{name}}: {{percent}} % sent': '{{name}}: {{percent}} % পঠিওৱা হ’ল',
  'This was not sent: {{reason}}': 'পঠিওৱা নহ’ল: {{reason}}',
  'This is no export of WordPress: it is made there under Tools, Export, All content.':
    'এইটো WordPressৰ এক্সপৰ্ট নহয়: সেয়া তাত Tools, Export, All contentত বনোৱা হয়।',
  'This export holds more than can be read. Export it in parts: posts, pages and media one after the other.':
    'এই এক্সপৰ্টত পঢ়িব পৰাতকৈ বেছি আছে। ভাগ ভাগকৈ উলিয়াওক: পোষ্ট, পৃষ্ঠা আৰু মিডিয়া এটাৰ পাছত এটা।',
  'The zip of the files cannot be read.': 'ফাইলৰ zipটো পঢ়িব পৰা নগ’ল।',
  'Its files are no longer kept: choose them again.': 'ইয়াৰ ফাইলবোৰ আৰু ৰখা নাই: আকৌ বাছক।',
  'Choose where each category appears.': 'প্ৰতিটো শ্ৰেণী ক’ত ওলাব বাছক।',
  'What is in the export': 'এক্সপৰ্টত কি আছে',
  '{{address}}: {{posts}} posts, {{pages}} pages, {{files}} files. {{given}} of the files are in the zip.':
    '{{address}}: {{posts}}টা পোষ্ট, {{pages}}খন পৃষ্ঠা, {{files}}টা ফাইল। তাৰে {{given}}টা ফাইল zipত আছে।',
  'The end of the file is missing. Export it again, or some records will be missing.':
    'ফাইলটোৰ শেষৰ অংশ নাই। আকৌ এক্সপৰ্ট কৰক, নহ’লে কিছুমান বাদ পৰিব।',
  'Posts become notices. Choose for each category where its notices appear.':
    'পোষ্টবোৰ জাননী হয়। প্ৰতিটো শ্ৰেণীৰ জাননী ক’ত ওলাব বাছক।',
  'Your choices of the last import are filled in.': 'আগৰবাৰ আমদানিত বছাখিনি ভৰাই থোৱা আছে।',
  'The same for several categories': 'কেইবাটাও শ্ৰেণীৰ বাবে একে',
  'Use for the {{count}} without a choice': 'নবছা {{count}}টাৰ বাবে দিয়ক',
  'Use for all {{count}}': 'আটাইকেইটাৰ ({{count}}) বাবে দিয়ক',
  Pages: 'পৃষ্ঠা',
  'Each page becomes a page of your own. All of them stand on “All pages”. Those of the first level can also stand in a menu.':
    'প্ৰতিখন পৃষ্ঠা আপোনাৰ নিজৰ পৃষ্ঠা হয়। আটাইবোৰ “সকলো পৃষ্ঠা”ত থাকে। প্ৰথম স্তৰৰবোৰ মেনুতো থাকিব পাৰে।',
  'Menu at the top': 'ওপৰৰ মেনু',
  'In no menu': 'কোনো মেনুত নহয়',
  'Category of WordPress': 'WordPressৰ শ্ৰেণী',
  Posts: 'পোষ্ট',
  'Author of WordPress': 'WordPressৰ লেখক',
  'Visitors read as ‘Posted as’': 'দৰ্শকে ‘কাৰ নামত’ হিচাপে পঢ়ে',
  'Choose …': 'বাছক …',
  'Import now': 'এতিয়া আমদানি কৰক',
  'Nothing has been imported yet. Posts and pages that are public on the old website become public here. Drafts, private ones and those with a password become drafts.':
    'এতিয়ালৈকে একো আমদানি হোৱা নাই। পুৰণি ৱেবছাইটত ৰাজহুৱা পোষ্ট আৰু পৃষ্ঠা ইয়াতো ৰাজহুৱা হয়। খচৰা, ব্যক্তিগত আৰু পাছৱৰ্ড থকাবোৰ খচৰা হয়।',
  'Dry run: {{done}} of {{of}}': 'পৰীক্ষামূলক চলন: {{of}}ৰ {{done}}',
  'Importing: {{done}} of {{of}}': 'আমদানি চলি আছে: {{of}}ৰ {{done}}',
  'Undoing: {{done}} of {{of}}': 'বাতিল চলি আছে: {{of}}ৰ {{done}}',
  'You can close this page. You find the import again under Imports.':
    'এই পৃষ্ঠা বন্ধ কৰিব পাৰে। আমদানিটো ‘আমদানি’ তালিকাত আকৌ পাব।',
  'The import stopped. What came so far stays. Import the same file again to go on, or undo this import.':
    'আমদানি মাজতে বন্ধ হ’ল। ইমানলৈকে অহাখিনি থাকে। আগবাঢ়িবলৈ একেটা ফাইল আকৌ আমদানি কৰক, বা এই আমদানি বাতিল কৰক।',
  'This stopped because of an error. Try again.': 'ভুলৰ বাবে মাজতে বন্ধ হ’ল। আকৌ চেষ্টা কৰক।',
  'To the evidence': 'প্ৰমাণবোৰলৈ',
  'Import more files': 'আৰু ফাইল আমদানি কৰক',
  'Report of this import, and undo': 'এই আমদানিৰ প্ৰতিবেদন, আৰু বাতিল',
  'What was imported': 'কি আমদানি হ’ল',
  'What to check': 'কি চাব লাগে',
  'Everything was imported.': 'সকলো আমদানি হ’ল।',
  New: 'নতুন',
  Changed: 'সলনি',
  'As before': 'আগৰ দৰেই',
  Kind: 'প্ৰকাৰ',
  Kept: 'ৰখা হ’ল',
  Record: 'কোনটো',
  Details: 'বিৱৰণ',
  'You can import the same export again: nothing is doubled, and what was changed on the old website is changed here. Records that somebody changed here are kept.':
    'একেটা এক্সপৰ্ট আকৌ আমদানি কৰিব পাৰে: একো দুটা নহয়, আৰু পুৰণি ৱেবছাইটত সলোৱাখিনি ইয়াতো সলনি হয়। ইয়াত কোনোবাই সলোৱাবোৰ আগৰ দৰেই থাকে।',
  'Undo this import': 'এই আমদানি বাতিল কৰক',
  'Undoing deletes the records and files that this import added. Records that somebody has changed since, and files that are in use elsewhere, stay. You will see how many.':
    'বাতিল কৰিলে এই আমদানিয়ে যোগ কৰা জাননী, পৃষ্ঠা আৰু ফাইল মচা যায়। তাৰ পাছত কোনোবাই সলোৱাবোৰ আৰু আন ঠাইত ব্যৱহাৰ হোৱা ফাইল থাকে। কিমান থাকিল দেখুওৱা হ’ব।',
  'Confirm: undo this import': 'নিশ্চিত কৰক: এই আমদানি বাতিল কৰক',
  'Deleted: {{taken}}. Kept: {{kept}}. Deleted by somebody before: {{gone}}.':
    'মচা হ’ল: {{taken}}। ৰখা হ’ল: {{kept}}। আগতেই কোনোবাই মচিছিল: {{gone}}।',
  'Records from before this import that it changed: {{updated}}. They stay as they are now. To get an earlier text back, open the record and choose Versions.':
    'এই আমদানিৰ আগৰে পৰা থকা, কিন্তু ই সলনি কৰা: {{updated}}। সেইবোৰ এতিয়া যেনে আছে তেনেই থাকে। আগৰ পাঠ ঘূৰাই আনিবলৈ খুলি ‘সংস্কৰণ’ বাছক।',
  'What was kept': 'কি ৰখা হ’ল',
  'was changed on this website after the import': 'আমদানিৰ পাছত এই ৱেবছাইটত সলনি কৰা হৈছে',
  'To the pages': 'পৃষ্ঠাবোৰলৈ',
  'Continue this import': 'এই আমদানি আগবঢ়াওক',
  'New: {{created}}, changed: {{updated}}, kept: {{kept}}':
    'নতুন: {{created}}, সলনি: {{updated}}, ৰখা হ’ল: {{kept}}',
  'Undone: {{taken}} deleted, {{kept}} kept': 'বাতিল কৰা হ’ল: {{taken}}টা মচা, {{kept}}টা ৰখা',
  'Import another export': 'আন এটা এক্সপৰ্ট আমদানি কৰক',

  'its comments are not imported: {{count}}': 'ইয়াৰ মন্তব্য আমদানি নহয়: {{count}}',
  'is a part of WordPress and not imported': 'WordPressৰ নিজৰ অংশ, আমদানি নহয়',
  'its kind is not imported: {{type}}': 'এই প্ৰকাৰ আমদানি নহয়: {{type}}',
  'is ‘{{status}}’ there: imported as a draft': 'তাত ‘{{status}}’ অৱস্থাত আছে: খচৰা হিচাপে আমদানি হ’ল',
  'has a password there: imported as a draft': 'তাত পাছৱৰ্ড আছে: খচৰা হিচাপে আমদানি হ’ল',
  'is a picture of another website, left as a link: {{what}}':
    'আন ৱেবছাইটৰ ছবি, লিংক হিচাপে ৰখা হ’ল: {{what}}',
  Text: 'পাঠ',
  'the link leads nowhere on this website, so its words came without it':
    'এই লিংকে এই ৱেবছাইটত ক’লৈকো নিনিয়ে, সেয়ে ইয়াৰ শব্দবোৰ লিংক নোহোৱাকৈ আহিল',
  'elements within too many others came as words alone':
    'অতি বেছি স্তৰৰ ভিতৰত থকা অংশবোৰ কেৱল শব্দ হিচাপে আহিল',
  'the text is too long, and so many elements of its end were left out':
    'পাঠটো অতি দীঘল, সেয়ে ইয়াৰ শেষৰ ইমানবোৰ অংশ বাদ পৰিল',
  'and {{count}} more': 'আৰু {{count}}টা',
  'The report shows the first {{most}} lines.': 'প্ৰতিবেদনত প্ৰথম {{most}}টা শাৰী দেখুওৱা হয়।',
  'kept, because it was changed on this website': 'এই ৱেবছাইটত সলনি কৰা হৈছে বাবে আগৰ দৰেই ৰখা হ’ল',
  'is in the recycle bin: restore it from there': 'আৱৰ্জনা পাত্ৰত আছে: তাৰ পৰা ঘূৰাই আনক',
  'The end of the file': 'ফাইলৰ শেষৰ অংশ',
  'is missing: export it again': 'নাই: আকৌ এক্সপৰ্ট কৰক',
  'is ‘{{status}}’ there': 'তাত ‘{{status}}’ অৱস্থাত আছে',
  'its text is too long to be read': 'ইয়াৰ পাঠ পঢ়িবলৈ অতি দীঘল',
  'its category is left out: {{names}}': 'ইয়াৰ শ্ৰেণী বাদ দিয়া হৈছে: {{names}}',
  'has no day: it is of today': 'তাৰিখ নাই: আজিৰ তাৰিখ দিয়া হ’ল',
  'leads to {{to}} already': 'ইতিমধ্যে {{to}}লৈ লৈ যায়',
  'was not given, for {{what}}': 'দিয়া নহ’ল, {{what}}ৰ বাবে লাগিছিল',
  'without {{what}}': '{{what}} অবিহনে',
  '{{count}} of its files': 'ইয়াৰ {{count}}টা ফাইল',
  'were not among those that were given': 'দিয়া ফাইলবোৰৰ মাজত নাছিল',
  'The addresses of the website': 'ৱেবছাইটৰ ঠিকনাবোৰ',
  'are not known, because it does not run: pages at an address that it has itself are not shown, and archives of categories lead nowhere':
    'জনা নাযায়, কিয়নো ই চলি থকা নাই: তাৰ নিজৰ ঠিকনাত থকা পৃষ্ঠা দেখুওৱা নহয়, আৰু শ্ৰেণীৰ সংগ্ৰহবোৰে ক’লৈকো নিনিয়ে',
} as const;
