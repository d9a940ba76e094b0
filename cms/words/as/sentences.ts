import { setUpSentences } from './set-up.ts';
import { wordpressSentences } from './wordpress.ts';

/** Names of what Payload shows as pictures alone, for who does not see them. */
const nameSentences = {
  Bold: 'ডাঠ',
  Italic: 'হেলনীয়া',
  Underlined: 'তলত ৰেখা',
  'Struck through': 'কাটি দিয়া',
  'Add to the text': 'পাঠত যোগ কৰক',
  'Kind of paragraph': 'অনুচ্ছেদৰ ধৰণ',
  Alignment: 'শাৰী মিলোৱা',
  Subscript: 'তলৰ সৰু আখৰ',
  Superscript: 'ওপৰৰ সৰু আখৰ',
  Link: 'লিংক',
  'Less indented': 'বাহিৰলৈ উলিয়াওক',
  'More indented': 'ভিতৰলৈ সুমুৱাওক',
  'Field to filter by': 'যি ক্ষেত্ৰেৰে বাছিব',
  'How it is compared': 'কেনেকৈ ৰিজোৱা হয়',
  'What it is compared with': 'কিহৰ লগত ৰিজোৱা হয়',
} as const;

/** Of the text of a file, in its form. */
const fileTextSentences = {
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

/** What our own code says in the admin: in English here, as it stands there, and beside it in Assamese. */
export const sentences = {
  ...setUpSentences,
  ...fileTextSentences,
  ...nameSentences,
  ...wordpressSentences,
  'Say until which day it stands on top.': 'কোন দিনলৈ ওপৰত থাকিব, লিখক।',
  'Pictures that were left out: {{count}}. They cannot be taken from Word or another website: save each as a file, and add it with the picture button.':
    'বাদ পৰা ছবি: {{count}}। Word বা আন ৱেবছাইটৰ পৰা ছবি পোনে পোনে আনিব নোৱাৰি: প্ৰতিখন ফাইল হিচাপে ৰাখি ছবিৰ বুটামেৰে যোগ কৰক।',
  'Please fill in this line.': 'এই শাৰীটো ভৰাওক।',
  'Start the address with https:// or, on this website, with /.':
    'ঠিকনাটো https://ৰে আৰম্ভ কৰক; এই ৱেবছাইটৰ হ’লে /ৰে।',
  'Use 2 to 20 capital letters or digits.': '2ৰ পৰা 20টা ডাঙৰ ইংৰাজী আখৰ বা সংখ্যা লিখক।',
  'Say in a few words what the picture shows.': 'ছবিখনত কি আছে, কেইটামান শব্দত লিখক।',
  'Say why: the sender gets to read it.': 'কাৰণটো লিখক: পঠিওৱাজনে পঢ়িব।',
  'Small letters, digits and single hyphens.': 'সৰু ইংৰাজী আখৰ, সংখ্যা আৰু এটাকৈ হাইফেন।',
  'Small letters, digits, hyphens and /.': 'সৰু ইংৰাজী আখৰ, সংখ্যা, হাইফেন আৰু /।',
  'Write the year and the quarter like this: 2026-1st, 2026-2nd, 2026-3rd or 2026-4th.':
    'বৰ্ষ আৰু ত্ৰৈমাসিক এনেকৈ লিখক: 2026-1st, 2026-2nd, 2026-3rd বা 2026-4th।',
  'Choose the department.': 'বিভাগ বাছক।',
  'Choose whose profile it is.': 'কাৰ প্ৰফাইল, বাছক।',
  'This waits for the head of department, who publishes it.':
    'এইটো বিভাগীয় মুৰব্বীৰ অনুমোদনৰ বাবে ৰৈ আছে; তেওঁহে প্ৰকাশ কৰিব।',
  'Write a colour like this: #a3161f': 'ৰং এনেদৰে লিখক: #a3161f',
  'This colour is too pale to be read on our pages. The nearest that can be read: {{colour}}':
    'এই ৰং আমাৰ পৃষ্ঠাত পঢ়িব নোৱাৰাকৈ পাতল। পঢ়িব পৰা আটাইতকৈ ওচৰৰ ৰং: {{colour}}',
  'Letters, digits, hyphens and _, 20 at most.': 'ইংৰাজী আখৰ, সংখ্যা, হাইফেন আৰু _, সৰ্বাধিক 20টা।',
  'Like this: +91': 'এনেদৰে: +91',
  'No such time zone. Write it like this: Asia/Kolkata':
    'এনে সময় মণ্ডল নাই। এনেদৰে লিখক: Asia/Kolkata',
  'This time zone is too far east for us.': 'এই সময় মণ্ডল আমাৰ বাবে অতি পূবত।',

  'This is not a PDF.': 'এইটো PDF নহয়।',
  'This picture has too many dots: {{width}} × {{height}} are {{count}} million. {{most}} million are the most. Make it smaller, then upload it again.':
    'এই ছবিখনত বিন্দু (পিক্সেল) অতি বেছি: {{width}} × {{height}}, অৰ্থাৎ {{count}} নিযুত। সৰ্বাধিক {{most}} নিযুত হ’ব পাৰে। ছবিখন সৰু কৰি পুনৰ আপল’ড কৰক।',
  'This picture moves. On the website it stands still and shows its first frame.':
    'এই ছবিখন লৰচৰ কৰে। ৱেবছাইটত ই স্থিৰ হৈ থাকিব আৰু কেৱল প্ৰথম ছবিখন দেখুৱাব।',
  'We are busy at the moment. Please try again in a minute.':
    'এই মুহূৰ্তত আমি ব্যস্ত। অনুগ্ৰহ কৰি এক মিনিটৰ পিছত পুনৰ চেষ্টা কৰক।',
  'We cannot keep anything at the moment. Please try again later.':
    'এই মুহূৰ্তত একো সংৰক্ষণ কৰিব নোৱাৰি। অনুগ্ৰহ কৰি পিছত পুনৰ চেষ্টা কৰক।',
  'This text is too long or has too many parts: {{kilobytes}} KB and {{parts}} parts are the most. Divide it into several pages, or attach it as a file.':
    'এই লেখাটো অতি দীঘল বা ইয়াৰ অংশ অতি বেছি: সৰ্বাধিক {{kilobytes}} KB আৰু {{parts}} টা অংশ হ’ব পাৰে। ইয়াক কেইবাটাও পৃষ্ঠাত ভাগ কৰক, বা ফাইল হিচাপে সংলগ্ন কৰক।',
  'This picture cannot be read.': 'এই ছবি পঢ়িব পৰা নগ’ল।',
  'Pictures must be JPEG, PNG, WebP or AVIF.': 'ছবি JPEG, PNG, WebP বা AVIF হ’ব লাগে।',
  'Pictures must be JPEG, PNG, WebP or AVIF: save it as JPEG first.':
    'ছবি JPEG, PNG, WebP বা AVIF হ’ব লাগে: প্ৰথমে JPEG হিচাপে সংৰক্ষণ কৰক।',
  'Files of this kind are not accepted. These are: PDF, Word, Excel, PowerPoint, OpenDocument, text, pictures (JPEG, PNG, WebP, AVIF) and films (MP4, WebM).':
    'এনে ধৰণৰ ফাইল লোৱা নহয়। এইবোৰ লোৱা হয়: PDF, Word, Excel, PowerPoint, OpenDocument, text, ছবি (JPEG, PNG, WebP, AVIF) আৰু ভিডিঅ’ (MP4, WebM)।',
  'A file may have {{megabytes}} MB at most: make it smaller, or divide it.':
    'ফাইল সৰ্বাধিক {{megabytes}} MB হ’ব পাৰে: সৰু কৰক, বা ভাগ কৰক।',

  '{{what}} is in use and was not deleted. It is named in {{places}}. Change these first.':
    '{{what}} ব্যৱহাৰ হৈ আছে, সেয়ে মচা নহ’ল। ইয়াৰ উল্লেখ আছে: {{places}}। প্ৰথমে সেইবোৰ সলাওক।',
  'This file is public in {{places}}. Upload a new file and hand it in.':
    'এই ফাইলটো ইয়াত ৰাজহুৱাভাৱে দেখা যায়: {{places}}। নতুন ফাইল এটা আপল’ড কৰি জমা দিয়ক।',
  'It names what lies in the recycle bin, too: {{names}}. Restore that first.':
    'ইয়াত উল্লেখ থকা {{names}}ও আৱৰ্জনা পাত্ৰত আছে। প্ৰথমে সেয়া ঘূৰাই আনক।',
  'A record in the recycle bin has this. Restore that one, or delete it for good.':
    'আৱৰ্জনা পাত্ৰত থকা এটাত এইটো আছে। সেইটো ঘূৰাই আনক, বা চিৰদিনলৈ মচক।',
  This: 'এইটো',
  'number {{number}}': '{{number}} নম্বৰ',
  'Too many wrong passwords. Try again in a minute.':
    'বহুবাৰ ভুল পাছৱৰ্ড লিখা হ’ল। এক মিনিট পাছত আকৌ চেষ্টা কৰক।',
  'Type your present password to change how you sign in.':
    'ছাইন ইনৰ তথ্য সলাবলৈ আপোনাৰ বৰ্তমানৰ পাছৱৰ্ড লিখক।',
  'Type your own present password to change how somebody else signs in, or to make an administrator.':
    'আনৰ ছাইন ইনৰ তথ্য সলাবলৈ বা কাৰোবাক প্ৰশাসক কৰিবলৈ আপোনাৰ নিজৰ বৰ্তমানৰ পাছৱৰ্ড লিখক।',
  'Your own password. Asked for when you change the password or e-mail address of somebody else, or make an administrator.':
    'আপোনাৰ নিজৰ পাছৱৰ্ড। আনৰ পাছৱৰ্ড বা ই-মেইল ঠিকনা সলালে, বা কাৰোবাক প্ৰশাসক কৰিলে বিচৰা হয়।',
  'This password is too short. Use at least 12 characters, or 8 that are hard to guess.':
    'এই পাছৱৰ্ড বৰ চুটি। কমেও 12টা আখৰ লিখক, বা অনুমান কৰিবলৈ টান 8টা।',
  'This password is easy to guess. Use at least 12 characters without names or common words, or several words that do not belong together.':
    'এই পাছৱৰ্ড সহজে অনুমান কৰিব পাৰি। নাম বা সাধাৰণ শব্দ নোহোৱাকৈ কমেও 12টা আখৰ লিখক, বা একেলগে নোযোৱা কেইবাটাও শব্দ লিখক।',
  'This is not your present password.': 'এইটো আপোনাৰ বৰ্তমানৰ পাছৱৰ্ড নহয়।',
  'Many sign in at this moment. Try again in half a minute.':
    'এই মুহূৰ্তত বহুতে ছাইন ইন কৰি আছে। আধা মিনিট পাছত আকৌ চেষ্টা কৰক।',
  'Too many wrong passwords. Try again in a minute, or choose a new one: the mail of ‘Forgot password?’ always works.':
    'বহুবাৰ ভুল পাছৱৰ্ড লিখা হ’ল। এক মিনিট পাছত আকৌ চেষ্টা কৰক, বা নতুন পাছৱৰ্ড লওক: ‘পাছৱৰ্ড পাহৰিলে?’ৰ মেইল সদায় কামত আহে।',
  'Too many wrong passwords. Try again in {{minutes}} minutes, or choose a new one: the mail of ‘Forgot password?’ always works.':
    'বহুবাৰ ভুল পাছৱৰ্ড লিখা হ’ল। {{minutes}} মিনিট পাছত আকৌ চেষ্টা কৰক, বা নতুন পাছৱৰ্ড লওক: ‘পাছৱৰ্ড পাহৰিলে?’ৰ মেইল সদায় কামত আহে।',
  'Somebody else has decided the same just now.': 'আন এজনে এইমাত্ৰ একে সিদ্ধান্ত ল’লে।',
  'Somebody else has approved this just now.': 'আন এজনে এইমাত্ৰ ইয়াক অনুমোদন কৰিলে।',
  'It is in the list of alumni already; take it off there.':
    'ই প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ তালিকাত আগতেই আছে; তাৰ পৰাই আঁতৰাওক।',

  '{{address}} is no address.': '{{address}} ঠিকনা নহয়।',
  'Nothing on the website stands at {{address}}. Visitors who follow the link find a page that says so.':
    'ৱেবছাইটৰ {{address}} ঠিকনাত একো নাই। লিংকত টিপিলে দৰ্শকে সেই কথাই পাব।',
  '{{address}} is known only to computers of the college: nobody outside can open it.':
    '{{address}} কেৱল মহাবিদ্যালয়ৰ কম্পিউটাৰেহে জানে: বাহিৰৰ কোনেও খুলিব নোৱাৰে।',
  'This notice is only a file. Blind visitors and people on a phone read a file badly: please say in the text what it is about, and who has to do what until when.':
    'এই জাননীখন কেৱল এটা ফাইল। দৃষ্টিহীন দৰ্শক আৰু ফোনত চোৱাসকলে ফাইল ভালকৈ পঢ়িব নোৱাৰে: কি বিষয়, কোনে কেতিয়ালৈ কি কৰিব লাগে, পাঠত লিখক।',

  'Choose the page on which it shall stand.': 'ই কোনখন পৃষ্ঠাত থাকিব, বাছক।',
  'A new page needs a title.': 'নতুন পৃষ্ঠাক শিৰোনাম লাগে।',
  'Every page leads to this one: it cannot be hidden.': 'সকলো পৃষ্ঠাৰ পৰা ইয়ালৈ আহে: ইয়াক লুকুৱাব নোৱাৰি।',
  'Begin with /, then small letters, digits and single hyphens. Some addresses are taken: /admin, /files, /department …':
    '/ৰে আৰম্ভ কৰক, তাৰ পাছত ইংৰাজী সৰু আখৰ, সংখ্যা আৰু একোটা হাইফেন। কিছুমান ঠিকনা লোৱা আছে: /admin, /files, /department …',
  'Begin with /, without # or spaces. Some addresses are taken: /admin, /files, /department …':
    '/ৰে আৰম্ভ কৰক; # বা খালী ঠাই নালাগে। কিছুমান ঠিকনা লোৱা আছে: /admin, /files, /department …',
  'Copy the address of the page, from its first / on.': 'পৃষ্ঠাখনৰ ঠিকনাটো প্ৰথম /ৰ পৰা নকল কৰক।',
  'An address cannot lead to itself.': 'কোনো ঠিকনাই নিজলৈ নিব নোৱাৰে।',
  '{{address}} leads on itself: write {{next}} here.':
    '{{address}}এ নিজে আন ঠাইলৈ নিয়ে: ইয়াত {{next}} লিখক।',
  'Open the menu': 'মেনু খোলক',
  'Close the menu': 'মেনু বন্ধ কৰক',
  'Pages & menu': 'পৃষ্ঠা আৰু মেনু',
  'Every page of the website, as its menus have it. What you change here is on the website within two seconds.':
    'ৱেবছাইটৰ সকলো পৃষ্ঠা, মেনুত যেনেকৈ আছে। ইয়াত কৰা সালসলনি দুই ছেকেণ্ডৰ ভিতৰত ৱেবছাইটত দেখা যাব।',
  'Add a page': 'পৃষ্ঠা যোগ কৰক',
  'Old addresses': 'পুৰণি ঠিকনা',
  'In no section': 'কোনো ভাগত নাই',
  'The website does not answer at the moment: only pages that you changed are shown.':
    'ৱেবছাইটে এতিয়া সঁহাৰি দিয়া নাই: কেৱল আপুনি সলনি কৰা পৃষ্ঠাবোৰ দেখুওৱা হৈছে।',
  Rename: 'নাম সলাওক',
  Name: 'নাম',
  Save: 'সংৰক্ষণ কৰক',
  Cancel: 'বাতিল কৰক',
  Hide: 'লুকুৱাওক',
  'Show again': 'আকৌ দেখুৱাওক',
  'Move up': 'ওপৰলৈ নিয়ক',
  'Move down': 'তললৈ নিয়ক',
  'All settings': 'সকলো ছেটিং',
  hidden: 'লুকুওৱা',
  'added by you': 'আপুনি যোগ কৰা',
  'menu at the top': 'ওপৰৰ মেনু',
  'Saved. The website shows it in a moment.': 'সংৰক্ষণ কৰা হ’ল। ৱেবছাইটত অলপ পিছতে দেখা যাব।',
  'This could not be saved.': 'এইটো সংৰক্ষণ কৰিব পৰা নগ’ল।',

  Handbook: 'হাতপুথি',
  'How is this done?': 'এইটো কেনেকৈ কৰে?',
  'Everything on one page, to print': 'সকলো এখন পৃষ্ঠাত, ছপাবলৈ',

  'First page': 'প্ৰথম পৃষ্ঠা',
  'Write a notice': 'জাননী লিখক',
  'Add an event': 'অনুষ্ঠান যোগ কৰক',
  Drafts: 'খচৰাবোৰ',
  'Nothing is left as a draft.': 'খচৰা হিচাপে একো নাই।',
  Planned: 'পৰিকল্পিত',
  'Nothing is planned.': 'একো পৰিকল্পনা কৰা হোৱা নাই।',
  'Planned: {{moment}}': 'প্ৰকাশ হ’ব: {{moment}}',
  'Off the website: {{moment}}': 'আঁতৰোৱা হ’ব: {{moment}}',
  'Not done as planned': 'আঁচনি মতে নহ’ল',
  'Not published as planned: {{title}}': 'আঁচনি মতে প্ৰকাশ নহ’ল: {{title}}',
  'Not unpublished as planned: {{title}}': 'আঁচনি মতে আঁতৰোৱা নহ’ল: {{title}}',
  'It was planned to be published on {{moment}}. That did not happen.':
    'ইয়াক {{moment}} ত প্ৰকাশ কৰাৰ কথা আছিল। সেয়া নহ’ল।',
  'It was planned to be unpublished on {{moment}}. That did not happen.':
    'ইয়াক {{moment}} ত ৱেবছাইটৰ পৰা আঁতৰোৱাৰ কথা আছিল। সেয়া নহ’ল।',
  'These fields are empty or wrong: {{fields}}.': 'এই ঘৰবোৰ খালী বা ভুল: {{fields}}।',
  'Correct them. Then publish it, or schedule it again.':
    'সেইবোৰ শুধৰাওক। তাৰ পিছত প্ৰকাশ কৰক, নাইবা আকৌ সময় ঠিক কৰক।',
  'The account that planned it may not do this any more.':
    'সময় ঠিক কৰা একাউণ্টটোৰ এতিয়া এই কাম কৰাৰ অনুমতি নাই।',
  'Ask an editor to do it.': 'কোনো সম্পাদকক কৰি দিবলৈ কওক।',
  'The account that planned it was deleted.': 'সময় ঠিক কৰা একাউণ্টটো মচা হৈছে।',
  'Do it by hand now, or schedule it again.': 'এতিয়া নিজে কৰক, নাইবা আকৌ সময় ঠিক কৰক।',
  'It is in the recycle bin.': 'ই ৰিচাইকল বিনত আছে।',
  'Restore it there. Then do it by hand, or schedule it again.':
    'তাৰ পৰা ঘূৰাই আনক। তাৰ পিছত নিজে কৰক, নাইবা আকৌ সময় ঠিক কৰক।',
  'It was deleted.': 'ইয়াক মচা হৈছে।',
  'There is nothing left to do.': 'আৰু একো কৰিবলগীয়া নাই।',
  'Something went wrong on the website at that moment.': 'সেই সময়ত ৱেবছাইটত কিবা বিজুতি হৈছিল।',
  'Do it by hand now, or schedule it again. If it happens again, tell those who run the website.':
    'এতিয়া নিজে কৰক, নাইবা আকৌ সময় ঠিক কৰক। আকৌ হ’লে ৱেবছাইট চলোৱাসকলক জনাওক।',
  'What is planned?': 'কি কৰা হ’ব?',
  'Date and time': 'তাৰিখ আৰু সময়',
  'DD-MM-YYYY HH:mm, for example {{example}}. Time zone: {{zone}}.':
    'DD-MM-YYYY HH:mm, যেনে {{example}}। সময় মণ্ডল: {{zone}}।',
  'Choose from a calendar': 'কেলেণ্ডাৰৰ পৰা বাছক',
  'What you have written is saved as a draft first. Visitors do not see it before.':
    'আপুনি লিখাখিনি প্ৰথমে খচৰা হিচাপে সংৰক্ষণ হ’ব। তাৰ আগতে দৰ্শকে নেদেখে।',
  Schedule: 'সময় নিৰ্ধাৰণ কৰক',
  Publish: 'প্ৰকাশ কৰক',
  Unpublish: 'ৱেবছাইটৰ পৰা আঁতৰাওক',
  'Cancel this plan': 'এই পৰিকল্পনা বাতিল কৰক',
  'The plan is cancelled.': 'পৰিকল্পনাটো বাতিল কৰা হ’ল।',
  'Write the date and the time.': 'তাৰিখ আৰু সময় লিখক।',
  'Write the date and the time as DD-MM-YYYY HH:mm.': 'তাৰিখ আৰু সময় DD-MM-YYYY HH:mm ৰূপত লিখক।',
  'There is no such day. Check the day and the month.': 'এনে কোনো দিন নাই। দিন আৰু মাহ আকৌ চাওক।',
  'There is no such time. Hours go from 00 to 23, minutes from 00 to 59.':
    'এনে কোনো সময় নাই। ঘণ্টা 00ৰ পৰা 23লৈ, মিনিট 00ৰ পৰা 59লৈ।',
  'This time is over. Write a later one.': 'এই সময় পাৰ হৈ গৈছে। পাছৰ সময় এটা লিখক।',
  'Your account may not publish this.': 'আপোনাৰ একাউণ্টে এইটো প্ৰকাশ কৰিব নোৱাৰে।',
  'Visitors do not see this: its page is hidden. Choose another place, or show the page again under ‘Pages & menu’.':
    'দৰ্শকে এইটো নেদেখে: ইয়াৰ পৃষ্ঠা লুকুৱাই ৰখা আছে। আন ঠাই বাছক, নাইবা ‘পৃষ্ঠা আৰু মেনু’ত পৃষ্ঠাটো আকৌ দেখুৱাওক।',
  'This file was changed after it was handed in: {{files}}. Reload the page and look at it. Then approve once more.':
    'জমা দিয়াৰ পিছত এই ফাইল সলনি কৰা হৈছে: {{files}}। পৃষ্ঠাটো ৰিল’ড কৰি চাওক। তাৰ পিছত আকৌ অনুমোদন কৰক।',
  'This profile was changed after it was handed in. Reload the page and look at it. Then approve once more.':
    'জমা দিয়াৰ পিছত এই প্ৰফাইল সলনি কৰা হৈছে। পৃষ্ঠাটো ৰিল’ড কৰি চাওক। তাৰ পিছত আকৌ অনুমোদন কৰক।',
  'Approve as it is now': 'এতিয়া যেনে আছে তেনেকৈ অনুমোদন কৰক',
  'Public, changed last': 'শেহতীয়াকৈ প্ৰকাশিত',
  'Nothing is public yet.': 'এতিয়াও একো প্ৰকাশ হোৱা নাই।',
  'See all': 'সকলো চাওক',
  'What visitors search, and what found nothing': 'দৰ্শকে কি বিচাৰে, আৰু কি পোৱা নাযায়',
  'Words alone are kept, for a year; nothing tells who searched.':
    'কেৱল শব্দবোৰ এবছৰলৈ ৰখা হয়; কোনে বিচাৰিলে সেয়া ক’তো নাথাকে।',
  'Nothing was searched yet.': 'এতিয়ালৈকে একো বিচৰা হোৱা নাই।',
  Weeks: 'সপ্তাহবোৰ',
  'Week of {{day}}': '{{day}} ৰ সপ্তাহ',
  'Found nothing': 'একো পোৱা নগ’ল',
  'Found something': 'কিবা পোৱা গ’ল',
  'Everything that lacks another language': 'আন ভাষাত নথকা সকলোবোৰ',
  'Everything is there in every language.': 'সকলোবোৰ সকলো ভাষাতে আছে।',
  'The college itself': 'মহাবিদ্যালয় নিজেই',
  'Quality assurance': 'মান নিশ্চিতকৰণ',
  '{{shown}} of {{total}} are shown.': '{{total}}টাৰ {{shown}}টা দেখুওৱা হৈছে।',
  'Search everything': 'সকলোতে বিচাৰক',
  'Words of a title, a text or a file name': 'শিৰোনাম, পাঠ বা ফাইলৰ নামৰ শব্দ',
  Search: 'বিচাৰক',
  'Nothing has these words.': 'এই শব্দবোৰ ক’তো নাই।',
  'Used in': 'ইয়াত ব্যৱহৃত',
  missing: 'নাই',
  'older than the English': 'ইংৰাজীতকৈ পুৰণি',
  'Write it': 'লিখক',
  'Editing the website': 'ৱেবছাইট সম্পাদনা',
  Language: 'ভাষা',
  Yes: 'হয়',
  'Asked for when you change your password or your e-mail address.':
    'পাছৱৰ্ড বা ই-মেইল ঠিকনা সলাওঁতে লাগে।',
  'As the sender uploaded it': 'পঠিওৱাজনে আপল’ড কৰা ধৰণে',
  'Waiting for you': 'আপোনাৰ বাবে ৰৈ আছে',
  'Alumni registration': 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী পঞ্জীয়ন',
  'Message for the home page': 'মূল পৃষ্ঠাৰ বাবে বাৰ্তা',
  'Profile that was handed in': 'জমা দিয়া প্ৰফাইল',
  'These are the oldest of {{total}}. The others follow when these are decided.':
    '{{total}}টাৰ ভিতৰত এইবোৰ আটাইতকৈ পুৰণি। এইবোৰৰ সিদ্ধান্ত হ’লে বাকীবোৰ আহিব।',
  "1 visitor's note not read yet": 'দৰ্শকৰ 1টা টোকা এতিয়াও পঢ়া হোৱা নাই',
  "{{count}} visitors' notes not read yet": 'দৰ্শকৰ {{count}}টা টোকা এতিয়াও পঢ়া হোৱা নাই',
  'Back to what waits': 'ৰৈ থকাবোৰলৈ উভতি যাওক',
  'Approve and publish': 'অনুমোদন কৰি প্ৰকাশ কৰক',
  'Reject …': 'প্ৰত্যাখ্যান কৰক …',
  'Reject and mail the reason': 'প্ৰত্যাখ্যান কৰি কাৰণ মেইলত পঠিয়াওক',
  'Not yet': 'এতিয়াই নহয়',

  'There is no such report.': 'এনে প্ৰতিবেদন নাই।',
  'The name of this report has no year. Call it, for instance: AQAR 2024-25':
    'এই প্ৰতিবেদনৰ নামত বৰ্ষ নাই। যেনে এই নাম দিয়ক: AQAR 2024-25',
  '‘{{name}}’ is there already.': '‘{{name}}’ আগতেই আছে।',
  'Choose the manual of this report first, and save.':
    'প্ৰথমে এই প্ৰতিবেদনৰ নিৰ্দেশিকা বাছি সংৰক্ষণ কৰক।',
  'Only those who keep the evidence may do this.': 'প্ৰমাণ যিসকলে ৰাখে, কেৱল তেওঁলোকেহে এইটো কৰিব পাৰে।',
  'The manual of this report has no metric {{number}}.':
    'এই প্ৰতিবেদনৰ নিৰ্দেশিকাত {{number}} সূচক নাই।',
  'No such manual.': 'এনে নিৰ্দেশিকা নাই।',
  'Write the number as the manual does: 1.1.1.': 'নিৰ্দেশিকাত থকাৰ দৰে নম্বৰ লিখক: 1.1.1।',
  'The metric {{number}} is there twice.': '{{number}} সূচকটো দুবাৰ আছে।',
  'These reports answer this manual: {{names}}.':
    'এই প্ৰতিবেদনবোৰে এই নিৰ্দেশিকা অনুসৰণ কৰে: {{names}}।',
  'Criterion {{number}}': 'মানদণ্ড {{number}}',

  'Old notices': 'পুৰণি জাননী',
  'Bring many PDFs at once': 'একেলগে বহুতো PDF আনক',
  'Where they appear': 'ক’ত দেখা যাব',
  'PDF files, or a zip of them': 'PDF ফাইল, বা সেইবোৰৰ এটা zip',
  'At most {{files}} at once, {{megabytes}} MB together.':
    'একেলগে অতি বেছি {{files}}টা, মুঠতে {{megabytes}} MB।',
  'Title and date are read from the name of each file, or from its text where the name does not tell.':
    'শিৰোনাম আৰু তাৰিখ প্ৰতিটো ফাইলৰ নামৰ পৰা লোৱা হয়, বা নামে নক’লে তাৰ পাঠৰ পৰা।',
  'Reading: {{done}} of {{total}}, whose names do not tell what they are.':
    'পঢ়ি থকা হৈছে: {{total}}ৰ {{done}}, যিবোৰৰ নামে কি বুলি নকয়।',
  'Left out, because they are no PDF or too large: {{names}}':
    'PDF নোহোৱা বা বেছি ডাঙৰ হোৱা বাবে বাদ দিয়া হ’ল: {{names}}',
  'There were more files than come at once: bring the others afterwards.':
    'একেলগে আনিব পৰাতকৈ বেছি ফাইল আছিল: বাকীবোৰ পিছত আনক।',
  '{{done}} of {{total}} are done. Stay on this page until all are.':
    '{{total}}টাৰ ভিতৰত {{done}}টা হ’ল। সকলো শেষ নোহোৱালৈকে এই পৃষ্ঠাতে থাকক।',
  'Save {{count}} as drafts': '{{count}}টা খচৰা হিচাপে সংৰক্ষণ কৰক',
  'Publish {{count}} together': '{{count}}টা একেলগে প্ৰকাশ কৰক',
  'To the notices': 'জাননীবোৰলৈ',
  'Choose where they appear, and fill in each title and date.':
    'ক’ত দেখা যাব বাছক, আৰু প্ৰতিটোৰ শিৰোনাম আৰু তাৰিখ লিখক।',
  'Evidence from many PDFs': 'বহুতো PDFৰ পৰা প্ৰমাণ',
  'Which report': 'কোন প্ৰতিবেদন',
  'Each PDF that has the number of a metric in its name, such as 3.4.4.pdf, becomes a set of files of that question. Nothing is public before you publish it.':
    'নামত সূচকৰ নম্বৰ থকা প্ৰতিটো PDF, যেনে 3.4.4.pdf, সেই প্ৰশ্নৰ ফাইলৰ গোট হয়। আপুনি প্ৰকাশ নকৰালৈকে একোৱেই ৰাজহুৱা নহয়।',
  'The number of the metric and the title are read from the name of each file.':
    'সূচকৰ নম্বৰ আৰু শিৰোনাম প্ৰতিটো ফাইলৰ নামৰ পৰা লোৱা হয়।',
  'Choose the report, and fill in each metric and title.':
    'প্ৰতিবেদন বাছক, আৰু প্ৰতিটোৰ সূচক আৰু শিৰোনাম লিখক।',
  'This report has no questions yet. Open it and add the metrics of its manual.':
    'এই প্ৰতিবেদনৰ এতিয়াও কোনো প্ৰশ্ন নাই। ইয়াক খুলি নিৰ্দেশিকাৰ সূচক যোগ কৰক।',
  'To the report': 'প্ৰতিবেদনলৈ',
  Metric: 'সূচক',
  'Copy to ‘{{name}}’': '‘{{name}}’লৈ প্ৰতিলিপি কৰক',
  'The criteria, questions and sets stand in the copy, as drafts without files.':
    'মানদণ্ড, প্ৰশ্ন আৰু গোটবোৰ প্ৰতিলিপিত থাকিব, ফাইল নোহোৱা খচৰা হিচাপে।',
  'Add the metrics of the manual': 'নিৰ্দেশিকাৰ সূচকবোৰ যোগ কৰক',
  'Questions added: {{count}}': 'যোগ হোৱা প্ৰশ্ন: {{count}}',
  'With the whole report': 'গোটেই প্ৰতিবেদনখনৰ সৈতে',
  'No manual': 'কোনো নিৰ্দেশিকা নাই',
  'Order by drag': 'টানি ক্ৰম সজাওক',
  'Order of the criteria': 'মানদণ্ডৰ ক্ৰম',
  'Order of the sets': 'গোটৰ ক্ৰম',
  'Order of: {{list}}': 'ক্ৰম: {{list}}',
  'Drag a line by its handle, or move it with the arrows. Then save.':
    'শাৰীটো হাতলত ধৰি টানক, বা কাঁড়েৰে আগ-পিছ কৰক। তাৰ পাছত সংৰক্ষণ কৰক।',
  'There is nothing to put in order yet.': 'ক্ৰমত সজাবলগীয়া এতিয়াও একো নাই।',
  'Save the order': 'ক্ৰম সংৰক্ষণ কৰক',
  '{{title}}: place {{place}} of {{total}}': '{{title}}: {{total}}টাৰ ভিতৰত {{place}} নম্বৰ ঠাই',
  'Whose metrics the report answers. Numbers of questions are checked against it.':
    'প্ৰতিবেদনে যাৰ সূচকৰ উত্তৰ দিয়ে। প্ৰশ্নৰ নম্বৰ ইয়াৰ লগত মিলাই চোৱা হয়।',
  'What comes of it': 'ফলাফল',
  'Leave out': 'বাদ দিয়ক',
  File: 'ফাইল',
  Title: 'শিৰোনাম',
  Date: 'তাৰিখ',
  Draft: 'খচৰা',
  Published: 'প্ৰকাশিত',
  'Type the code of your authenticator app, too.': 'আপোনাৰ অথেণ্টিকেটৰ এপৰ ক’ডটোও লিখক।',
  'This code is wrong, or was used already.': 'এই ক’ড ভুল, বা আগতেই ব্যৱহাৰ হৈছে।',
  'Too many wrong codes. Try again in a minute.': 'বহুবাৰ ভুল ক’ড লিখা হ’ল। এক মিনিট পাছত আকৌ চেষ্টা কৰক।',
  'Please set up two-factor sign-in first.': 'প্ৰথমে দুই-স্তৰীয় ছাইন ইন স্থাপন কৰক।',
  'Two-factor sign-in is on already.': 'দুই-স্তৰীয় ছাইন ইন আগতেই চালু আছে।',
  'Two-factor sign-in': 'দুই-স্তৰীয় ছাইন ইন',
  'Two-factor sign-in is on.': 'দুই-স্তৰীয় ছাইন ইন চালু আছে।',
  'Two-factor sign-in is off.': 'দুই-স্তৰীয় ছাইন ইন বন্ধ আছে।',
  'Two-factor sign-in is on. Your recovery codes': 'দুই-স্তৰীয় ছাইন ইন চালু হ’ল। আপোনাৰ উদ্ধাৰ ক’ডসমূহ',
  'The college asks administrators and moderators for it: set it up, then everything else opens.':
    'মহাবিদ্যালয়ে প্ৰশাসক আৰু মডাৰেটৰসকলৰ পৰা ইয়াক বিচাৰে: ইয়াক স্থাপন কৰিলে বাকী সকলো খোল খাব।',
  'Besides your password, signing in then asks for a code that an app on your phone shows: Google Authenticator, Aegis, FreeOTP or another one.':
    'ইয়াৰ পাছত ছাইন ইন কৰিলে পাছৱৰ্ডৰ উপৰি আপোনাৰ ফোনৰ এটা এপে দেখুওৱা ক’ড লাগিব: Google Authenticator, Aegis, FreeOTP বা আন এটা।',
  'Show the QR code': 'QR ক’ড দেখুৱাওক',
  'Scan this with the app, or type the key into it:': 'এপেৰে ইয়াক স্কেন কৰক, বা এই চাবিটো তাত লিখক:',
  'QR code for the authenticator app': 'অথেণ্টিকেটৰ এপৰ বাবে QR ক’ড',
  'Switch on': 'চালু কৰক',
  'Switch off': 'বন্ধ কৰক',
  'Present password': 'বৰ্তমানৰ পাছৱৰ্ড',
  'Your own password': 'আপোনাৰ নিজৰ পাছৱৰ্ড',
  Code: 'ক’ড',
  'The six digits that your authenticator app shows, or one of your recovery codes.':
    'আপোনাৰ অথেণ্টিকেটৰ এপে দেখুওৱা ছয়টা সংখ্যা, বা আপোনাৰ এটা উদ্ধাৰ ক’ড।',
  'Print them, or write them down, and keep them where your papers are: each signs you in once when the phone is not at hand. They are not shown again.':
    'এইবোৰ ছপা কৰক বা লিখি থওক, আৰু আপোনাৰ কাগজ-পত্ৰৰ লগত ৰাখক: ফোন হাতত নাথাকিলে প্ৰতিটোৱে এবাৰ ছাইন ইন কৰিবলৈ দিয়ে। আকৌ দেখুওৱা নহ’ব।',
  Print: 'ছপা কৰক',
  'I have kept them: go on': 'মই ৰাখিলোঁ: আগবাঢ়ক',
  'Signing in asks for a code of your authenticator app besides your password.':
    'ছাইন ইন কৰিলে পাছৱৰ্ডৰ উপৰি আপোনাৰ অথেণ্টিকেটৰ এপৰ ক’ড লাগে।',
  'New recovery codes': 'নতুন উদ্ধাৰ ক’ড',
  'Make new ones: those before are void': 'নতুন বনাওক: আগৰবোৰ আৰু নচলিব',
  'Switch off, for instance before you change the phone': 'বন্ধ কৰক, যেনে ফোন সলোৱাৰ আগতে',
  'Recovery codes, switch off …': 'উদ্ধাৰ ক’ড, বন্ধ কৰা …',
  'Set it up …': 'স্থাপন কৰক …',
  'The phone is lost: switch it off …': 'ফোন হেৰাল: বন্ধ কৰক …',
  'It is off now, and the trail says by whom.': 'এতিয়া বন্ধ হ’ল; কোনে কৰিলে লিখা থাকিল।',
  'Your account': 'আপোনাৰ একাউণ্ট',
  'This account may not open the admin.': 'এই একাউণ্টে প্ৰশাসনৰ পৃষ্ঠা খুলিব নোৱাৰে।',

  '{{name}}: invited, a mail is on its way.': '{{name}}: আমন্ত্ৰণ কৰা হ’ল, মেইল গৈ আছে।',
  '{{name}}: invited once more. The new mail is on its way, and the link of the old one is void.':
    '{{name}}: আকৌ আমন্ত্ৰণ কৰা হ’ল। নতুন মেইল গৈ আছে; পুৰণিখনৰ লিংক আৰু নচলিব।',
  '{{name}}: was mailed just now. Wait five minutes.':
    '{{name}}: এইমাত্ৰ মেইল পঠিওৱা হৈছে। পাঁচ মিনিট ৰওক।',
  '{{name}}: has an account, and has signed in with it.':
    '{{name}}: একাউণ্ট আছে, আৰু তাৰে ছাইন ইন কৰিছে।',
  '{{name}}: not invited. Somebody else has an account with this address.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। এই ঠিকনাৰে আন এজনৰ একাউণ্ট আছে।',
  '{{name}}: not invited. The address, the department or the profile does not fit the role.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। ঠিকনা, বিভাগ বা প্ৰফাইলটো এই ভূমিকাৰ লগত নিমিলে।',
  '{{name}}: not invited. The profile has no official e-mail address.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। প্ৰফাইলত চৰকাৰী ই-মেইল ঠিকনা নাই।',
  '{{name}}: not invited. This is not a valid e-mail address.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। এই ই-মেইল ঠিকনা শুদ্ধ নহয়।',
  'The invitations will go to these addresses': 'আমন্ত্ৰণবোৰ এই ঠিকনাবোৰলৈ যাব',
  'This address was changed on {{day}} by {{person}}. Tick it only if you know that it is right.':
    '{{person}}এ {{day}}ত এই ঠিকনা সলাইছিল। শুদ্ধ বুলি জানিলেহে টিক দিয়ক।',
  Department: 'বিভাগ',
  'Send the invitations': 'আমন্ত্ৰণ পঠিয়াওক',
  'Invite as editors of their departments ({{count}})':
    'নিজ বিভাগৰ সম্পাদক হিচাপে আমন্ত্ৰণ কৰক ({{count}})',
  'That did not work.': 'নহ’ল।',
  'That did not reach the server. Try again.': 'ছাৰ্ভাৰলৈ নগ’ল। আকৌ চেষ্টা কৰক।',
  'Tick teachers to give them an account with which they write their own profile. Each gets a mail with a link that is valid for 72 hours.':
    'শিক্ষকসকলক বাছিলে নিজৰ প্ৰফাইল লিখিবলৈ একাউণ্ট দিয়া হয়। প্ৰতিজনে 72 ঘণ্টালৈ বৈধ লিংক থকা এখন মেইল পায়।',
  'Invite as teachers ({{count}})': 'শিক্ষক হিচাপে আমন্ত্ৰণ কৰক ({{count}})',
  'Invite as heads of their departments ({{count}})': 'বিভাগীয় মুৰব্বী হিচাপে আমন্ত্ৰণ কৰক ({{count}})',
  'Invite people by mail': 'মেইলেৰে লোকক আমন্ত্ৰণ কৰক',
  'E-mail addresses, one on each line': 'ই-মেইল ঠিকনা, প্ৰতি শাৰীত এটাকৈ',
  'What they may do': 'তেওঁলোকে কি কৰিব পাৰে',
  'Each gets a mail with a link, valid for 72 hours, to choose a password. Teachers are invited from the list of staff.':
    'প্ৰতিজনে পাছৱৰ্ড বাছিবলৈ 72 ঘণ্টালৈ বৈধ লিংক থকা এখন মেইল পায়। শিক্ষকসকলক কৰ্মচাৰীৰ তালিকাৰ পৰা আমন্ত্ৰণ কৰা হয়।',
  Invite: 'আমন্ত্ৰণ কৰক',
  'Mail the ticked ones once more ({{count}})': 'বাছি লোৱাসকললৈ আকৌ মেইল পঠিয়াওক ({{count}})',
  'Your profile': 'আপোনাৰ প্ৰফাইল',
  'Write in the profile of {{name}}': '{{name}}ৰ প্ৰফাইলত লিখক',
  'Its page is public: visitors see at once what you publish. ‘Preview’ shows it to you before.':
    'ইয়াৰ পৃষ্ঠা ৰাজহুৱা: আপুনি প্ৰকাশ কৰাখিনি দৰ্শকে লগে লগে দেখে। ‘পূৰ্বদৰ্শন’এ আগতে আপোনাক দেখুৱায়।',
  'Its page is public: visitors see what you hand in once it is approved. ‘Preview’ shows it to you before.':
    'ইয়াৰ পৃষ্ঠা ৰাজহুৱা: আপুনি জমা দিয়াখিনি অনুমোদনৰ পিছত দৰ্শকে দেখে। ‘পূৰ্বদৰ্শন’এ আগতে আপোনাক দেখুৱায়।',
  'Its page is not public yet: the office decides that. ‘Preview’ shows how it will look.':
    'ইয়াৰ পৃষ্ঠা এতিয়াও ৰাজহুৱা নহয়: কাৰ্যালয়ে সেয়া ঠিক কৰে। ‘পূৰ্বদৰ্শন’এ কেনে হ’ব দেখুৱায়।',
  'Hand in': 'জমা দিয়ক',
  'Handed in for approval.': 'অনুমোদনৰ বাবে জমা দিয়া হ’ল।',
  'Handed back.': 'ঘূৰাই দিয়া হ’ল।',
  'Handed in on {{moment}}, and waits for approval.': '{{moment}}ত জমা দিয়া হ’ল; অনুমোদনৰ বাবে ৰৈ আছে।',
  'Handed back. The reason:': 'ঘূৰাই দিয়া হ’ল। কাৰণ:',
  'Compare it with what is public': 'ৰাজহুৱাখিনিৰ লগত মিলাই চাওক',
  'Hand back …': 'ঘূৰাই দিয়ক …',
  'Why? The teacher reads it in a mail.': 'কিয়? শিক্ষকে মেইলত পঢ়িব।',
  'Hand back and mail the reason': 'ঘূৰাই দি কাৰণ মেইলত পঠিয়াওক',
  'Your account is not linked to a profile. Please ask the office to do that.':
    'আপোনাৰ একাউণ্ট কোনো প্ৰফাইলৰ লগত সংযোগ কৰা নাই। কাৰ্যালয়ক ক’ব।',
  'Choose the colour': 'ৰং বাছক',
  'Only administrators invite people.': 'কেৱল প্ৰশাসকেহে লোকক আমন্ত্ৰণ কৰে।',
  'Choose a role, and at most {{most}} people with an e-mail address each.':
    'এটা ভূমিকা আৰু ই-মেইল ঠিকনা থকা সৰ্বাধিক {{most}}জন লোক বাছক।',
  'This link was used already, or is too old. If you have chosen a password, sign in with it. Otherwise press ‘Forgot password?’ where you sign in, or ask the office to invite you once more.':
    'এই লিংক আগতেই ব্যৱহাৰ হৈছে, বা বহু পুৰণি। পাছৱৰ্ড বাছিছিল যদি তাৰেই ছাইন ইন কৰক। নহ’লে ছাইন ইন কৰা ঠাইত ‘পাছৱৰ্ড পাহৰিলে?’ টিপক, বা কাৰ্যালয়ক আকৌ আমন্ত্ৰণ কৰিবলৈ কওক।',
  'Please log in first.': 'প্ৰথমে ছাইন ইন কৰক।',
  'There is no such account.': 'এনে কোনো একাউণ্ট নাই।',
  'Only administrators do that.': 'কেৱল প্ৰশাসকেহে এয়া কৰে।',
  'There is no such list.': 'এনে কোনো তালিকা নাই।',
  'This version has values that your account may not set.':
    'এই সংস্কৰণটোত এনে তথ্য আছে, যিবোৰ আপোনাৰ একাউণ্টে সলনি কৰিব নোৱাৰে।',
  'Your account may not do this with this list.': 'আপোনাৰ একাউণ্টে এই তালিকাত এয়া কৰিব নোৱাৰে।',
} as const;
