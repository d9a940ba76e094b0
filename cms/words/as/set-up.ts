/** Of the set-up: in English, as it stands in the code, and in Assamese. */
export const setUpSentences = {
  'Name, address, year and emblem of the college are on the website.':
    'মহাবিদ্যালয়ৰ নাম, ঠিকনা, বছৰ আৰু প্ৰতীক ৱেবছাইটত আছে।',
  'Add to what the website says of the college: {{missing}}.':
    'ৱেবছাইটত মহাবিদ্যালয়ৰ এইখিনি যোগ কৰক: {{missing}}।',
  'the name': 'নাম',
  'the address': 'ঠিকনা',
  'the year of establishment': 'প্ৰতিষ্ঠাৰ বছৰ',
  'the emblem': 'প্ৰতীক',
  'the name in each language': 'প্ৰতিটো ভাষাত নাম',
  'The pages on privacy and accessibility have been read and published.':
    'গোপনীয়তা আৰু সুগম্যতাৰ পৃষ্ঠা পঢ়ি প্ৰকাশ কৰা হৈছে।',
  'The website shows a standard text on {{missing}}. Read it, then publish a page with the code privacy or accessibility; leave its text empty to keep the standard.':
    'ৱেবছাইটে এই বিষয়ে এটা সাধাৰণ পাঠ দেখুৱায়: {{missing}}। সেয়া পঢ়ক, তাৰ পিছত privacy বা accessibility সংকেতেৰে এখন পৃষ্ঠা প্ৰকাশ কৰক; সাধাৰণ পাঠটো ৰাখিবলৈ পাঠৰ ঘৰ খালী ৰাখক।',
  Privacy: 'গোপনীয়তা',
  Accessibility: 'সুগম্যতা',
  'Save the languages': 'ভাষা সাঁচি থওক',
  'Publish a first notice.': 'প্ৰথম জাননীখন প্ৰকাশ কৰক।',
  'Make a second person an administrator: one may be ill, or forget the password.':
    'দ্বিতীয় এজন ব্যক্তিক প্ৰশাসক কৰক: এজন অসুস্থ হ’ব পাৰে, বা পাছৱৰ্ড পাহৰিব পাৰে।',
  'Set up a mail server, so that mails reach people.': 'মেইল চাৰ্ভাৰ স্থাপন কৰক, যাতে মেইল মানুহৰ ওচৰ পায়।',
  'Give website and admin addresses of their own that begin with https.':
    'ৱেবছাইট আৰু প্ৰশাসনক নিজৰ ঠিকনা দিয়ক, যি httpsৰে আৰম্ভ হয়।',
  'A first notice is published.': 'প্ৰথম জাননী প্ৰকাশ হৈছে।',
  'Two people are administrators: one may be ill, or forget the password.':
    'দুজন ব্যক্তি প্ৰশাসক: এজন অসুস্থ হ’ব পাৰে, বা পাছৱৰ্ড পাহৰিব পাৰে।',
  'Mail leaves by a server of the college.': 'মহাবিদ্যালয়ৰ চাৰ্ভাৰেৰে মেইল যায়।',
  'Website and admin have addresses of their own that begin with https.':
    'ৱেবছাইট আৰু প্ৰশাসনৰ নিজৰ ঠিকনা আছে, যি httpsৰে আৰম্ভ হয়।',

  'Only administrators set the college up.': 'কেৱল প্ৰশাসকেহে মহাবিদ্যালয় সজায়।',
  'This is no demo: its content is not cleared.': 'এইটো নমুনা নহয়: ইয়াৰ সমল মচা নহয়।',
  'This is not the name of the college. Nothing was cleared.':
    'এইটো মহাবিদ্যালয়ৰ নাম নহয়। একো মচা নহ’ল।',
  'The backup is being written. Please wait.': 'বেকআপ লিখি থকা হৈছে। অনুগ্ৰহ কৰি ৰ’ব।',

  'A test of the mails of your website': 'আপোনাৰ ৱেবছাইটৰ মেইলৰ এটা পৰীক্ষা',
  'You are reading this: the mails of the website arrive.': 'আপুনি এইটো পঢ়িছে: ৱেবছাইটৰ মেইল আহি পায়।',
  'The mail server {{server}} took the mail to {{to}}. Look whether it arrives, and whether among the unwanted ones.':
    'মেইল চাৰ্ভাৰ {{server}}এ {{to}}লৈ মেইলটো লৈছে। আহি পায় নে চাওক; অবাঞ্ছিত মেইলৰ মাজতো চাওক।',
  'There is no mail server yet: the mail was written into a folder of the server and reached nobody. Set SMTP_URL, as docs/go-live.md says.':
    'এতিয়াও কোনো মেইল চাৰ্ভাৰ নাই: মেইলটো চাৰ্ভাৰৰ এটা ফ’ল্ডাৰত লিখা হ’ল আৰু কাৰো ওচৰ নাপালে। docs/go-live.mdত কোৱাৰ দৰে SMTP_URL দিয়ক।',
  'The mail server {{server}} does not answer: look at SMTP_URL and the firewall.':
    'মেইল চাৰ্ভাৰ {{server}}এ উত্তৰ নিদিয়ে: SMTP_URL আৰু ফায়াৰৱাল চাওক।',
  'The mail server does not accept the name or the password in SMTP_URL.':
    'মেইল চাৰ্ভাৰে SMTP_URLৰ নাম বা পাছৱৰ্ড গ্ৰহণ নকৰে।',
  'The mail server does not accept the sender {{from}} or the address {{to}}.':
    'মেইল চাৰ্ভাৰে প্ৰেৰক {{from}} বা ঠিকনা {{to}} গ্ৰহণ নকৰে।',
  'The mail server {{server}} did not take the mail.': 'মেইল চাৰ্ভাৰ {{server}}এ মেইলটো নল’লে।',

  'Set up the college': 'মহাবিদ্যালয় সজাওক',
  'Every step can be left and taken up again: what is done is read from what you wrote.':
    'প্ৰতিটো পদক্ষেপ এৰি থৈ আকৌ আৰম্ভ কৰিব পাৰি: কি হ’ল, সেয়া আপুনি লিখাৰ পৰাই জনা যায়।',
  'Step {{number}} of {{total}}: {{name}}': '{{total}}ৰ {{number}} নং পদক্ষেপ: {{name}}',
  Steps: 'পদক্ষেপ',
  'Who we are': 'আমাৰ পৰিচয়',
  'In every language': 'প্ৰতিটো ভাষাত',
  'With a *: without it this step is not done.': '* থকাবোৰ: নহ’লে এই পদক্ষেপ সম্পূৰ্ণ নহয়।',
  'There is one: choose a file only to replace it.': 'এখন আছে: কেৱল সলনি কৰিবলৈহে ফাইল বাছক।',
  'PNG or JPEG, square, at least 400 pixels wide.': 'PNG বা JPEG, বৰ্গাকাৰ, অন্ততঃ ৪০০ পিক্সেল বহল।',
  '{{zone}}, where nothing else is written.': 'আন একো নিলিখিলে {{zone}}।',
  Colours: 'ৰং',
  Departments: 'বিভাগ',
  'Pages of the website': 'ৱেবছাইটৰ পৃষ্ঠা',
  People: 'মানুহ',
  Mail: 'মেইল',
  'Before visitors come': 'দৰ্শক অহাৰ আগতে',
  done: 'হ’ল',
  skipped: 'এৰা হ’ল',
  missing: 'বাকী আছে',
  'Departments written so far: {{count}}.': 'এতিয়ালৈকে লিখা বিভাগ: {{count}}।',
  'Bring them from a sheet': 'শ্বীটৰ পৰা আনক',
  'Department {{number}}': '{{number}} নং বিভাগ',
  'Code, such as PHY': 'সংকেত, যেনে PHY',
  Stream: 'শাখা',
  'One more': 'আৰু এটা',
  'Choose, rename, hide and add pages': 'পৃষ্ঠা বাছক, নাম সলাওক, লুকুৱাওক আৰু যোগ কৰক',
  'Order and hide the parts of the home page, under Appearance':
    'ৰূপৰ তলত মুখ্য পৃষ্ঠাৰ অংশবোৰ সজাওক আৰু লুকুৱাওক',
  'Accounts so far: {{count}}.': 'এতিয়ালৈকে একাউণ্ট: {{count}}।',
  'Invite people by mail': 'মেইলেৰে মানুহ নিমন্ত্ৰণ কৰক',
  'Invite teachers from the list of staff': 'কৰ্মচাৰীৰ তালিকাৰ পৰা শিক্ষক নিমন্ত্ৰণ কৰক',
  'Mail leaves by {{server}}, from {{from}}.': 'মেইল {{server}}ৰে যায়, {{from}}ৰ পৰা।',
  'There is no mail server yet: whoever runs the server sets SMTP_URL.':
    'এতিয়াও কোনো মেইল চাৰ্ভাৰ নাই: চাৰ্ভাৰ চলোৱাজনে SMTP_URL দিয়ে।',
  'Send me a test mail': 'মোলৈ এটা পৰীক্ষামূলক মেইল পঠিয়াওক',
  'That did not reach the server. Try again.': 'সেয়া চাৰ্ভাৰত নাপালেগৈ। আকৌ চেষ্টা কৰক।',
  'Next step': 'পৰৱৰ্তী পদক্ষেপ',
  'To the first page': 'প্ৰথম পৃষ্ঠালৈ',
  'We do not need this step': 'আমাক এই পদক্ষেপ নালাগে',
  'Take this step up again': 'এই পদক্ষেপ আকৌ আৰম্ভ কৰক',
  'Start with our own college': 'আমাৰ নিজৰ মহাবিদ্যালয়েৰে আৰম্ভ কৰক',
  'Everything of the demo is saved in a backup on the server, then all its content is cleared from the website. Accounts stay.':
    'নমুনাৰ সকলো চাৰ্ভাৰৰ এটা বেকআপত সংৰক্ষণ হয়, তাৰ পিছত ইয়াৰ সকলো সমল ৱেবছাইটৰ পৰা মচা হয়। একাউণ্ট থাকে।',
  'Type the name of the demo college: {{name}}': 'নমুনা মহাবিদ্যালয়ৰ নাম লিখক: {{name}}',
  'Save the demo and clear it': 'নমুনা সংৰক্ষণ কৰি মচক',
  'This is the demo college.': 'এইখন নমুনা মহাবিদ্যালয়।',
  'What your college still needs': 'আপোনাৰ মহাবিদ্যালয়ৰ বাবে এতিয়াও কৰিবলগীয়া',
  'Do not show this any more': 'এইটো আৰু নেদেখুৱাব',
};
