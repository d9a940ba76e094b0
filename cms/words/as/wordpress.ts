/** Of the old website in WordPress that is brought over. */
export const wordpressSentences = {
  'Bring an old WordPress website': 'পুৰণি WordPress ৱেবছাইট আনক',
  'In WordPress choose Tools, Export, All content, and bring the file that it gives. Nothing is asked of the old website.':
    'WordPressত Tools, Export, All content বাছক, আৰু তাৰ পৰা পোৱা ফাইলটো ইয়ালৈ আনক। পুৰণি ৱেবছাইটক একো সোধা নহয়।',
  'The export, .xml': 'এক্সপৰ্ট ফাইল, .xml',
  'Its files, as one .zip (may be left out)': 'তাৰ ফাইলবোৰ, এটা .zipত (নহ’লেও হয়)',
  'The folder wp-content/uploads of the old server. Pictures and PDFs that are not in it do not come; a second import brings them later.':
    'পুৰণি ছাৰ্ভাৰৰ wp-content/uploads ফোল্ডাৰ। তাত নথকা ছবি আৰু PDF নাহে; দ্বিতীয়বাৰ আনিলে পাছত আহে।',
  'Look what is inside': 'ভিতৰত কি আছে চাওক',
  '{{name}}: {{percent}} % sent': '{{name}}: {{percent}} % পঠিওৱা হ’ল',
  'This was not sent: {{reason}}': 'পঠিওৱা নহ’ল: {{reason}}',
  'This is no export of WordPress: it is made there under Tools, Export, All content.':
    'এইটো WordPressৰ এক্সপৰ্ট নহয়: সেয়া তাত Tools, Export, All contentত বনোৱা হয়।',
  'This export holds more than can be read. Export it in parts: posts, pages and media one after the other.':
    'এই এক্সপৰ্টত পঢ়িব পৰাতকৈ বেছি আছে। ভাগ ভাগকৈ উলিয়াওক: পোষ্ট, পৃষ্ঠা আৰু মিডিয়া এটাৰ পাছত এটা।',
  'The zip of the files cannot be read.': 'ফাইলৰ zipটো পঢ়িব পৰা নগ’ল।',
  'Its files are no longer kept: choose them again.': 'ইয়াৰ ফাইলবোৰ আৰু ৰখা নাই: আকৌ বাছক।',
  'Choose what becomes of each category.': 'প্ৰতিটো শ্ৰেণী কি হ’ব বাছক।',
  'What is inside': 'ভিতৰত কি আছে',
  '{{address}}: {{posts}} posts, {{pages}} pages, {{files}} files, {{given}} of them in the zip.':
    '{{address}}: {{posts}}টা পোষ্ট, {{pages}}খন পৃষ্ঠা, {{files}}টা ফাইল, তাৰে {{given}}টা zipত আছে।',
  'The file breaks off: export it again, or some will be lacking.':
    'ফাইলটো মাজতে শেষ হৈছে: আকৌ এক্সপৰ্ট কৰক, নহ’লে কিছু বাদ পৰিব।',
  'Pages become pages of your own, with their text. Posts become notices: choose for each category which.':
    'পৃষ্ঠাবোৰ আপোনাৰ নিজৰ পৃষ্ঠা হয়, পাঠেৰে সৈতে। পোষ্টবোৰ জাননী হয়: প্ৰতিটো শ্ৰেণীৰ বাবে কি বাছক।',
  'Category of WordPress': 'WordPressৰ শ্ৰেণী',
  Posts: 'পোষ্ট',
  'Author of WordPress': 'WordPressৰ লেখক',
  'Visitors read as ‘Posted as’': 'দৰ্শকে ‘কাৰ নামত’ হিচাপে পঢ়ে',
  'Choose …': 'বাছক …',
  'Bring it all': 'সকলো আনক',
  'Nothing was written yet. What is public there becomes public here; drafts, and what has a password, become drafts.':
    'এতিয়ালৈকে একো লিখা হোৱা নাই। তাত ৰাজহুৱাখিনি ইয়াত ৰাজহুৱা হয়; খচৰা আৰু পাছৱৰ্ড থকাখিনি খচৰা হয়।',
  'Bringing: {{done}} of {{of}}': 'অনা হৈছে: {{of}}ৰ {{done}}',
  'Taking back: {{done}} of {{of}}': 'ওভোতাই নিয়া হৈছে: {{of}}ৰ {{done}}',
  'You can leave this page: the work goes on, and its address brings you back.':
    'এই পৃষ্ঠা এৰিব পাৰে: কাম চলি থাকে, আৰু ইয়াৰ ঠিকনাই ঘূৰাই আনে।',
  'It broke off. What came so far stays; bring the same export again to go on.':
    'মাজতে বন্ধ হ’ল। ইমানলৈকে অহাখিনি থাকে; আগবাঢ়িবলৈ একেটা এক্সপৰ্ট আকৌ আনক।',
  'What came': 'কি আহিল',
  'What was left out': 'কি বাদ পৰিল',
  'Nothing was left out.': 'একো বাদ পৰা নাই।',
  New: 'নতুন',
  Changed: 'সলনি',
  'As before': 'আগৰ দৰেই',
  What: 'কি',
  Why: 'কিয়',
  'The same export once more changes what was changed there and doubles nothing. Mend there what was left out, or write it here.':
    'একেটা এক্সপৰ্ট আকৌ দিলে তাত সলোৱাখিনিহে সলনি হয়, একো দুটা নহয়। বাদ পৰাখিনি তাত শুধৰাওক, বা ইয়াত লিখক।',
  'Take it all back': 'সকলো ওভোতাই নিয়ক',
  'What this import made goes for good. What somebody has changed since, and what it changed itself, stays.':
    'এই আমদানিয়ে বনোৱাখিনি চিৰদিনলৈ আঁতৰে। তাৰ পাছত কোনোবাই সলোৱাখিনি, আৰু ই নিজে সলোৱাখিনি থাকে।',
  'Really? Press once more.': 'সঁচাকৈ? আকৌ এবাৰ টিপক।',
  'Taken back: {{taken}}. Kept, because changed or in use since: {{kept}}.':
    'ওভোতাই নিয়া হ’ল: {{taken}}। পাছত সলোৱা বা ব্যৱহাৰ হোৱাৰ বাবে ৰখা হ’ল: {{kept}}।',
  'Bring another export': 'আন এটা এক্সপৰ্ট আনক',

  'kept, because it was changed on this website': 'এই ৱেবছাইটত সলনি কৰা হৈছে বাবে আগৰ দৰেই ৰখা হ’ল',
  'is in the recycle bin: restore it from there': 'আৱৰ্জনা পাত্ৰত আছে: তাৰ পৰা ঘূৰাই আনক',
  '{{count}} comments': '{{count}}টা মন্তব্য',
  'are not brought': 'অনা নহয়',
  'is of WordPress itself': 'WordPressৰ নিজৰ',
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
