/** Of the set-up: in English, as it stands in the code, and in Assamese. */
export const setUpSentences = {
  'Name, address, year and emblem are written.': 'নাম, ঠিকনা, বছৰ আৰু প্ৰতীক লিখা হৈছে।',
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
};
