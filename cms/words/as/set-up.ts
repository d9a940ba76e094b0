/** Sentences of the set-up. */
export const setUpSentences = {
  'Name, address, year and emblem of the college are on the website.':
    'মহাবিদ্যালয়ৰ নাম, ঠিকনা, বছৰ আৰু প্ৰতীক ৱেবছাইটত আছে।',
  'Still missing about the college: {{missing}}.': 'মহাবিদ্যালয়ৰ এইখিনি এতিয়াও বাকী: {{missing}}।',
  'the name': 'নাম',
  'the address': 'ঠিকনা',
  'the year of establishment': 'প্ৰতিষ্ঠাৰ বছৰ',
  'the emblem': 'প্ৰতীক',
  'the name in each language': 'প্ৰতিটো ভাষাত নাম',
  'the designation': 'পদবী',
  'the telephone number': 'ফোন নম্বৰ',
  'the e-mail address': 'ই-মেইল ঠিকনা',
  'The policies are adopted.': 'নীতিসমূহ গ্ৰহণ কৰা হৈছে।',
  'Read and adopt the policies. Visitors see a policy once it is adopted.':
    'নীতিসমূহ পঢ়ি গ্ৰহণ কৰক। গ্ৰহণ কৰাৰ পাছত দৰ্শকে নীতিটো দেখে।',
  'The Web Information Manager is named.': 'ৱেব তথ্য ব্যৱস্থাপকৰ নাম দিয়া হৈছে।',
  'Still missing about the Web Information Manager: {{missing}}.':
    'ৱেব তথ্য ব্যৱস্থাপকৰ এইখিনি এতিয়াও বাকী: {{missing}}।',
  'The accessibility statement is checked and published.': 'সুগম্যতাৰ বিবৃতি পঢ়ি প্ৰকাশ কৰা হৈছে।',
  'The website shows a standard accessibility statement. Read it. Then publish a page with the code accessibility. Leave its text empty to keep the standard text.':
    'ৱেবছাইটে সুগম্যতাৰ এটা সাধাৰণ বিবৃতি দেখুৱায়। সেয়া পঢ়ক। তাৰ পিছত accessibility সংকেতেৰে এখন পৃষ্ঠা প্ৰকাশ কৰক। সাধাৰণ পাঠটো ৰাখিবলৈ পাঠৰ ঘৰ খালী ৰাখক।',
  'Save the languages': 'ভাষা সংৰক্ষণ কৰক',
  'Publish a first notice.': 'প্ৰথম জাননীখন প্ৰকাশ কৰক।',
  'Make a second person an administrator, in case one is ill or forgets the password.':
    'দ্বিতীয় এজন ব্যক্তিক প্ৰশাসক কৰক, যাতে এজন অসুস্থ হ’লে বা পাছৱৰ্ড পাহৰিলে অসুবিধা নহয়।',
  'Set up a mail server so that e-mails reach people.':
    'মেইল চাৰ্ভাৰ স্থাপন কৰক, যাতে ই-মেইল মানুহৰ ওচৰ পায়।',
  'Give the website and the admin their own addresses that start with https.':
    'ৱেবছাইট আৰু এডমিনক নিজৰ ঠিকনা দিয়ক, যি httpsৰে আৰম্ভ হয়।',
  'A first notice is published.': 'প্ৰথম জাননী প্ৰকাশ হৈছে।',
  'At least two people are administrators.': 'অন্ততঃ দুজন ব্যক্তি প্ৰশাসক।',
  'E-mails are sent by a mail server.': 'মেইল চাৰ্ভাৰে ই-মেইল পঠিয়ায়।',
  'The website and the admin have their own addresses that start with https.':
    'ৱেবছাইট আৰু এডমিনৰ নিজৰ ঠিকনা আছে, যি httpsৰে আৰম্ভ হয়।',

  'This is not the demo. Its content was not deleted.': 'এইটো নমুনা নহয়। ইয়াৰ সমল মচা নহ’ল।',
  'This is not the name of the college. Nothing was deleted.':
    'এইটো মহাবিদ্যালয়ৰ নাম নহয়। একো মচা নহ’ল।',
  'The backup is being saved. Please wait.': 'বেকআপ সংৰক্ষণ কৰি থকা হৈছে। অনুগ্ৰহ কৰি ৰ’ব।',

  'Test e-mail from your website': 'আপোনাৰ ৱেবছাইটৰ পৰীক্ষামূলক ই-মেইল',
  'The e-mails of your website arrive.': 'আপোনাৰ ৱেবছাইটৰ ই-মেইল আহি পায়।',
  'The mail server {{server}} accepted the e-mail to {{to}}. Check your inbox and your spam folder.':
    'মেইল চাৰ্ভাৰ {{server}}এ {{to}}লৈ ই-মেইলটো লৈছে। আপোনাৰ ইনবক্স আৰু স্পেম ফ’ল্ডাৰ চাওক।',
  'There is no mail server yet. The e-mail was saved in a folder on the server and not sent. Set SMTP_URL as described in docs/go-live.md.':
    'এতিয়াও কোনো মেইল চাৰ্ভাৰ নাই। ই-মেইলটো চাৰ্ভাৰৰ এটা ফ’ল্ডাৰত সংৰক্ষণ হ’ল, পঠিওৱা নহ’ল। docs/go-live.mdত কোৱাৰ দৰে SMTP_URL দিয়ক।',
  'The mail server {{server}} does not respond. Check SMTP_URL and the firewall.':
    'মেইল চাৰ্ভাৰ {{server}}এ সঁহাৰি দিয়া নাই। SMTP_URL আৰু ফায়াৰৱাল চাওক।',
  'The mail server does not accept the name or the password in SMTP_URL.':
    'মেইল চাৰ্ভাৰে SMTP_URLৰ নাম বা পাছৱৰ্ড গ্ৰহণ নকৰে।',
  'The mail server does not accept the sender {{from}} or the address {{to}}.':
    'মেইল চাৰ্ভাৰে প্ৰেৰক {{from}} বা ঠিকনা {{to}} গ্ৰহণ নকৰে।',
  'The mail server {{server}} did not accept the e-mail.':
    'মেইল চাৰ্ভাৰ {{server}}এ ই-মেইলটো গ্ৰহণ নকৰিলে।',

  'Set up the college': 'মহাবিদ্যালয় সজাওক',
  'You can leave a step and continue later. Everything that you saved is kept.':
    'এটা পদক্ষেপ এৰি থৈ পাছত আগবঢ়াব পাৰে। আপুনি সংৰক্ষণ কৰা সকলো থাকে।',
  'Step {{number}} of {{total}}: {{name}}': '{{total}}ৰ {{number}} নং পদক্ষেপ: {{name}}',
  Steps: 'পদক্ষেপ',
  'Name and address': 'নাম আৰু ঠিকনা',
  Translations: 'অনুবাদ',
  'Fill in the fields with * to finish this step.': 'এই পদক্ষেপ শেষ কৰিবলৈ * থকা ক্ষেত্ৰবোৰ ভৰাওক।',
  'A file is already uploaded. Choose a file only to replace it.':
    'এটা ফাইল আগতেই আপল’ড কৰা আছে। কেৱল সলনি কৰিবলৈহে ফাইল বাছক।',
  'PNG or JPEG, square, at least 400 pixels wide.': 'PNG বা JPEG, বৰ্গাকাৰ, অন্ততঃ 400 পিক্সেল বহল।',
  'If empty: {{zone}}.': 'খালী থাকিলে: {{zone}}।',
  Colours: 'ৰং',
  Departments: 'বিভাগ',
  'Pages of the website': 'ৱেবছাইটৰ পৃষ্ঠা',
  People: 'মানুহ',
  Mail: 'মেইল',
  'Final check': 'শেষ পৰীক্ষা',
  done: 'হ’ল',
  skipped: 'এৰা হ’ল',
  missing: 'বাকী আছে',
  'Departments so far: {{count}}.': 'এতিয়ালৈকে বিভাগ: {{count}}।',
  'Import from Excel/CSV': 'Excel/CSVৰ পৰা আমদানি কৰক',
  'Department {{number}}': '{{number}} নং বিভাগ',
  'Code, such as PHY': 'সংকেত, যেনে PHY',
  Stream: 'শাখা',
  'Add a row': 'শাৰী যোগ কৰক',
  'Choose, rename, hide and add pages': 'পৃষ্ঠা বাছক, নাম সলাওক, লুকুৱাওক আৰু যোগ কৰক',
  'Sort or hide the sections of the home page (under Appearance)':
    'ৰূপৰ তলত মূল পৃষ্ঠাৰ অংশবোৰ সজাওক আৰু লুকুৱাওক',
  'Accounts so far: {{count}}.': 'এতিয়ালৈকে একাউণ্ট: {{count}}।',
  'Invite people by e-mail': 'ই-মেইলেৰে লোকক আমন্ত্ৰণ কৰক',
  'Invite teachers from the list of staff': 'কৰ্মচাৰীৰ তালিকাৰ পৰা শিক্ষক নিমন্ত্ৰণ কৰক',
  'E-mails are sent by {{server}}, from {{from}}.': '{{server}}এ {{from}}ৰ পৰা ই-মেইল পঠিয়ায়।',
  'Alumni and students can choose their course in the message forms.':
    'প্ৰাক্তন আৰু বৰ্তমানৰ ছাত্ৰ-ছাত্ৰীয়ে বাৰ্তাৰ ফৰ্মত নিজৰ পাঠ্যক্ৰম বাছিব পাৰে।',
  'Add the courses that alumni and students choose from when they send a message.':
    'বাৰ্তা পঠিয়াওঁতে প্ৰাক্তন আৰু বৰ্তমানৰ ছাত্ৰ-ছাত্ৰীয়ে বাছিব পৰা পাঠ্যক্ৰমবোৰ যোগ কৰক।',
  'There is no mail server yet. The person who runs the server has to set SMTP_URL.':
    'এতিয়াও কোনো মেইল চাৰ্ভাৰ নাই। চাৰ্ভাৰ চলোৱাজনে SMTP_URL দিব লাগিব।',
  'Send me a test e-mail': 'মোলৈ এটা পৰীক্ষামূলক ই-মেইল পঠিয়াওক',
  'The server could not be reached. Try again.': 'চাৰ্ভাৰৰ লগত সংযোগ নহ’ল। আকৌ চেষ্টা কৰক।',
  'What comes next': 'ইয়াৰ পাছত',
  'Courses that alumni and students choose from: {{count}}':
    'প্ৰাক্তন আৰু বৰ্তমান শিক্ষাৰ্থীয়ে বাছিব পৰা পাঠ্যক্ৰম: {{count}}',
  'Next step': 'পৰৱৰ্তী পদক্ষেপ',
  'Go to the dashboard': 'ডেশ্বব’ৰ্ডলৈ যাওক',
  'Skip this step': 'এই পদক্ষেপ এৰি দিয়ক',
  'Do not skip this step': 'এই পদক্ষেপ এৰি নিদিব',
  'Start with our own college': 'আমাৰ নিজৰ মহাবিদ্যালয়েৰে আৰম্ভ কৰক',
  'The demo is saved in a backup on the server. Then all its content is deleted from the website. Accounts are kept.':
    'নমুনাখন চাৰ্ভাৰৰ এটা বেকআপত সংৰক্ষণ হয়। তাৰ পিছত ইয়াৰ সকলো সমল ৱেবছাইটৰ পৰা মচা হয়। একাউণ্ট থাকে।',
  'Type the name of the demo college: {{name}}': 'নমুনা মহাবিদ্যালয়ৰ নাম লিখক: {{name}}',
  'Back up and delete the demo': 'বেকআপ লৈ নমুনা মচক',
  'This is the demo college.': 'এইখন নমুনা মহাবিদ্যালয়।',
  'What your college still needs': 'আপোনাৰ মহাবিদ্যালয়ৰ বাবে এতিয়াও কৰিবলগীয়া',
  'Do not show this again': 'এইটো আৰু নেদেখুৱাব',
};
