/** Sentences of the certification, English as they stand in the code. */
export const certificationSentences = {
  'The colour {{colour}} of the college is too pale to read.':
    'মহাবিদ্যালয়ৰ {{colour}} ৰংটো পঢ়িবলৈ বেছি পাতল।',
  'The colours of the website are computed, so that every text has enough contrast.':
    'প্ৰতিটো পাঠৰ যথেষ্ট বৈপৰীত্য থকাকৈ ৱেবছাইটৰ ৰং গণনা কৰা হয়।',
  'The text about the college has {{count}} letters. Write at least {{least}}.':
    'মহাবিদ্যালয়ৰ বিষয়ে লেখাত {{count}} টা আখৰ আছে। অতি কমেও {{least}} টা লিখক।',
  'The review of {{page}} was due on {{date}}.': '{{page}} পুনৰ চোৱাৰ সময় আছিল {{date}}।',
  'The page about the college has a text and is reviewed in time.':
    'মহাবিদ্যালয়ৰ বিষয়ে পৃষ্ঠাত লেখা আছে আৰু সময়মতে পুনৰ চোৱা হয়।',
  'The college has no postal address.': 'মহাবিদ্যালয়ৰ ডাক ঠিকনা নাই।',
  'The college has no telephone.': 'মহাবিদ্যালয়ৰ ফোন নাই।',
  'The college has no e-mail.': 'মহাবিদ্যালয়ৰ ই-মেইল নাই।',
  'The page of contact does not say in which hours visitors are received.':
    'যোগাযোগ পৃষ্ঠাত কোন সময়ত সাক্ষাৎ কৰিব পাৰি লিখা নাই।',
  'The principal has no telephone or no e-mail on the website.': 'ৱেবছাইটত অধ্যক্ষৰ ফোন বা ই-মেইল নাই।',
  'Address, telephone, e-mail, hours and principal are on the website.':
    'ঠিকনা, ফোন, ই-মেইল, সময় আৰু অধ্যক্ষ ৱেবছাইটত আছে।',
  'The website links to no channel of the college.': 'ৱেবছাইটৰ পৰা মহাবিদ্যালয়ৰ কোনো চেনেললৈ লিংক নাই।',
  'The website links to {{channels}}.': 'ৱেবছাইটৰ পৰা {{channels}}লৈ লিংক আছে।',
  'The notice “{{title}}” is a picture without a text.': '“{{title}}” জাননীখন পাঠ নথকা ছবি।',
  'The help at {{page}} is missing or not complete.': '{{page}}ৰ সহায় নাই বা সম্পূৰ্ণ নহয়।',
  'Nobody has adopted: {{policy}}.': 'কোনেও গ্ৰহণ কৰা নাই: {{policy}}।',
  '{{policy}}: adopted by {{name}} on {{date}}.': '{{policy}}: {{name}}ই {{date}} ত গ্ৰহণ কৰিছে।',
  'The Web Information Manager has no name.': 'ৱেব তথ্য ব্যৱস্থাপকৰ নাম নাই।',
  'The Web Information Manager has no designation.': 'ৱেব তথ্য ব্যৱস্থাপকৰ পদবী নাই।',
  'The Web Information Manager has no telephone number.': 'ৱেব তথ্য ব্যৱস্থাপকৰ ফোন নম্বৰ নাই।',
  'The Web Information Manager has no e-mail address.': 'ৱেব তথ্য ব্যৱস্থাপকৰ ই-মেইল ঠিকনা নাই।',
  'The Web Information Manager is {{name}}.': 'ৱেব তথ্য ব্যৱস্থাপক {{name}}।',
  '{{count}} notes of visitors have waited longer than {{days}} days for an answer.':
    'দৰ্শনাৰ্থীৰ {{count}} টা টোকাই {{days}} দিনতকৈ বেছি সময় উত্তৰৰ বাবে ৰৈ আছে।',
  'The server sends no e-mail, so nobody gets a confirmation of their note.':
    'ছাৰ্ভাৰে ই-মেইল নপঠিয়ায়, সেয়েহে টোকা পোৱাৰ নিশ্চিতি কোনেও নাপায়।',
  'Notes are confirmed by e-mail with a number. {{answered}} of {{count}} notes of the last year were answered within {{days}} days.':
    'টোকা পোৱা বুলি নম্বৰসহ ই-মেইল যায়। যোৱা বছৰৰ {{count}} টা টোকাৰ {{answered}} টাৰ উত্তৰ {{days}} দিনৰ ভিতৰত দিয়া হ’ল।',
  'The PDF “{{filename}}” does not name its language.': '“{{filename}}” PDF-ত ভাষাৰ নাম নাই।',
  'Every public PDF that was read names its language.': 'পঢ়া হোৱা প্ৰতিটো ৰাজহুৱা PDF-ত ভাষাৰ নাম আছে।',
  'The page {{path}} is hidden.': '{{path}} পৃষ্ঠাখন লুকুৱাই ৰখা হৈছে।',
  'The address of the site is {{host}}.': 'ছাইটৰ ঠিকনা {{host}}।',
  'The address {{host}} is not below {{endings}}.': '{{host}} ঠিকনাটো {{endings}}ৰ তলত নহয়।',
  'The address {{address}} is not encrypted.': '{{address}} ঠিকনাটো এনক্ৰিপ্ট কৰা নহয়।',
  'Site and admin have encrypted addresses.': 'ছাইট আৰু প্ৰশাসনৰ ঠিকনা এনক্ৰিপ্ট কৰা।',
  'The certificate of the site cannot be trusted: {{reason}}':
    'ছাইটৰ প্ৰমাণপত্ৰ বিশ্বাসযোগ্য নহয়: {{reason}}',
  'The certificate ends on {{date}} and was not renewed.':
    'প্ৰমাণপত্ৰৰ ম্যাদ {{date}} ত শেষ হয় আৰু নবীকৰণ কৰা হোৱা নাই।',
  'The key of the certificate has {{bits}} bits.': 'প্ৰমাণপত্ৰৰ চাবি {{bits}} বিটৰ।',
  'The certificate is valid until {{date}}.': 'প্ৰমাণপত্ৰ {{date}} লৈ বৈধ।',
  'The backend runs as root. Start it as docs/go-live.md says.':
    'বেকএণ্ড root হিচাপে চলি আছে। docs/go-live.md-ত কোৱাৰ দৰে আৰম্ভ কৰক।',
  'The backend runs under an account of its own.': 'বেকএণ্ড নিজা একাউণ্টত চলে।',
  'The connection of {{name}} is not encrypted.': '{{name}}ৰ সংযোগ এনক্ৰিপ্ট কৰা নহয়।',
  'No connection to another machine is unencrypted.': 'আন যন্ত্ৰলৈ এনক্ৰিপ্ট নকৰা সংযোগ নাই।',
  'Passwords have 12 characters, or 8 that are hard to guess, and two factors are required.':
    'পাছৱৰ্ড 12 টা চিহ্নৰ, বা অনুমান কৰিবলৈ টান 8 টাৰ, আৰু দুটা উপাদান লাগে।',
  'Administrators may sign in without a second factor.':
    'প্ৰশাসকে দ্বিতীয় উপাদান নোহোৱাকৈ ছাইন ইন কৰিব পাৰে।',
  'The database is on the machine of the backend.': 'ডাটাবেছ বেকএণ্ডৰ যন্ত্ৰত আছে।',
  'The database is on {{host}}, another machine. Let it answer this server only.':
    'ডাটাবেছ আন যন্ত্ৰ {{host}}ত আছে। কেৱল এই চাৰ্ভাৰক উত্তৰ দিবলৈ দিয়ক।',
  'The last good backup is of {{date}}.': 'শেষৰ ভাল বেকআপ {{date}}ৰ।',
  'The security log is kept for {{days}} days.': 'সুৰক্ষাৰ লগ {{days}} দিন ৰখা হয়।',
  'The check “{{name}}” failed with an error. Tell the developer of the site.':
    '“{{name}}” পৰীক্ষা ভুলৰ বাবে বন্ধ হ’ল। ছাইটৰ নিৰ্মাতাক জনাওক।',
  'Nobody has answered this row yet.': 'এই শাৰীৰ উত্তৰ এতিয়াও কোনেও দিয়া নাই।',
  'Does not apply: {{reason}}': 'প্ৰযোজ্য নহয়: {{reason}}',
  'A link or file of the answer leads nowhere. Replace the proof.':
    'উত্তৰৰ এটা লিংক বা ফাইলে ক’লৈকো নিনিয়ে। প্ৰমাণ সলনি কৰক।',
  'The answer has no proof. Add a link or a file.': 'উত্তৰৰ প্ৰমাণ নাই। এটা লিংক বা ফাইল দিয়ক।',
  'The proof held until {{date}}. Add the new one.': 'প্ৰমাণৰ ম্যাদ {{date}} লৈ আছিল। নতুনটো দিয়ক।',
  'Proof of the office: {{proofs}}': 'কাৰ্যালয়ৰ প্ৰমাণ: {{proofs}}',
  'Tested in every release of the software: {{tests}}':
    'ছফ্টৱেৰৰ প্ৰতিটো সংস্কৰণত পৰীক্ষা কৰা: {{tests}}',
  'Not met': 'পূৰণ হোৱা নাই',
  'Met in part': 'আংশিকভাৱে পূৰণ',
  Met: 'পূৰণ হ’ল',
  Office: 'কাৰ্যালয়',
  Organisation: 'প্ৰতিষ্ঠান',
  'Developer of the site': 'ছাইটৰ নিৰ্মাতা',
  'Parts that are met: {{count}} of {{all}}.': 'পূৰণ হোৱা অংশ: {{all}} টাৰ {{count}} টা।',
  'Notes are confirmed by e-mail with a number. Nobody has sent one in the last year.':
    'টোকা পোৱা বুলি নম্বৰসহ ই-মেইল যায়। যোৱা বছৰ কোনেও টোকা পঠোৱা নাই।',
  '{{policy}}: adopted by {{name}}, not by the Web Information Manager, {{manager}}.':
    '{{policy}}: {{name}}ই গ্ৰহণ কৰিছে, ৱেব তথ্য ব্যৱস্থাপক {{manager}}ই নহয়।',
  Guidelines: 'নিৰ্দেশনা',
  Website: 'ৱেবছাইট',
  'Checked on': 'পৰীক্ষাৰ তাৰিখ',
  'Number in Annexure II': 'পৰিশিষ্ট II-ৰ নম্বৰ',
  'Number in section 5': '5 নং অংশৰ নম্বৰ',
  Section: 'শাখা',
  'What is asked': 'কি বিচৰা হয়',
  'What an evaluator looks at': 'মূল্যায়নকাৰীয়ে কি চায়',
  Proof: 'প্ৰমাণৰ নথি',
  'Answered by': 'উত্তৰ দিওঁতা',
  'Answered on': 'উত্তৰৰ তাৰিখ',
  'Who must act': 'কোনে কৰিব লাগে',
  'All rows were checked.': 'সকলো শাৰী পৰীক্ষা কৰা হ’ল।',
  'Check now': 'এতিয়া পৰীক্ষা কৰক',
  'Ready for certification': 'প্ৰমাণীকৰণৰ বাবে সাজু',
  'The rows of the guidelines for government websites (GIGW 3.0), as the website is now. Only an auditor certifies.':
    'চৰকাৰী ৱেবছাইটৰ নিৰ্দেশিকাৰ (GIGW 3.0) শাৰীবোৰ, ৱেবছাইট এতিয়া যেনে আছে। কেৱল পৰীক্ষকেহে প্ৰমাণপত্ৰ দিয়ে।',
  'Matrix as CSV': 'তালিকা CSV-ত',
  'Matrix as JSON': 'তালিকা JSON-ত',
  'Last stored on {{moment}}. Every night it is stored again.':
    'শেষবাৰ জমা কৰা হ’ল {{moment}}। প্ৰতি ৰাতি পুনৰ জমা কৰা হয়।',
  'All pages were read on {{moment}}.': 'সকলো পৃষ্ঠা {{moment}} ত পঢ়া হৈছে।',
  'The pages were not read yet.': 'পৃষ্ঠাবোৰ এতিয়াও পঢ়া হোৱা নাই।',
  'Read all pages now': 'এতিয়া সকলো পৃষ্ঠা পঢ়ক',
  'Changed in the last 30 days': 'যোৱা 30 দিনত সলনি হ’ল',
  'Nothing is open here.': 'ইয়াত একো বাকী নাই।',
  'An evaluator looks at this: {{see}}': 'মূল্যায়নকাৰীয়ে এইটো চায়: {{see}}',
  More: 'অধিক',
  'Looked after by {{name}}': '{{name}}ৰ দায়িত্বত',
  'Answered by {{name}} on {{date}}.': '{{name}}-এ {{date}} ত উত্তৰ দিছে।',
  'Answered on {{date}}.': '{{date}} ত উত্তৰ দিয়া হৈছে।',
  'Change the answer': 'উত্তৰ সলনি কৰক',
  'Answer this row': 'এই শাৰীৰ উত্তৰ দিয়ক',
  'Certification: open rows': 'প্ৰমাণীকৰণ: বাকী শাৰী',
  'Visitors do not see this answer and its files.': 'দৰ্শকে এই উত্তৰ আৰু ইয়াৰ ফাইল নেদেখে।',
  'Add a link or a file that proves it.': 'প্ৰমাণ কৰা লিংক বা ফাইল দিয়ক।',
} as const;
