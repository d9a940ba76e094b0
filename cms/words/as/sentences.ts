import { certificationSentences } from './certification.ts';
import { dutySentences } from './duties.ts';
import { evidenceSentences } from './evidence.ts';
import { importSentences } from './imports.ts';
import { publicationSentences } from './publications.ts';
import { refusalSentences } from './refusals.ts';
import { rehearsalSentences } from './rehearsal.ts';
import { securityLogSentences } from './security-log.ts';
import { setUpSentences } from './set-up.ts';
import { unsavedSentences } from './unsaved.ts';
import { walkSentences } from './walks.ts';

/** Names of Payload's icon buttons for screen readers. */
const nameSentences = {
  Bold: 'ডাঠ',
  Italic: 'হেলনীয়া',
  Underline: 'তলত ৰেখা',
  Strikethrough: 'কাটি দিয়া',
  Insert: 'পাঠত যোগ কৰক',
  'Paragraph style': 'অনুচ্ছেদৰ ধৰণ',
  Alignment: 'শাৰী মিলোৱা',
  Subscript: 'তলৰ সৰু আখৰ',
  Superscript: 'ওপৰৰ সৰু আখৰ',
  Link: 'লিংক',
  'Decrease indent': 'বাহিৰলৈ উলিয়াওক',
  'Increase indent': 'ভিতৰলৈ সুমুৱাওক',
  'Field to filter by': 'যি ক্ষেত্ৰেৰে বাছিব',
  Comparison: 'তুলনা',
  Value: 'মান',
} as const;

/** Text of a file in its form. */
const fileTextSentences = {
  'Text of the file': 'ফাইলটোৰ পাঠ',
  'The text of this file is being read. It will appear here in a few minutes.':
    'এই ফাইলটোৰ পাঠ পঢ়ি থকা হৈছে। কেইমিনিটমানৰ পিছত ইয়াত থাকিব।',
  'This text was read from the file automatically. The search finds it, and visitors who cannot see the file can read it.':
    'এই পাঠ ফাইলটোৰ পৰা স্বয়ংক্ৰিয়ভাৱে পঢ়া হৈছে। সন্ধানত এইটো পোৱা যায়, আৰু যিসকল দৰ্শকে ফাইলটো দেখা নাপায় তেওঁলোকে ইয়াকে পঢ়ে।',
  'This file is a scan. Its text was recognised automatically for visitors who cannot see it. Please check it.':
    'এই ফাইলটো স্কেন কৰা। চকুৰে নেদেখা দৰ্শকৰ বাবে ইয়াৰ পাঠ স্বয়ংক্ৰিয়ভাৱে চিনাক্ত কৰা হৈছে। অনুগ্ৰহ কৰি চাই লওক।',
  'This text was typed by a person. It stays until the file is replaced.':
    'এই পাঠ মানুহে লিখা। ফাইলটো সলনি নোহোৱালৈকে থাকিব।',
  'No text was found in this file.': 'এই ফাইলটোত কোনো পাঠ পোৱা নগ’ল।',
  'This file has no text for visitors who cannot see it. Type the text of the file here.':
    'চকুৰে নেদেখা দৰ্শকৰ বাবে এই ফাইলৰ পাঠ নাই। ফাইলটোৰ পাঠ ইয়াত লিখক।',
  'This file is locked with a password, so it was not read.':
    'এই ফাইলটো পাছৱৰ্ডেৰে বন্ধ, সেয়ে পঢ়া নহ’ল।',
  'This file is damaged or has the wrong type, so it was not read.':
    'এই ফাইলটো বেয়া হৈছে বা ইয়াৰ প্ৰকাৰ ভুল, সেয়ে পঢ়া নহ’ল।',
  'This file is larger than 25 MB, so it was not read.': 'এই ফাইলটো 25 MBতকৈ ডাঙৰ, সেয়ে পঢ়া নহ’ল।',
  'This file has too much text, so it was not read.': 'এই ফাইলটোত অতি বেছি পাঠ আছে, সেয়ে পঢ়া নহ’ল।',
  'Reading this file took too long, so it was stopped.':
    'এই ফাইলটো পঢ়োঁতে বেছি সময় লাগিল, সেয়ে বন্ধ কৰা হ’ল।',
  'This file is too complex, so it was not read.': 'এই ফাইলটো অতি জটিল, সেয়ে পঢ়া নহ’ল।',
  'The first 200 pages were read, the others were not.': 'প্ৰথম 200 পৃষ্ঠা পঢ়া হ’ল, বাকীবোৰ নহ’ল।',
  'Some pages took too long and were not read.': 'কিছুমান পৃষ্ঠাত বেছি সময় লাগিল, সেইবোৰ পঢ়া নহ’ল।',
  'Some pages are too complex and were not read.': 'কিছুমান পৃষ্ঠা অতি জটিল, সেইবোৰ পঢ়া নহ’ল।',
  'Some pages could not be read.': 'কিছুমান পৃষ্ঠা পঢ়িব পৰা নগ’ল।',
  'This old type of file cannot be read. The search does not find its text, and visitors who cannot see the file cannot hear it. Save it as .docx, .xlsx, .pptx or PDF, and replace this file with the new one.':
    'এই পুৰণি ধৰণৰ ফাইল পঢ়িব নোৱাৰি। সন্ধানত ইয়াৰ পাঠ পোৱা নাযায়, আৰু চকুৰে নেদেখা দৰ্শকে কোনো পাঠ নাপায়। ইয়াক .docx, .xlsx, .pptx বা PDF হিচাপে সংৰক্ষণ কৰি এইটোৰ ঠাইত নতুনটো দিয়ক।',
  'Check the text': 'পাঠটো চাওক',
  'An empty line starts a new paragraph. A line that starts with # and a space is a heading.':
    'এটা খালী শাৰীৰ পাছত নতুন অনুচ্ছেদ আৰম্ভ হয়। # আৰু খালী ঠাইৰে আৰম্ভ হোৱা শাৰী এটা শিৰোনাম।',
  'Page {{number}}': 'পৃষ্ঠা {{number}}',
  'Save the text': 'পাঠ সংৰক্ষণ কৰক',
  'Text saved.': 'পাঠ সংৰক্ষণ কৰা হ’ল।',
} as const;

