/** Of the text of a file, in its form. */
export const fileTextSentences = {
  'Text of the file': 'ফাইলটোৰ পাঠ',
  'The text of this file is being read. It stands here in a few minutes.':
    'এই ফাইলটোৰ পাঠ পঢ়ি থকা হৈছে। কেইমিনিটমানৰ পিছত ইয়াত থাকিব।',
  'This is the text of the file, as a machine read it. It is found by searching, and visitors who cannot see the file get it.':
    'যন্ত্ৰই পঢ়া ফাইলটোৰ পাঠ এইটো। সন্ধানত এইটো পোৱা যায়, আৰু যিসকল দৰ্শকে ফাইলটো দেখা নাপায় তেওঁলোকে ইয়াকে পায়।',
  'This file is a scan; visitors who cannot see get this text. A machine recognised it: please look through it.':
    'এই ফাইলটো স্কেন কৰা; চকুৰে নেদেখা দৰ্শকে এই পাঠটো পায়। যন্ত্ৰই চিনি উলিওৱা: অনুগ্ৰহ কৰি এবাৰ চাই লওক।',
  'This text was written here. It stays until the file is replaced.':
    'এই পাঠ ইয়াতে লিখা। ফাইলটো সলনি নোহোৱালৈকে থাকিব।',
  'No words were found in this file.': 'এই ফাইলটোত কোনো শব্দ পোৱা নগ’ল।',
  'Visitors who cannot see it get no text: write here what it says.':
    'চকুৰে নেদেখা দৰ্শকে কোনো পাঠ নাপায়: ইয়াত কি আছে, এইখিনিতে লিখক।',
  'This file is locked with a password, so it was not read.':
    'এই ফাইলটো পাছৱৰ্ডেৰে বন্ধ, সেয়ে পঢ়া নহ’ল।',
  'This file is broken, or not what its name says, so it was not read.':
    'এই ফাইলটো ভঙা, বা নামে কোৱা ধৰণৰ নহয়, সেয়ে পঢ়া নহ’ল।',
  'This file has more than 25 MB, so it was not read.': 'এই ফাইলটো 25 MBতকৈ ডাঙৰ, সেয়ে পঢ়া নহ’ল।',
  'This file says more than can be kept, so it was not read.':
    'এই ফাইলটোত ৰাখিব পৰাতকৈ বেছি পাঠ আছে, সেয়ে পঢ়া নহ’ল।',
  'Reading this file took too long, so it was given up.':
    'এই ফাইলটো পঢ়োঁতে বেছি সময় লাগিল, সেয়ে এৰি দিয়া হ’ল।',
  'This file needs more memory than is given to it, so it was not read.':
    'এই ফাইলটোক দিয়াতকৈ বেছি মেম’ৰি লাগে, সেয়ে পঢ়া নহ’ল।',
  'The first 200 pages were read, the others were not.': 'প্ৰথম 200 পৃষ্ঠা পঢ়া হ’ল, বাকীবোৰ নহ’ল।',
  'Some pages took too long and were not read.': 'কিছুমান পৃষ্ঠাত বেছি সময় লাগিল, সেইবোৰ পঢ়া নহ’ল।',
  'Some pages need more memory than is given to them and were not read.':
    'কিছুমান পৃষ্ঠাক দিয়াতকৈ বেছি মেম’ৰি লাগে, সেইবোৰ পঢ়া নহ’ল।',
  'Some pages could not be read.': 'কিছুমান পৃষ্ঠা পঢ়িব পৰা নগ’ল।',
  'Files of this old kind are not read: they are not found by what they say, and visitors who cannot see get no text. Save it as .docx, .xlsx, .pptx or PDF, and let that take its place.':
    'এই পুৰণি ধৰণৰ ফাইল পঢ়া নহয়: ইয়াত কি আছে তাৰে সন্ধানত পোৱা নাযায়, আৰু চকুৰে নেদেখা দৰ্শকে কোনো পাঠ নাপায়। ইয়াক .docx, .xlsx, .pptx বা PDF হিচাপে সংৰক্ষণ কৰি এইটোৰ ঠাইত ৰাখক।',
  'Look through the text': 'পাঠটো চাওক',
  'An empty line ends a paragraph. A line that begins with # and a space is a heading.':
    'এটা খালী শাৰীয়ে দফা শেষ কৰে। # আৰু খালী ঠাইৰে আৰম্ভ হোৱা শাৰী এটা শিৰোনাম।',
  'Page {{number}}': 'পৃষ্ঠা {{number}}',
  'Save the text': 'পাঠ সংৰক্ষণ কৰক',
  'The text is saved.': 'পাঠ সংৰক্ষণ কৰা হ’ল।',
} as const;