/** Sentences of our own screens: English key, Assamese value. */
export const sentences = {
  ...setUpSentences,
  ...securityLogSentences,
  ...unsavedSentences,
  ...certificationSentences,
  ...dutySentences,
  ...evidenceSentences,
  ...publicationSentences,
  ...refusalSentences,
  ...rehearsalSentences,
  ...fileTextSentences,
  ...nameSentences,
  ...walkSentences,
  ...importSentences,
  'Enter the last day on which the notice stays at the top.': 'জাননীখন ওপৰত থকাৰ শেষ দিনটো লিখক।',
  'The text is in the font {{font}}, which visitors do not have, so they see meaningless letters. Type it in Unicode, or convert it first. Then paste it again.':
    'এই পাঠ {{font}} ফণ্টত আছে, যিটো দৰ্শকৰ নাই, সেয়ে তেওঁলোকে অৰ্থহীন আখৰ দেখিব। ইয়াক ইউনিকোডত লিখক, বা আগতে ৰূপান্তৰ কৰক। তাৰ পাছত আকৌ পেষ্ট কৰক।',
  'Pictures that could not be pasted: {{count}}. Save each picture as a file. Then add it with the picture button.':
    'পেষ্ট কৰিব নোৱৰা ছবি: {{count}}। প্ৰতিখন ছবি ফাইল হিচাপে সংৰক্ষণ কৰক। তাৰ পাছত ছবিৰ বুটামেৰে যোগ কৰক।',
  'This text has a structure that the editor cannot read. Write it in the editor.':
    'এই পাঠৰ গঠন সম্পাদকে পঢ়িব নোৱাৰে। ইয়াক সম্পাদকত লিখক।',
  'The value of {{field}} has a structure that the program cannot read.':
    '{{field}}ৰ মানৰ গঠন প্ৰগ্ৰেমে পঢ়িব নোৱাৰে।',
  '“{{value}}” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.':
    '“{{value}}” শুদ্ধ তাৰিখ নহয়। DD-MM-YYYY হিচাপে লিখক, যেনে 05-07-2024।',
  'The profile page is not public yet. Approving it makes it public.':
    'প্ৰফাইল পৃষ্ঠাখন এতিয়াও ৰাজহুৱা নহয়। অনুমোদন কৰিলে ৰাজহুৱা হ’ব।',
  '{{name}}: the account is ready, but no e-mail was sent.':
    '{{name}}: একাউণ্ট সাজু, কিন্তু ই-মেইল পঠিওৱা নহ’ল।',
  '{{name}}: no e-mail was sent.': '{{name}}: ই-মেইল পঠিওৱা নহ’ল।',
  'This server cannot send e-mail yet. Ask the person who runs it to set SMTP_URL. Then invite again, because nobody gets a link until then.':
    'এই চাৰ্ভাৰে এতিয়াও ই-মেইল পঠিয়াব নোৱাৰে। চাৰ্ভাৰ চলোৱাজনক SMTP_URL দিবলৈ কওক। তাৰ পাছত আকৌ আমন্ত্ৰণ কৰক, কিয়নো তেতিয়ালৈকে কোনেও লিংক নাপায়।',
  'Fill in this field.': 'এই ক্ষেত্ৰটো ভৰাওক।',
  'Start the address with https://. For a page of this website, start with /.':
    'ঠিকনাটো https://ৰে আৰম্ভ কৰক। এই ৱেবছাইটৰ পৃষ্ঠা হ’লে /ৰে আৰম্ভ কৰক।',
  'Use 2 to 20 capital letters or digits.': '২ৰ পৰা ২০টা ডাঙৰ ইংৰাজী আখৰ বা সংখ্যা লিখক।',
  'Describe in a few words what the picture shows.': 'ছবিখনত কি আছে, কেইটামান শব্দত লিখক।',
  'Enter a reason. The sender will read it.': 'কাৰণটো লিখক। পঠিওৱাজনে পঢ়িব।',
  'Use only small letters, digits and single hyphens.':
    'কেৱল সৰু ইংৰাজী আখৰ, সংখ্যা আৰু এটাকৈ হাইফেন লিখক।',
  'Use only small letters, digits, hyphens and /.': 'কেৱল সৰু ইংৰাজী আখৰ, সংখ্যা, হাইফেন আৰু / লিখক।',
  'Enter the year and the quarter: 2026-1st, 2026-2nd, 2026-3rd or 2026-4th.':
    'বৰ্ষ আৰু ত্ৰৈমাসিক এনেকৈ লিখক: 2026-1st, 2026-2nd, 2026-3rd বা 2026-4th।',
  'Choose the department.': 'বিভাগ বাছক।',
  'Choose the profile of this person.': 'এই ব্যক্তিৰ প্ৰফাইল বাছক।',
  'Send the answer to {{to}}': '{{to}} লৈ উত্তৰ পঠিয়াওক',
  'Add many photos': 'একেলগে বহু ফটো যোগ কৰক',
  'Upload files': 'ফাইল আপল’ড কৰক',
  'Upload pictures': 'ছবি আপল’ড কৰক',
  'Upload ({{count}})': 'আপল’ড কৰক ({{count}})',
  'Description of all pictures': 'সকলো ছবিৰ বিৱৰণ',
  'What does it show?': 'ছবিখনত কি আছে?',
  'Name that visitors read': 'দৰ্শকে পঢ়া নাম',
  '{{count}} files were uploaded.': '{{count}}টা ফাইল আপল’ড হ’ল।',
  '{{count}} files were uploaded. Save to keep them here.':
    '{{count}}টা ফাইল আপল’ড হ’ল। ইয়াত ৰাখিবলৈ সংৰক্ষণ কৰক।',
  'Where they appear': 'ক’ত দেখুওৱা হ’ব',
  '{{count}} photos were added.': '{{count}}খন ফটো যোগ কৰা হ’ল।',
  'Make the profile pages public ({{count}})': 'প্ৰফাইল পৃষ্ঠাবোৰ ৰাজহুৱা কৰক ({{count}})',
  '{{count}} profile pages are public.': '{{count}}খন প্ৰফাইল পৃষ্ঠা ৰাজহুৱা।',
  '{{count}} profile pages are public. {{left}} were left: they wait for approval, or have no profile page.':
    '{{count}}খন প্ৰফাইল পৃষ্ঠা ৰাজহুৱা। {{left}}খন বাকী থাকিল: অনুমোদনৰ বাবে ৰৈ আছে, বা প্ৰফাইল পৃষ্ঠা নাই।',
  'Head of the Department': 'বিভাগীয় মুৰব্বী',
  'Submit this for approval. The head of department publishes it.':
    'ইয়াক অনুমোদনৰ বাবে জমা দিয়ক। বিভাগীয় মুৰব্বীয়ে প্ৰকাশ কৰিব।',
  'Enter a colour, for example #a3161f': 'এটা ৰং লিখক, যেনে #a3161f',
  'Text in this colour is too pale to read. The nearest readable colour is {{colour}}':
    'এই ৰঙৰ লিখা পঢ়িব নোৱাৰাকৈ পাতল। পঢ়িব পৰা আটাইতকৈ ওচৰৰ ৰং: {{colour}}',
  'Use at most 20 characters: letters, digits, hyphens and _.':
    'সৰ্বাধিক ২০টা চিন লিখক: ইংৰাজী আখৰ, সংখ্যা, হাইফেন আৰু _।',
  'Example: +91': 'উদাহৰণ: +91',
  'This time zone does not exist. Example: Asia/Kolkata': 'এনে সময় মণ্ডল নাই। উদাহৰণ: Asia/Kolkata',
  'This time zone is not supported. Choose one up to 12 hours ahead of UTC.':
    'এই সময় মণ্ডল ব্যৱহাৰ কৰিব নোৱাৰি। UTCতকৈ 12 ঘণ্টালৈ আগৰ এটা বাছক।',

  Transcript: 'প্ৰতিলিপি',
  'What the film shows': 'চলচ্চিত্ৰই কি দেখুৱায়',
  'This is not a PDF.': 'এইটো PDF নহয়।',
  'This is not a WebVTT file. Its first line is WEBVTT, and each caption has a line with its times, such as 00:01.000 --> 00:04.000. Save the captions as WebVTT in your program.':
    'এইটো WebVTT ফাইল নহয়। ইয়াৰ প্ৰথম শাৰী WEBVTT, আৰু প্ৰতিটো লিখনৰ সময়ৰ এটা শাৰী থাকে, যেনে 00:01.000 --> 00:04.000। আপোনাৰ প্ৰগ্ৰামত লিখনবোৰ WebVTT হিচাপে সংৰক্ষণ কৰক।',
  'This picture is too large: {{width}} × {{height}} pixels ({{count}} million). The limit is {{most}} million pixels. Make it smaller and upload it again.':
    'এই ছবিখন অতি ডাঙৰ: {{width}} × {{height}}, অৰ্থাৎ {{count}} নিযুত পিক্সেল। সৰ্বাধিক {{most}} নিযুত হ’ব পাৰে। ছবিখন সৰু কৰি পুনৰ আপল’ড কৰক।',
  'This picture is animated. The website shows only its first frame.':
    'এই ছবিখন এনিমেটেড। ৱেবছাইটে কেৱল ইয়াৰ প্ৰথম ফ্ৰেমটো দেখুৱায়।',
  'The server is busy. Please try again in a minute.':
    'চাৰ্ভাৰ ব্যস্ত। অনুগ্ৰহ কৰি এক মিনিটৰ পিছত পুনৰ চেষ্টা কৰক।',
  'Nothing can be saved at the moment. Please try again later.':
    'এই মুহূৰ্তত একো সংৰক্ষণ কৰিব নোৱাৰি। অনুগ্ৰহ কৰি পিছত পুনৰ চেষ্টা কৰক।',
  'This text is too long. The limit is {{kilobytes}} KB and {{parts}} parts. Split it into several pages, or attach it as a file.':
    'এই লেখাটো অতি দীঘল। সৰ্বাধিক {{kilobytes}} KB আৰু {{parts}} টা অংশ হ’ব পাৰে। ইয়াক কেইবাটাও পৃষ্ঠাত ভাগ কৰক, বা ফাইল হিচাপে সংলগ্ন কৰক।',
  'This picture cannot be read.': 'এই ছবি পঢ়িব পৰা নগ’ল।',
  'Upload the file itself. Files are not fetched from other addresses.':
    'ফাইলটোকে আপল’ড কৰক। আন ঠিকনাৰ পৰা ফাইল অনা নহয়।',
  'Pictures must be JPEG, PNG, WebP or AVIF.': 'ছবি JPEG, PNG, WebP বা AVIF হ’ব লাগে।',
  'Pictures must be JPEG, PNG, WebP or AVIF. Save this one as JPEG first.':
    'ছবি JPEG, PNG, WebP বা AVIF হ’ব লাগে। প্ৰথমে এইখন JPEG হিচাপে সংৰক্ষণ কৰক।',
  'This type of file is not accepted. Use PDF, Word, Excel, PowerPoint, OpenDocument, text, pictures (JPEG, PNG, WebP, AVIF), videos (MP4, WebM) or their captions (WebVTT).':
    'এনে ধৰণৰ ফাইল লোৱা নহয়। এইবোৰ দিয়ক: PDF, Word, Excel, PowerPoint, OpenDocument, text, ছবি (JPEG, PNG, WebP, AVIF), ভিডিঅ’ (MP4, WebM) বা তাৰ লিখন (WebVTT)।',
  'Address of the file': 'ফাইলৰ ঠিকনা',
  'Replace the file': 'ফাইলটো সলাওক',
  'New file: {{name}}. Save to replace the old one.': 'নতুন ফাইল: {{name}}। পুৰণিটো সলাবলৈ সংৰক্ষণ কৰক।',
  'New {{label}}': 'নতুন {{label}}',
  'Copy this address to share the file. It stays the same when the file is replaced. Visitors can open it once a published page shows the file.':
    'ফাইলটো আনক পঠিয়াবলৈ এই ঠিকনাটো কপি কৰক। ফাইল সলালেও ঠিকনা একেই থাকে। ফাইলটো দেখুওৱা কোনো পৃষ্ঠা প্ৰকাশ হ’লে দৰ্শকে ইয়াক খুলিব পাৰে।',
  'This file is too large. The limit is {{megabytes}} MB. Make it smaller or split it.':
    'এই ফাইলটো অতি ডাঙৰ। সৰ্বাধিক {{megabytes}} MB হ’ব পাৰে। ইয়াক সৰু কৰক বা ভাগ কৰক।',

  '{{what}} was not deleted because it is used in {{places}}. Change these first.':
    '{{what}} মচা নহ’ল, কিয়নো ইয়াত ব্যৱহাৰ হৈ আছে: {{places}}। প্ৰথমে সেইবোৰ সলাওক।',
  'This file is on the website in {{places}}. Upload a new file and submit it for approval.':
    'এই ফাইলটো ৱেবছাইটত ইয়াত আছে: {{places}}। নতুন ফাইল এটা আপল’ড কৰি অনুমোদনৰ বাবে জমা দিয়ক।',
  'It uses records that are in the recycle bin: {{names}}. Restore them first.':
    'ইয়াত ব্যৱহাৰ হোৱা এই ৰেকৰ্ডবোৰ আৱৰ্জনা পাত্ৰত আছে: {{names}}। প্ৰথমে সেইবোৰ ঘূৰাই আনক।',
  'A record in the recycle bin already has this value. Restore that record or delete it permanently.':
    'আৱৰ্জনা পাত্ৰত থকা এটা ৰেকৰ্ডত এই মান আগতেই আছে। সেইটো ঘূৰাই আনক, বা চিৰদিনলৈ মচক।',
  This: 'এইটো',
  'number {{number}}': '{{number}} নম্বৰ',
  'Too many wrong passwords. Try again in a minute.':
    'বহুবাৰ ভুল পাছৱৰ্ড লিখা হ’ল। এক মিনিট পাছত আকৌ চেষ্টা কৰক।',
  'Enter your current password to change how you sign in.':
    'ছাইন ইনৰ তথ্য সলাবলৈ আপোনাৰ বৰ্তমানৰ পাছৱৰ্ড লিখক।',
  'Enter your own current password to change the role of somebody or how somebody else signs in.':
    'কাৰোবাৰ ভূমিকা বা আন কাৰোবাৰ ছাইন ইন সলাবলৈ আপোনাৰ নিজৰ বৰ্তমানৰ পাছৱৰ্ড দিয়ক।',
  'Your own password. You need it to change the role, password or e-mail address of somebody, and to add an administrator.':
    'আপোনাৰ নিজৰ পাছৱৰ্ড। কাৰোবাৰ ভূমিকা, পাছৱৰ্ড বা ই-মেইল ঠিকনা সলাবলৈ, আৰু প্ৰশাসক যোগ কৰিবলৈ ই লাগে।',
  'Where you are signed in': 'আপুনি ক’ত ক’ত ছাইন ইন হৈ আছে',
  'Where this account is signed in': 'এই একাউণ্ট ক’ত ক’ত ছাইন ইন হৈ আছে',
  'Where {{name}} is signed in': '{{name}} ক’ত ক’ত ছাইন ইন হৈ আছে',
  'A session ends when it is not used for {{idle}} hours, and {{longest}} hours after the sign-in in any case. If you do not recognise one, end it and choose a new password.':
    '{{idle}} ঘণ্টা ব্যৱহাৰ নকৰিলে ছেছন শেষ হয়, আৰু ছাইন ইনৰ {{longest}} ঘণ্টা পিছত সকলো অৱস্থাতে শেষ হয়। কোনো এটা চিনি নাপালে সেইটো শেষ কৰক আৰু নতুন পাছৱৰ্ড বাছক।',
  'Unknown browser': 'অজ্ঞাত ব্ৰাউজাৰ',
  'This session': 'এই ছেছন',
  'Signed in: {{moment}}': 'ছাইন ইন: {{moment}}',
  'Last used: {{moment}}': 'শেষ ব্যৱহাৰ: {{moment}}',
  'End session': 'ছেছন শেষ কৰক',
  'End session: {{browser}}, signed in {{moment}}': 'ছেছন শেষ কৰক: {{browser}}, ছাইন ইন {{moment}}',
  'End all other sessions': 'আন সকলো ছেছন শেষ কৰক',
  'End all sessions': 'সকলো ছেছন শেষ কৰক',
  'Ended.': 'শেষ হ’ল।',
  'Nobody is signed in with this account.': 'এই একাউণ্টেৰে কোনো ছাইন ইন হৈ থকা নাই।',
  'Back to the account': 'একাউণ্টলৈ উভতি যাওক',
  'This password is too short. Use at least 12 characters, or 8 that are hard to guess.':
    'এই পাছৱৰ্ড বৰ চুটি। কমেও ১২টা আখৰ লিখক, বা অনুমান কৰিবলৈ টান ৮টা।',
  'This password is easy to guess. Use at least 12 characters without names or common words, or several words that do not belong together.':
    'এই পাছৱৰ্ড সহজে অনুমান কৰিব পাৰি। নাম বা সাধাৰণ শব্দ নোহোৱাকৈ কমেও ১২টা আখৰ লিখক, বা একেলগে নোযোৱা কেইবাটাও শব্দ লিখক।',
  'This is not your current password.': 'এইটো আপোনাৰ বৰ্তমানৰ পাছৱৰ্ড নহয়।',
  'Too many people are signing in. Try again in half a minute.':
    'এতিয়া বহুতে একেলগে ছাইন ইন কৰি আছে। আধা মিনিট পাছত আকৌ চেষ্টা কৰক।',
  'Too many wrong passwords. Try again in a minute, or choose a new password with ‘Forgot password?’.':
    'বহুবাৰ ভুল পাছৱৰ্ড লিখা হ’ল। এক মিনিট পাছত আকৌ চেষ্টা কৰক, বা ‘পাছৱৰ্ড পাহৰিলে?’ৰে নতুন পাছৱৰ্ড লওক।',
  'Too many wrong passwords. Try again in {{minutes}} minutes, or choose a new password with ‘Forgot password?’.':
    'বহুবাৰ ভুল পাছৱৰ্ড লিখা হ’ল। {{minutes}} মিনিট পাছত আকৌ চেষ্টা কৰক, বা ‘পাছৱৰ্ড পাহৰিলে?’ৰে নতুন পাছৱৰ্ড লওক।',
  'Files cannot be stored or read at the moment. Please try again in a few minutes.':
    'এই মুহূৰ্তত ফাইল সাঁচিব বা পঢ়িব নোৱাৰি। অনুগ্ৰহ কৰি কেইমিনিটমান পিছত পুনৰ চেষ্টা কৰক।',
  'Somebody else has saved this meanwhile. Load the page again.':
    'ইতিমধ্যে আন এজনে এইটো সাঁচি থৈছে। পৃষ্ঠাখন পুনৰ ল’ড কৰক।',
  'The sender did not agree that the website shows this. Answer by e-mail, or reject it.':
    'প্ৰেৰকে ৱেবছাইটত দেখুওৱাত সন্মতি দিয়া নাই। ই-মেইলেৰে উত্তৰ দিয়ক, বা নাকচ কৰক।',
  'The sender withdrew consent. This cannot be restored.':
    'প্ৰেৰকে সন্মতি উঠাই লৈছে। ইয়াক পুনৰুদ্ধাৰ কৰিব নোৱাৰি।',
  'The sender agreed to': 'প্ৰেৰকে সন্মতি দিছে',
  'Sent without the boxes of the website’s form.': 'ৱেবছাইটৰ প্ৰপত্ৰৰ ঘৰবোৰ নোহোৱাকৈ পঠিওৱা হৈছে।',
  'The sender did not say that they are 18 or older. Ask a parent or guardian before you approve.':
    'প্ৰেৰকে 18 বছৰ বা তাতকৈ অধিক বয়সৰ বুলি কোৱা নাই। অনুমোদনৰ আগতে পিতৃ-মাতৃ বা অভিভাৱকক সোধক।',
  'The sender did not agree to be shown on the website. If you approve, the registration is kept and not shown.':
    'প্ৰেৰকে ৱেবছাইটত দেখুওৱাত সন্মতি দিয়া নাই। অনুমোদন কৰিলে পঞ্জীয়ন ৰখা হয়, দেখুওৱা নহয়।',
  'Answers by month': 'মাহ অনুসৰি উত্তৰ',
  Month: 'মাহ',
  Notes: 'টোকা',
  'Answered in time': 'সময়মতে উত্তৰ',
  'Closed without an answer': 'উত্তৰ নোহোৱাকৈ বন্ধ',
  'Still open': 'এতিয়াও বাকী',
  'Days to the answer (median)': 'উত্তৰলৈ দিন (মধ্যমা)',
  'The office answers within {{count}} days. Set it under The college.':
    'কাৰ্যালয়ে {{count}} দিনৰ ভিতৰত উত্তৰ দিয়ে। মহাবিদ্যালয়ৰ তথ্যত সলাব পাৰি।',
  'Too late: {{count}}': 'পলম হৈছে: {{count}}',
  'Somebody else has already decided this.': 'আন এজনে ইতিমধ্যে এই সিদ্ধান্ত লৈছে।',
  'This person is already in the list of alumni. Remove the entry there.':
    'এই ব্যক্তি প্ৰাক্তন ছাত্ৰ-ছাত্ৰীৰ তালিকাত আগতেই আছে। তাৰ পৰা আঁতৰাওক।',

  '{{address}} is not a valid address.': '{{address}} শুদ্ধ ঠিকনা নহয়।',
  'The website has no page at {{address}}. Check the link.':
    'ৱেবছাইটৰ {{address}} ঠিকনাত কোনো পৃষ্ঠা নাই। লিংকটো চাওক।',
  '{{address}} works only on computers of the college. Visitors cannot open it.':
    '{{address}} কেৱল মহাবিদ্যালয়ৰ কম্পিউটাৰতহে খোল খায়। দৰ্শকে খুলিব নোৱাৰে।',
  'A tender, a vacancy or an admission ends on a day. Enter it as the due date. Without it, the notice stays in the current list.':
    'দৰপত্ৰ, খালী পদ বা নামভৰ্তি এদিন শেষ হয়। সেই দিনটো শেষ তাৰিখ হিচাপে দিয়ক। নিদিলে জাননীখন চলিত তালিকাতে থাকে।',
  'This notice has a file but no text. Files are hard to read on a phone and for blind visitors. Please write in the text what the notice is about, and who has to do what by when.':
    'এই জাননীখনত ফাইল আছে, পাঠ নাই। ফোনত আৰু দৃষ্টিহীন দৰ্শকে ফাইল ভালকৈ পঢ়িব নোৱাৰে। কি বিষয়, কোনে কেতিয়ালৈ কি কৰিব লাগে, অনুগ্ৰহ কৰি পাঠত লিখক।',

  'Choose the page on which it appears.': 'ই কোনখন পৃষ্ঠাত থাকিব, বাছক।',
  'A new page needs a title.': 'নতুন পৃষ্ঠাক শিৰোনাম লাগে।',
  'This page cannot be hidden because every page links to it.':
    'এই পৃষ্ঠা লুকুৱাব নোৱাৰি, কিয়নো সকলো পৃষ্ঠাৰ পৰা ইয়ালৈ লিংক আছে।',
  'Start with /. Then use small letters, digits and single hyphens. Some addresses are reserved: /admin, /files, /department …':
    '/ৰে আৰম্ভ কৰক। তাৰ পাছত ইংৰাজী সৰু আখৰ, সংখ্যা আৰু এটাকৈ হাইফেন লিখক। কিছুমান ঠিকনা সংৰক্ষিত: /admin, /files, /department …',
  'Start with /. Do not use # or spaces. Some addresses are reserved: /admin, /files, /department …':
    '/ৰে আৰম্ভ কৰক। # বা খালী ঠাই নিদিব। কিছুমান ঠিকনা সংৰক্ষিত: /admin, /files, /department …',
  'The website has a page at this address. Leave ‘What a new page shows’ empty to change that page, or choose another address.':
    'এই ঠিকনাত ৱেবছাইটৰ এটা পৃষ্ঠা আছেই। সেই পৃষ্ঠা সলাবলৈ ‘নতুন পৃষ্ঠাই কি দেখুৱাব’ খালী ৰাখক, নাইবা আন ঠিকনা বাছক।',
  'Copy the address of the page, starting with its first /.': 'পৃষ্ঠাখনৰ ঠিকনাটো প্ৰথম /ৰ পৰা নকল কৰক।',
  '“Redirect to” leads in a circle: {{circle}}. Enter an address that is not redirected.':
    '“ইয়ালৈ নিব”ৰ ঠিকনাটোৱে একেটা ঠিকনালৈকে ঘূৰাই আনে: {{circle}}। আন ঠাইলৈ নিনিয়া ঠিকনা এটা লিখক।',
  '{{address}} is itself redirected. Enter {{next}} here.':
    '{{address}}এ নিজে আন ঠাইলৈ নিয়ে: ইয়াত {{next}} লিখক।',
  'Open the menu': 'মেনু খোলক',
  'Close the menu': 'মেনু বন্ধ কৰক',
  Menu: 'মেনু',
  'Where you are': 'আপুনি ক’ত আছে',
  'Pages & menu': 'পৃষ্ঠা আৰু মেনু',
  'All pages of the website, as in its menus. Your changes are on the website within two seconds.':
    'ৱেবছাইটৰ সকলো পৃষ্ঠা, মেনুত থকাৰ দৰে। আপোনাৰ সালসলনি দুই ছেকেণ্ডৰ ভিতৰত ৱেবছাইটত দেখা যাব।',
  'Add a page': 'পৃষ্ঠা যোগ কৰক',
  'Old addresses': 'পুৰণি ঠিকনা',
  'No section': 'কোনো ভাগ নাই',
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
  'empty: menus leave it out': 'খালী: মেনুত নেদেখায়',
  'added by you': 'আপুনি যোগ কৰা',
  'menu at the top': 'ওপৰৰ মেনু',
  'Saved. The website shows it in a moment.': 'সংৰক্ষণ কৰা হ’ল। ৱেবছাইটত অলপ পিছতে দেখা যাব।',
  'This could not be saved.': 'এইটো সংৰক্ষণ কৰিব পৰা নগ’ল।',

  Handbook: 'হাতপুথি',
  'Search the handbook': 'হাতপুথিত বিচাৰক',
  'The handbook has no page with these words. All pages:':
    'এই শব্দবোৰ থকা কোনো পৃষ্ঠা হাতপুথিত নাই। সকলো পৃষ্ঠা:',
  'All pages of the handbook': 'হাতপুথিৰ সকলো পৃষ্ঠা',
  Help: 'সহায়',
  'All on one page, for printing': 'সকলো এখন পৃষ্ঠাত, ছপাবলৈ',

  Dashboard: 'ডেশ্বব’ৰ্ড',
  'Write a notice': 'জাননী লিখক',
  'Add an event': 'অনুষ্ঠান যোগ কৰক',
  Drafts: 'খচৰাবোৰ',
  'No drafts.': 'কোনো খচৰা নাই।',
  Scheduled: 'নিৰ্ধাৰিত',
  'Nothing is scheduled.': 'একো নিৰ্ধাৰণ কৰা হোৱা নাই।',
  'Scheduled: {{moment}}': 'প্ৰকাশ হ’ব: {{moment}}',
  'Unpublish: {{moment}}': 'আঁতৰোৱা হ’ব: {{moment}}',
  'What should happen?': 'কি কৰা হ’ব?',
  'Scheduled changes that failed': 'বিফল হোৱা নিৰ্ধাৰিত সালসলনি',
  'Not published on schedule: {{title}}': 'নিৰ্ধাৰিত সময়ত প্ৰকাশ নহ’ল: {{title}}',
  'Not unpublished on schedule: {{title}}': 'নিৰ্ধাৰিত সময়ত আঁতৰোৱা নহ’ল: {{title}}',
  'It was scheduled for publishing on {{moment}}, but this failed.':
    'ইয়াক {{moment}}ত প্ৰকাশ কৰাৰ কথা আছিল, কিন্তু নহ’ল।',
  'It was scheduled for unpublishing on {{moment}}, but this failed.':
    'ইয়াক {{moment}}ত ৱেবছাইটৰ পৰা আঁতৰোৱাৰ কথা আছিল, কিন্তু নহ’ল।',
  'These fields are empty or wrong: {{fields}}.': 'এই ঘৰবোৰ খালী বা ভুল: {{fields}}।',
  'Correct them. Then publish it, or schedule it again.':
    'সেইবোৰ শুধৰাওক। তাৰ পিছত প্ৰকাশ কৰক, নাইবা আকৌ সময় ঠিক কৰক।',
  'The account that scheduled it can no longer do this.':
    'সময় ঠিক কৰা একাউণ্টটোৰ এতিয়া এই কাম কৰাৰ অনুমতি নাই।',
  'Ask an editor to do it.': 'কোনো সম্পাদকক কৰি দিবলৈ কওক।',
  'The account that scheduled it was deleted.': 'সময় ঠিক কৰা একাউণ্টটো মচা হৈছে।',
  'Do it yourself now, or schedule it again.': 'এতিয়া নিজে কৰক, নাইবা আকৌ সময় ঠিক কৰক।',
  'It is in the recycle bin.': 'ই আৱৰ্জনা পাত্ৰত আছে।',
  'Restore it. Then do it yourself, or schedule it again.':
    'তাৰ পৰা ঘূৰাই আনক। তাৰ পিছত নিজে কৰক, নাইবা আকৌ সময় ঠিক কৰক।',
  'It was deleted.': 'ইয়াক মচা হৈছে।',
  'There is nothing left to do.': 'আৰু একো কৰিবলগীয়া নাই।',
  'There was an error on the website at that time.': 'সেই সময়ত ৱেবছাইটত এটা ভুল হৈছিল।',
  'Do it yourself now, or schedule it again. If it fails again, tell the person who runs the website.':
    'এতিয়া নিজে কৰক, নাইবা আকৌ সময় ঠিক কৰক। আকৌ হ’লে ৱেবছাইট চলোৱাসকলক জনাওক।',
  'Date and time': 'তাৰিখ আৰু সময়',
  'DD-MM-YYYY HH:mm, for example {{example}}. Time zone: {{zone}}.':
    'DD-MM-YYYY HH:mm, যেনে {{example}}। সময় মণ্ডল: {{zone}}।',
  'Choose from a calendar': 'কেলেণ্ডাৰৰ পৰা বাছক',
  'Your changes are saved as a draft now. Visitors see them from this time on.':
    'আপোনাৰ সালসলনি এতিয়া খচৰা হিচাপে সংৰক্ষণ হ’ব। দৰ্শকে এই সময়ৰ পৰাহে দেখিব।',
  Schedule: 'সময় নিৰ্ধাৰণ কৰক',
  Publish: 'প্ৰকাশ কৰক',
  Unpublish: 'ৱেবছাইটৰ পৰা আঁতৰাওক',
  'Remove from schedule': 'এই সময় বাতিল কৰক',
  'Removed from the schedule.': 'নিৰ্ধাৰিত সময় বাতিল কৰা হ’ল।',
  'Enter the date and the time.': 'তাৰিখ আৰু সময় লিখক।',
  'Enter the date and the time as DD-MM-YYYY HH:mm.': 'তাৰিখ আৰু সময় DD-MM-YYYY HH:mm ৰূপত লিখক।',
  'This date does not exist. Check the day and the month.': 'এনে কোনো তাৰিখ নাই। দিন আৰু মাহ আকৌ চাওক।',
  'This time does not exist. Use hours from 00 to 23 and minutes from 00 to 59.':
    'এনে কোনো সময় নাই। ঘণ্টা ০০ৰ পৰা ২৩লৈ, মিনিট ০০ৰ পৰা ৫৯লৈ।',
  'This time has passed. Enter a later one.': 'এই সময় পাৰ হৈ গৈছে। পাছৰ সময় এটা লিখক।',
  'You do not have permission to publish this.': 'এইটো প্ৰকাশ কৰিবলৈ আপোনাৰ অনুমতি নাই।',
  'Visitors cannot see this because its page is hidden. Choose another page, or show the page again under ‘Pages & menu’.':
    'দৰ্শকে এইটো নেদেখে, কিয়নো ইয়াৰ পৃষ্ঠা লুকুৱাই ৰখা আছে। আন পৃষ্ঠা বাছক, নাইবা ‘পৃষ্ঠা আৰু মেনু’ত পৃষ্ঠাটো আকৌ দেখুৱাওক।',
  'This file was changed after it was submitted: {{files}}. Reload the page and check it. Then approve again.':
    'জমা দিয়াৰ পিছত এই ফাইল সলনি কৰা হৈছে: {{files}}। পৃষ্ঠাটো ৰিল’ড কৰি চাওক। তাৰ পিছত আকৌ অনুমোদন কৰক।',
  'This profile was changed after it was submitted. Reload the page and check it. Then approve again.':
    'জমা দিয়াৰ পিছত এই প্ৰফাইল সলনি কৰা হৈছে। পৃষ্ঠাটো ৰিল’ড কৰি চাওক। তাৰ পিছত আকৌ অনুমোদন কৰক।',
  'Approve this version': 'এই সংস্কৰণ অনুমোদন কৰক',
  'Recent changes on the website': 'ৱেবছাইটত শেহতীয়া সালসলনি',
  'Nothing is published yet.': 'এতিয়াও একো প্ৰকাশ হোৱা নাই।',
  'See all': 'সকলো চাওক',
  'What visitors search for': 'দৰ্শকে কি বিচাৰে',
  'Only the words are stored, for one year. Nobody can see who searched.':
    'কেৱল শব্দবোৰ এবছৰলৈ ৰখা হয়। কোনে বিচাৰিলে কোনেও নাজানে।',
  'No searches yet.': 'এতিয়ালৈকে একো বিচৰা হোৱা নাই।',
  Weeks: 'সপ্তাহবোৰ',
  'Week of {{day}}': '{{day}} ৰ সপ্তাহ',
  'No results': 'একো পোৱা নগ’ল',
  'With results': 'ফল পোৱা গ’ল',
  'Documents to make accessible': 'সুগম কৰিবলগীয়া নথি',
  'Public PDFs that people who use a screen reader, or a small phone, cannot read well.':
    'স্ক্ৰীন ৰিডাৰ বা সৰু ফোন ব্যৱহাৰ কৰাসকলে ভালদৰে পঢ়িব নোৱাৰা ৰাজহুৱা PDF।',
  'All public PDFs are accessible.': 'সকলো ৰাজহুৱা PDF সুগম।',
  'A scan. Open it, check its text under ‘Text of the file’, and save the text. The checked text is its accessible version.':
    'স্কেন। খুলি ‘ফাইলৰ পাঠ’ত পাঠ পৰীক্ষা কৰি সংৰক্ষণ কৰক। পৰীক্ষা কৰা পাঠেই ইয়াৰ সুগম সংস্কৰণ।',
  'Locked or damaged. Export it again without a password, and replace the file.':
    'তলা লগোৱা বা নষ্ট। পাছৱৰ্ড নোহোৱাকৈ আকৌ ৰপ্তানি কৰি ফাইলটো সলাওক।',
  'Without tags. Export it from Word or LibreOffice as PDF/UA or PDF/A, with ‘Document structure tags’, and replace the file. Or check its text here and save it.':
    'টেগ নাই। Word বা LibreOffice-ৰ পৰা ‘Document structure tags’ৰ সৈতে PDF/UA বা PDF/A হিচাপে ৰপ্তানি কৰি ফাইলটো সলাওক। নাইবা ইয়াত পাঠ পৰীক্ষা কৰি সংৰক্ষণ কৰক।',
  'Without title or language. Set both in the properties of the document, export it again, and replace the file.':
    'শিৰোনাম বা ভাষা নাই। নথিৰ বৈশিষ্ট্যত দুয়োটা দি আকৌ ৰপ্তানি কৰি ফাইলটো সলাওক।',
  '“{{title}}” has no last day and stays in the current list.':
    '“{{title}}”ৰ শেষ দিন নাই আৰু ই চলিত তালিকাত থাকি যায়।',
  'Every tender, vacancy and admission in the current lists has a last day. Then it is in the archive of its year, marked as closed.':
    'চলিত তালিকাৰ প্ৰতিখন দৰপত্ৰ, খালী পদ আৰু নামভৰ্তিৰ শেষ দিন আছে। তাৰ পাছত ই বন্ধ বুলি চিহ্নিত হৈ সেই বছৰৰ আৰ্কাইভত থাকে।',
  '“{{title}}” is only a title or a file. Say what it is for and what to do.':
    '“{{title}}” কেৱল এটা শিৰোনাম বা ফাইল। ই কিহৰ বাবে আৰু কি কৰিব লাগে লিখক।',
  'And {{count}} more.': 'আৰু {{count}} টা।',
  'Every current announcement has a text or leads to a page.':
    'প্ৰতিটো চলিত ঘোষণাৰ পাঠ আছে বা ই এখন পৃষ্ঠালৈ নিয়ে।',
  'No file is marked as a document of others.': 'কোনো ফাইল আনৰ নথি বুলি চিহ্নিত নহয়।',
  'The file {{file}} does not name owner, title and year of its source.':
    '{{file}} ফাইলত উৎসৰ মালিক, শিৰোনাম আৰু বৰ্ষ নাই।',
  '{{count}} files of others name owner, title and year.':
    'আনৰ {{count}} টা ফাইলত মালিক, শিৰোনাম আৰু বৰ্ষ আছে।',
  'The file {{file}} of others has no permission.': 'আনৰ {{file}} ফাইলৰ অনুমতি নাই।',
  '{{count}} files of others have a permission.': 'আনৰ {{count}} টা ফাইলৰ অনুমতি আছে।',
  'The PDF {{file}} is not accessible.': '{{file}} PDF সুগম নহয়।',
  '{{count}} PDFs have not been read yet.': '{{count}} টা PDF এতিয়াও পঢ়া হোৱা নাই।',
  'The film “{{title}}” is on another website, where the software cannot see its captions and text. The office answers for them.':
    '“{{title}}” চলচ্চিত্ৰ আন ৱেবছাইটত আছে, তাৰ লিখন আৰু পাঠ ছফ্টৱেৰে চাব নোৱাৰে। তাৰ বাবে কাৰ্যালয়ে উত্তৰ দিয়ে।',
  'The film “{{title}}” is shown live. See there if it has captions.':
    '“{{title}}” চলচ্চিত্ৰ পোনপটীয়াকৈ দেখুওৱা হয়। তাত লিখন আছে নে চাওক।',
  'The film {{file}} has no transcript, or, without sound, no description of what it shows.':
    '{{file}} চলচ্চিত্ৰৰ প্ৰতিলিপি নাই, বা শব্দ নাথাকিলে ই কি দেখুৱায় তাৰ বৰ্ণনা নাই।',
  '{{count}} films have a transcript or, without sound, a description.':
    '{{count}} খন চলচ্চিত্ৰৰ প্ৰতিলিপি, বা শব্দ নাথাকিলে বৰ্ণনা আছে।',
  'The website has no films.': 'ৱেবছাইটত চলচ্চিত্ৰ নাই।',
  'The film {{file}} has no captions.': '{{file}} চলচ্চিত্ৰৰ লিখন নাই।',
  '{{count}} films with sound have captions.': 'শব্দ থকা {{count}} খন চলচ্চিত্ৰৰ লিখন আছে।',
  'The website has no films with sound.': 'ৱেবছাইটত শব্দ থকা চলচ্চিত্ৰ নাই।',
  'The film {{file}} has neither a description of what it shows nor an audio description.':
    '{{file}} চলচ্চিত্ৰই কি দেখুৱায় তাৰ বৰ্ণনা বা শব্দ-বৰ্ণনা নাই।',
  '{{count}} films with sound have a description or an audio description.':
    'শব্দ থকা {{count}} খন চলচ্চিত্ৰৰ বৰ্ণনা বা শব্দ-বৰ্ণনা আছে।',
  'The film {{file}} has no version with audio description.':
    '{{file}} চলচ্চিত্ৰৰ শব্দ-বৰ্ণনাৰ সৈতে সংস্কৰণ নাই।',
  '{{count}} films with sound have a version with audio description.':
    'শব্দ থকা {{count}} খন চলচ্চিত্ৰৰ শব্দ-বৰ্ণনাৰ সৈতে সংস্কৰণ আছে।',
  'The website shows no live films.': 'ৱেবছাইটত পোনপটীয়া চলচ্চিত্ৰ দেখুওৱা নহয়।',
  'Missing translations': 'অনুবাদ বাকী থকাবোৰ',
  'Everything is translated.': 'সকলো অনুবাদ হৈছে।',
  'The college itself': 'মহাবিদ্যালয় নিজেই',
  'Quality assurance': 'মান নিশ্চিতকৰণ',
  'Showing {{shown}} of {{total}}.': '{{total}}টাৰ {{shown}}টা দেখুওৱা হৈছে।',
  'Search everything': 'সকলোতে বিচাৰক',
  'Title, text or file name': 'শিৰোনাম, পাঠ বা ফাইলৰ নাম',
  Search: 'বিচাৰক',
  'No results. Try other words.': 'একো পোৱা নগ’ল। আন শব্দেৰে বিচাৰক।',
  'Used in': 'ইয়াত ব্যৱহৃত',
  missing: 'নাই',
  'older than the English text': 'ইংৰাজী পাঠতকৈ পুৰণি',
  Translate: 'অনুবাদ কৰক',
  'Website admin': 'ৱেবছাইট সম্পাদনা',
  Language: 'ভাষা',
  Yes: 'হয়',
  'You need it to change your password or e-mail address.': 'পাছৱৰ্ড বা ই-মেইল ঠিকনা সলাওঁতে লাগে।',
  'Photo from the sender': 'পঠিওৱাজনৰ ফটো',
  'Waiting for approval': 'অনুমোদনৰ বাবে ৰৈ আছে',
  'Alumni registration': 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী পঞ্জীয়ন',
  'Message for the home page': 'মূল পৃষ্ঠাৰ বাবে বাৰ্তা',
  'Profile for approval': 'অনুমোদনৰ বাবে প্ৰফাইল',
  'all {{total}}': 'আটাইকেইটা ({{total}})',
  'Back to the dashboard': 'ডেশ্বব’ৰ্ডলৈ উভতি যাওক',
  'Approve and publish': 'অনুমোদন কৰি প্ৰকাশ কৰক',
  'Reject …': 'প্ৰত্যাখ্যান কৰক …',
  'Reject and e-mail the reason': 'প্ৰত্যাখ্যান কৰি কাৰণ ই-মেইলত পঠিয়াওক',

  'There is no such report.': 'এনে প্ৰতিবেদন নাই।',
  'The name of this report has no year. Rename it, for example: AQAR 2024-25':
    'এই প্ৰতিবেদনৰ নামত বৰ্ষ নাই। নাম সলাওক, যেনে: AQAR 2024-25',
  '‘{{name}}’ already exists.': '‘{{name}}’ আগতেই আছে।',
  'Choose the manual of this report first, and save.':
    'প্ৰথমে এই প্ৰতিবেদনৰ নিৰ্দেশিকা বাছি সংৰক্ষণ কৰক।',
  'You do not have permission to change evidence.': 'প্ৰমাণ সলাবলৈ আপোনাৰ অনুমতি নাই।',
  'The manual of this report has no metric {{number}}.':
    'এই প্ৰতিবেদনৰ নিৰ্দেশিকাত {{number}} সূচক নাই।',
  'There is no such manual.': 'এনে নিৰ্দেশিকা নাই।',
  'Enter the number as in the manual, for example 1.1.1.':
    'নিৰ্দেশিকাত থকাৰ দৰে নম্বৰ লিখক, যেনে 1.1.1।',
  'The metric {{number}} appears twice.': '{{number}} সূচকটো দুবাৰ আছে।',
  'These reports use this manual: {{names}}.': 'এই প্ৰতিবেদনবোৰে এই নিৰ্দেশিকা ব্যৱহাৰ কৰে: {{names}}।',
  'Criterion {{number}}': 'মানদণ্ড {{number}}',

  'Old notices': 'পুৰণি জাননী',
  'Import many PDFs': 'বহুতো PDF আমদানি কৰক',
  'Where the notices appear': 'জাননীবোৰ ক’ত ওলাব',
  'PDF files, or a .zip file with PDFs': 'PDF ফাইল, বা PDF থকা এটা .zip ফাইল',
  'At most {{files}} files and {{megabytes}} MB at once.':
    'একেলগে সৰ্বাধিক {{files}}টা ফাইল আৰু {{megabytes}} MB।',
  'The title and the date come from the name of each file. If they are not in the name, they come from its text.':
    'শিৰোনাম আৰু তাৰিখ প্ৰতিটো ফাইলৰ নামৰ পৰা লোৱা হয়। নামত নাথাকিলে ফাইলৰ পাঠৰ পৰা লোৱা হয়।',
  'Reading the text of files that have no title or date in the name: {{done}} of {{total}}.':
    'নামত শিৰোনাম বা তাৰিখ নথকা ফাইলৰ পাঠ পঢ়ি থকা হৈছে: {{total}}ৰ {{done}}।',
  'Skipped because they are not PDFs or are too large: {{names}}':
    'PDF নহয় বা বেছি ডাঙৰ বাবে এৰি দিয়া হ’ল: {{names}}',
  'These are too many files for one import. Import the remaining files afterwards.':
    'একেলগে আমদানি কৰিব পৰাতকৈ বেছি ফাইল আছিল। বাকীবোৰ পাছত আমদানি কৰক।',
  '{{done}} of {{total}} done. Do not close this page until all are done.':
    '{{total}}টাৰ {{done}}টা হ’ল। সকলো শেষ নোহোৱালৈকে এই পৃষ্ঠা বন্ধ নকৰিব।',
  'Save {{count}} as drafts': '{{count}}টা খচৰা হিচাপে সংৰক্ষণ কৰক',
  'Publish {{count}} together': '{{count}}টা একেলগে প্ৰকাশ কৰক',
  'Go to the notices': 'জাননীলৈ যাওক',
  'Choose where the notices appear, and enter a title and a date for each file.':
    'জাননীবোৰ ক’ত ওলাব বাছক, আৰু প্ৰতিটো ফাইলৰ শিৰোনাম আৰু তাৰিখ লিখক।',
  'Evidence from many PDFs': 'বহুতো PDFৰ পৰা প্ৰমাণ',
  Report: 'প্ৰতিবেদন',
  'Name each PDF with the number of its metric, for example 3.4.4.pdf. It is added to the question with this number. Visitors see it only after you publish it.':
    'প্ৰতিটো PDFৰ নামত তাৰ সূচকৰ নম্বৰ দিয়ক, যেনে 3.4.4.pdf। সেই নম্বৰৰ প্ৰশ্নত ফাইলটো যোগ হয়। আপুনি প্ৰকাশ কৰিলেহে দৰ্শকে দেখে।',
  'The number of the metric and the title are read from the name of each file.':
    'সূচকৰ নম্বৰ আৰু শিৰোনাম প্ৰতিটো ফাইলৰ নামৰ পৰা লোৱা হয়।',
  'Choose the report, and enter a metric and a title for each file.':
    'প্ৰতিবেদন বাছক, আৰু প্ৰতিটো ফাইলৰ সূচক আৰু শিৰোনাম লিখক।',
  'This report has no questions yet. Open it and add the metrics of its manual.':
    'এই প্ৰতিবেদনৰ এতিয়াও কোনো প্ৰশ্ন নাই। ইয়াক খুলি নিৰ্দেশিকাৰ সূচক যোগ কৰক।',
  'Go to the report': 'প্ৰতিবেদনলৈ যাওক',
  Metric: 'সূচক',
  'Copy to ‘{{name}}’': '‘{{name}}’লৈ প্ৰতিলিপি কৰক',
  'The copy has the same criteria, questions and sets, as drafts without files.':
    'প্ৰতিলিপিত একে মানদণ্ড, প্ৰশ্ন আৰু গোট থাকিব, ফাইল নোহোৱা খচৰা হিচাপে।',
  'Add the metrics of the manual': 'নিৰ্দেশিকাৰ সূচকবোৰ যোগ কৰক',
  'Questions added: {{count}}': 'যোগ হোৱা প্ৰশ্ন: {{count}}',
  'Actions for the whole report': 'গোটেই প্ৰতিবেদনৰ বাবে কাম',
  'No manual': 'কোনো নিৰ্দেশিকা নাই',
  'Change the order': 'ক্ৰম সলাওক',
  'Import and export': 'আমদানি আৰু ৰপ্তানি',
  'Nothing has been added yet.': 'এতিয়াও একো যোগ কৰা হোৱা নাই।',
  'Add the first record with the button below.': 'তলৰ বুটামেৰে প্ৰথমটো যোগ কৰক।',
  State: 'অৱস্থা',
  Mine: 'মোৰ',
  Year: 'বৰ্ষ',
  '{{field}}: all': '{{field}}: সকলো',
  'Order of the criteria': 'মানদণ্ডৰ ক্ৰম',
  'Order of the sets': 'গোটৰ ক্ৰম',
  'Order of: {{list}}': 'ক্ৰম: {{list}}',
  'Drag the rows into the right order, or use the arrows. Then save.':
    'শাৰীবোৰ টানি শুদ্ধ ক্ৰমত থওক, বা কাঁড়বোৰ টিপক। তাৰ পাছত সংৰক্ষণ কৰক।',
  'There is nothing to sort yet.': 'ক্ৰমত সজাবলগীয়া এতিয়াও একো নাই।',
  'Save the order': 'ক্ৰম সংৰক্ষণ কৰক',
  '{{title}}: position {{place}} of {{total}}': '{{title}}: {{total}}টাৰ ভিতৰত {{place}} নম্বৰ ঠাই',
  'The report answers the metrics of this manual. Question numbers are checked against it.':
    'প্ৰতিবেদনে এই নিৰ্দেশিকাৰ সূচকৰ উত্তৰ দিয়ে। প্ৰশ্নৰ নম্বৰ ইয়াৰ লগত মিলাই চোৱা হয়।',
  Result: 'ফলাফল',
  Remove: 'আঁতৰাওক',
  File: 'ফাইল',
  Title: 'শিৰোনাম',
  Date: 'তাৰিখ',
  Draft: 'খচৰা',
  Published: 'প্ৰকাশিত',
  'Enter the code from your authenticator app, too.': 'আপোনাৰ অথেণ্টিকেটৰ এপৰ ক’ডটোও লিখক।',
  'This code is wrong or was already used.': 'এই ক’ড ভুল, বা আগতেই ব্যৱহাৰ হৈছে।',
  'Too many wrong codes. Try again in a minute.': 'বহুবাৰ ভুল ক’ড লিখা হ’ল। এক মিনিট পাছত আকৌ চেষ্টা কৰক।',
  'Please set up two-factor sign-in first.': 'প্ৰথমে দুই-স্তৰীয় ছাইন ইন স্থাপন কৰক।',
  'Two-factor sign-in is already on.': 'দুই-স্তৰীয় ছাইন ইন আগতেই চালু আছে।',
  'Two-factor sign-in': 'দুই-স্তৰীয় ছাইন ইন',
  'Two-factor sign-in is on.': 'দুই-স্তৰীয় ছাইন ইন চালু আছে।',
  'Two-factor sign-in is off.': 'দুই-স্তৰীয় ছাইন ইন বন্ধ আছে।',
  'Two-factor sign-in is on. Your recovery codes:': 'দুই-স্তৰীয় ছাইন ইন চালু হ’ল। আপোনাৰ উদ্ধাৰ ক’ডসমূহ:',
  'Your college requires two-factor sign-in for administrators and moderators. Set it up to continue.':
    'মহাবিদ্যালয়ে প্ৰশাসক আৰু মডাৰেটৰৰ বাবে দুই-স্তৰীয় ছাইন ইন বাধ্যতামূলক কৰিছে। আগবাঢ়িবলৈ ইয়াক স্থাপন কৰক।',
  'With two-factor sign-in you enter your password and a code from an app on your phone, such as Google Authenticator, Aegis or FreeOTP.':
    'দুই-স্তৰীয় ছাইন ইনত আপুনি পাছৱৰ্ড আৰু ফোনৰ এটা এপৰ ক’ড লিখে, যেনে Google Authenticator, Aegis বা FreeOTP।',
  'Show the QR code': 'QR ক’ড দেখুৱাওক',
  'Scan this code with the app, or type this key into the app:':
    'এপেৰে এই ক’ডটো স্কেন কৰক, বা এই চাবিটো এপত লিখক:',
  'QR code for the authenticator app': 'অথেণ্টিকেটৰ এপৰ বাবে QR ক’ড',
  'Switch on': 'চালু কৰক',
  'Switch off': 'বন্ধ কৰক',
  'Current password': 'বৰ্তমানৰ পাছৱৰ্ড',
  'Your own password': 'আপোনাৰ নিজৰ পাছৱৰ্ড',
  Code: 'ক’ড',
  'Enter the six digits from your authenticator app, or one of your recovery codes.':
    'আপোনাৰ অথেণ্টিকেটৰ এপৰ ছয়টা সংখ্যা, বা এটা উদ্ধাৰ ক’ড লিখক।',
  'Print these codes or write them down, and keep them in a safe place. If you do not have your phone, you can sign in once with each code. The codes are not shown again.':
    'এই ক’ডবোৰ ছপা কৰক বা লিখি লওক, আৰু সুৰক্ষিত ঠাইত ৰাখক। ফোন লগত নাথাকিলে প্ৰতিটো ক’ডেৰে এবাৰ ছাইন ইন কৰিব পাৰি। এইবোৰ আকৌ দেখুওৱা নহ’ব।',
  Print: 'ছপা কৰক',
  'I have saved the codes. Continue': 'মই ক’ডবোৰ ৰাখিলোঁ। আগবাঢ়ক',
  'You sign in with your password and a code from your authenticator app.':
    'আপুনি পাছৱৰ্ড আৰু অথেণ্টিকেটৰ এপৰ ক’ডেৰে ছাইন ইন কৰে।',
  'New recovery codes': 'নতুন উদ্ধাৰ ক’ড',
  'Create new codes (the old ones stop working)': 'নতুন ক’ড বনাওক (আগৰবোৰ আৰু নচলিব)',
  'Switch off (for example, before you change your phone)': 'বন্ধ কৰক (যেনে ফোন সলোৱাৰ আগতে)',
  'Recovery codes or switch off …': 'উদ্ধাৰ ক’ড বা বন্ধ কৰা …',
  'Set up …': 'স্থাপন কৰক …',
  'Phone lost? Switch off …': 'ফোন হেৰাল? বন্ধ কৰক …',
  'Two-factor sign-in is off now. This is recorded under ‘Sign-in changes’.':
    'দুই-স্তৰীয় ছাইন ইন এতিয়া বন্ধ। ‘ছাইন ইনৰ সালসলনি’ত এই কথা লিখা থাকিল।',
  'Your account': 'আপোনাৰ একাউণ্ট',
  'This account does not have access to the admin.': 'এই একাউণ্টৰ এডমিন খোলাৰ অনুমতি নাই।',

  '{{name}}: invited by e-mail.': '{{name}}: ই-মেইলেৰে আমন্ত্ৰণ কৰা হ’ল।',
  '{{name}}: invited again by e-mail. The link in the earlier e-mail no longer works.':
    '{{name}}: ই-মেইলেৰে আকৌ আমন্ত্ৰণ কৰা হ’ল। আগৰ ই-মেইলৰ লিংক আৰু নচলিব।',
  '{{name}}: an e-mail was sent a moment ago. Wait five minutes.':
    '{{name}}: অলপ আগতে ই-মেইল পঠিওৱা হৈছে। পাঁচ মিনিট ৰওক।',
  '{{name}}: already has an account and uses it.': '{{name}}: আগতেই একাউণ্ট আছে আৰু ব্যৱহাৰ কৰে।',
  '{{name}}: not invited. Somebody else has an account with this address.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। এই ঠিকনাৰে আন এজনৰ একাউণ্ট আছে।',
  '{{name}}: not invited. The address, the department or the profile does not match the role.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। ঠিকনা, বিভাগ বা প্ৰফাইলটো এই ভূমিকাৰ লগত নিমিলে।',
  '{{name}}: not invited. The profile has no official e-mail address.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। প্ৰফাইলত চৰকাৰী ই-মেইল ঠিকনা নাই।',
  '{{name}}: not invited. This is not a valid e-mail address.':
    '{{name}}: আমন্ত্ৰণ কৰা নহ’ল। এই ই-মেইল ঠিকনা শুদ্ধ নহয়।',
  'The invitations will go to these addresses': 'আমন্ত্ৰণবোৰ এই ঠিকনাবোৰলৈ যাব',
  'This address was changed on {{day}} by {{person}}. Tick it only if you are sure that it is right.':
    '{{person}}এ {{day}}ত এই ঠিকনা সলাইছিল। শুদ্ধ বুলি জানিলেহে টিক দিয়ক।',
  Department: 'বিভাগ',
  'Send the invitations': 'আমন্ত্ৰণ পঠিয়াওক',
  'Invite as editors of their departments ({{count}})':
    'নিজ বিভাগৰ সম্পাদক হিচাপে আমন্ত্ৰণ কৰক ({{count}})',
  'Something went wrong. Try again.': 'কিবা ভুল হ’ল। আকৌ চেষ্টা কৰক।',
  'Something that you chose does not exist any more. Reload the page and choose again.':
    'আপুনি বাছি লোৱা কিবা এটা এতিয়া নাই। পৃষ্ঠাটো আকৌ খুলি নতুনকৈ বাছক।',
  'The server could not be reached. Try again.': 'চাৰ্ভাৰৰ লগত সংযোগ নহ’ল। আকৌ চেষ্টা কৰক।',
  'Tick teachers to give each an account for their own profile. They get an e-mail with a link that is valid for 72 hours.':
    'শিক্ষকসকলক বাছিলে নিজৰ প্ৰফাইলৰ বাবে একাউণ্ট দিয়া হয়। তেওঁলোকে 72 ঘণ্টালৈ বৈধ লিংক থকা ই-মেইল পায়।',
  'Invite as teachers ({{count}})': 'শিক্ষক হিচাপে আমন্ত্ৰণ কৰক ({{count}})',
  'Invite as heads of their departments ({{count}})': 'বিভাগীয় মুৰব্বী হিচাপে আমন্ত্ৰণ কৰক ({{count}})',
  'Invite people by e-mail': 'ই-মেইলেৰে লোকক আমন্ত্ৰণ কৰক',
  'E-mail addresses, one on each line': 'ই-মেইল ঠিকনা, প্ৰতি শাৰীত এটাকৈ',
  Role: 'ভূমিকা',
  'Each person gets an e-mail with a link to choose a password. The link is valid for 72 hours. To invite teachers, open the list ‘Staff’.':
    'প্ৰতিজনে পাছৱৰ্ড বাছিবলৈ লিংক থকা ই-মেইল পায়। লিংকটো 72 ঘণ্টালৈ বৈধ। শিক্ষকক আমন্ত্ৰণ কৰিবলৈ ‘কৰ্মচাৰী’ তালিকা খোলক।',
  Invite: 'আমন্ত্ৰণ কৰক',
  'Send the e-mail again ({{count}})': 'আকৌ ই-মেইল পঠিয়াওক ({{count}})',
  'Your work': 'আপোনাৰ কাম',
  'Unread notes': 'নপঢ়া টোকা',
  'Due reviews': 'কৰিবলগীয়া পুনৰীক্ষণ',
  'Disclosure: to do': 'ঘোষণা: বাকী',
  'Failed e-mails this week': 'এই সপ্তাহত নোযোৱা ই-মেইল',
  'Report of the year': 'বছৰটোৰ প্ৰতিবেদন',
  'Metrics with evidence: {{proved}} of {{questions}}':
    'প্ৰমাণ থকা সূচক: {{questions}}টাৰ ভিতৰত {{proved}}টা',
  'Findings of the rehearsal of {{date}}: {{count}}': '{{date}}ৰ আখৰাত পোৱা কথা: {{count}}টা',
  'Open the report': 'প্ৰতিবেদন খোলক',
  'Recent changes': 'শেহতীয়া সালসলনি',
  'What was changed last in the lists that you may change.':
    'আপুনি সলনি কৰিব পৰা তালিকাবোৰত শেষত কি সলনি হ’ল।',
  'All changes': 'সকলো সালসলনি',
  List: 'তালিকা',
  'All lists': 'সকলো তালিকা',
  Show: 'দেখুৱাওক',
  'Older changes': 'ইয়াতকৈ পুৰণি সালসলনি',
  'No changes.': 'কোনো সালসলনি নাই।',
  'In the recycle bin': 'আৱৰ্জনা পাত্ৰত',
  'Your profile': 'আপোনাৰ প্ৰফাইল',
  'Still missing:': 'এতিয়াও নাই:',
  Photo: 'ফটো',
  'E-mail': 'ই-মেইল',
  'Area of research': 'গৱেষণাৰ ক্ষেত্ৰ',
  'About you': 'আপোনাৰ বিষয়ে',
  CV: 'জীৱন-বৃত্তান্ত',
  Degrees: 'ডিগ্ৰী',
  Publications: 'প্ৰকাশনা',
  'Links, such as Google Scholar or ORCID': 'লিংক, যেনে গুগল স্কলাৰ বা অৰ্কিড',
  'Edit the profile of {{name}}': '{{name}}ৰ প্ৰফাইল সম্পাদনা কৰক',
  'Your profile page is public. Visitors see what you publish at once. Use ‘Preview’ to check it first.':
    'আপোনাৰ প্ৰফাইল পৃষ্ঠা ৰাজহুৱা। আপুনি প্ৰকাশ কৰাখিনি দৰ্শকে লগে লগে দেখে। আগতে চাবলৈ ‘পূৰ্বদৰ্শন’ টিপক।',
  'Your profile page is public. Visitors see your changes after they are approved. Use ‘Preview’ to check them first.':
    'আপোনাৰ প্ৰফাইল পৃষ্ঠা ৰাজহুৱা। আপোনাৰ সালসলনি অনুমোদনৰ পিছত দৰ্শকে দেখে। আগতে চাবলৈ ‘পূৰ্বদৰ্শন’ টিপক।',
  'Your profile page is not public yet. The office decides when. Use ‘Preview’ to see how it will look.':
    'আপোনাৰ প্ৰফাইল পৃষ্ঠা এতিয়াও ৰাজহুৱা নহয়। কেতিয়া হ’ব, কাৰ্যালয়ে ঠিক কৰে। কেনে হ’ব চাবলৈ ‘পূৰ্বদৰ্শন’ টিপক।',
  'Submit for approval': 'অনুমোদনৰ বাবে জমা দিয়ক',
  'Submitted for approval.': 'অনুমোদনৰ বাবে জমা দিয়া হ’ল।',
  'Returned to the teacher.': 'শিক্ষকক ঘূৰাই দিয়া হ’ল।',
  'Return …': 'ঘূৰাই দিয়ক …',
  'Returned.': 'ঘূৰাই দিয়া হ’ল।',
  'Reason (who submitted it gets it by e-mail)': 'কাৰণ (যিয়ে জমা দিছে তেওঁ ই-মেইলত পায়)',
  'Notice for approval': 'অনুমোদনৰ বাবে জাননী',
  'Page for approval': 'অনুমোদনৰ বাবে পৃষ্ঠা',
  'Submitted on {{moment}}. Waiting for approval.': '{{moment}}ত জমা দিয়া হ’ল। অনুমোদনৰ বাবে ৰৈ আছে।',
  'Returned. Reason:': 'ঘূৰাই দিয়া হ’ল। কাৰণ:',
  'Compare with the published version': 'প্ৰকাশিত সংস্কৰণৰ লগত মিলাই চাওক',
  'Return to the teacher …': 'শিক্ষকক ঘূৰাই দিয়ক …',
  'Reason (the teacher gets it by e-mail)': 'কাৰণ (শিক্ষকে ই-মেইলত পায়)',
  'Return and e-mail the reason': 'ঘূৰাই দি কাৰণ ই-মেইলত পঠিয়াওক',
  'Your account is not linked to a profile. Please ask the office to link it.':
    'আপোনাৰ একাউণ্ট কোনো প্ৰফাইলৰ লগত সংযোগ কৰা নাই। কাৰ্যালয়ক ক’ব।',
  'Choose the colour': 'ৰং বাছক',
  'Choose a role and at most {{most}} people. Each needs an e-mail address.':
    'এটা ভূমিকা আৰু ই-মেইল ঠিকনা থকা সৰ্বাধিক {{most}}জন লোক বাছক।',
  'This link was already used or has expired. If you have chosen a password, sign in with it. If not, use ‘Forgot password?’ on the sign-in page, or ask the office to invite you again.':
    'এই লিংক আগতেই ব্যৱহাৰ হৈছে বা ইয়াৰ ম্যাদ উকলিছে। পাছৱৰ্ড বাছিছে যদি তাৰেই ছাইন ইন কৰক। নহ’লে ছাইন ইনৰ পৃষ্ঠাত ‘পাছৱৰ্ড পাহৰিলে?’ টিপক, বা কাৰ্যালয়ক আকৌ আমন্ত্ৰণ কৰিবলৈ কওক।',
  'Please sign in first.': 'প্ৰথমে ছাইন ইন কৰক।',
  'There is no such account.': 'এনে কোনো একাউণ্ট নাই।',
  'Only administrators can do this.': 'কেৱল প্ৰশাসকেহে এইটো কৰিব পাৰে।',
  'There is no such list.': 'এনে কোনো তালিকা নাই।',
  'This version cannot be restored because it changes fields that your account cannot edit.':
    'এই সংস্কৰণ ঘূৰাই আনিব নোৱাৰি, কিয়নো ই আপোনাৰ একাউণ্টে সম্পাদনা কৰিব নোৱৰা ক্ষেত্ৰ সলায়।',
  Time: 'সময়',
  Account: 'একাউণ্ট',
  'Network address': 'নেটৱৰ্ক ঠিকনা',
  'Signed in': 'ছাইন ইন হ’ল',
  'Wrong password or code': 'ভুল পাছৱৰ্ড বা ক’ড',
  'Right password, without the code': 'শুদ্ধ পাছৱৰ্ড, ক’ড নাই',
  'Too many attempts': 'অতি বেছি বাৰ চেষ্টা',
  'The server needs attention': 'ছাৰ্ভাৰটোৰ প্ৰতি মনোযোগ দিব লাগে',
  'The server of {{college}} needs attention': '{{college}}ৰ ছাৰ্ভাৰটোৰ প্ৰতি মনোযোগ দিব লাগে',
  'Please tell the person who looks after the server.': 'যিজনে ছাৰ্ভাৰটো চোৱাচিতা কৰে তেওঁক জনাওক।',
  'The backup of {{moment}} failed: {{reason}}': '{{moment}}ৰ বেকআপ সফল নহ’ল: {{reason}}',
  'The backup of {{moment}} failed: {{reason}} The last good one is of {{good}}.':
    '{{moment}}ৰ বেকআপ সফল নহ’ল: {{reason}} শেষৰ ভাল বেকআপ {{good}}ৰ।',
  'The last backup is of {{moment}}. Check college-backup.timer on the server.':
    'শেষৰ বেকআপ {{moment}}ৰ। ছাৰ্ভাৰত college-backup.timer চাওক।',
  'No nightly backup was made yet. Start college-backup.timer on the server.':
    'এতিয়ালৈকে ৰাতিৰ কোনো বেকআপ হোৱা নাই। ছাৰ্ভাৰত college-backup.timer আৰম্ভ কৰক।',
  'Background jobs failed and were given up: {{jobs}}. The log of the backend says why.':
    'নেপথ্যৰ কিছু কাম সফল নহ’ল আৰু এৰি দিয়া হ’ল: {{jobs}}। কাৰণ বেকএণ্ডৰ লগত আছে।',
  'The disk of the server is nearly full: {{free}} of {{size}} GB are free.':
    'ছাৰ্ভাৰৰ ডিস্ক প্ৰায় ভৰি গৈছে: {{size}} GBৰ ভিতৰত {{free}} GB খালী।',
  'You do not have permission to do this in this list.': 'এই তালিকাত এয়া কৰিবলৈ আপোনাৰ অনুমতি নাই।',
} as const;
