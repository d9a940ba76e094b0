/** Sentences about the nightly walk, English as they stand in the code. */
export const walkSentences = {
  'The page does not open ({{value}}).': 'পৃষ্ঠাখন নোখোলে ({{value}})।',
  'The link {{value}} leads nowhere.': 'লিংক {{value}} ক’লৈকো নিনিয়ে।',
  'The link {{value}} works only on computers of the college. Visitors cannot open it.':
    'লিংক {{value}} কেৱল মহাবিদ্যালয়ৰ কম্পিউটাৰত চলে। দৰ্শকে খুলিব নোৱাৰে।',
  'The page is empty.': 'পৃষ্ঠাখন খালী।',
  'The page says that it is not ready: “{{value}}”.': 'পৃষ্ঠাখনত লিখা আছে যে ই সাজু নহয়: “{{value}}”।',
  'The picture {{value}} has no alternative text.': 'ছবি {{value}} ৰ বিকল্প পাঠ নাই।',
  'The heading “{{value}}” skips a level.': 'শিৰোনাম “{{value}}” এ এটা স্তৰ এৰি গৈছে।',
  'The page has no title of its own.': 'পৃষ্ঠাখনৰ নিজা শিৰোনাম নাই।',
  'The page does not say when it was changed last.': 'পৃষ্ঠাখন শেষবাৰ কেতিয়া সলনি কৰা হৈছিল, সেয়া ইয়াত নাই।',
  'A table has no headings.': 'এখন তালিকাৰ শিৰোনাম নাই।',
  'The form field “{{value}}” has no label.': 'প্ৰপত্ৰৰ ঘৰ “{{value}}” ৰ নাম নাই।',
  'The link {{value}} has moved to {{to}}.': 'লিংক {{value}} এতিয়া {{to}} লৈ গৈছে।',
  'The link {{value}} could not be checked (nights: {{count}}). After three nights it counts as broken.':
    'লিংক {{value}} পৰীক্ষা কৰিব পৰা নগ’ল (ৰাতি: {{count}})। তিনি ৰাতিৰ পিছত ইয়াক ভঙা বুলি ধৰা হয়।',
  'The pages were checked last on {{date}}.': 'পৃষ্ঠাবোৰ শেষবাৰ {{date}} ত পৰীক্ষা কৰা হৈছিল।',
  'and on {{count}} more pages': 'আৰু {{count}} খন আন পৃষ্ঠাত',
  'Nothing is wrong on {{count}} pages, read on {{date}}.':
    '{{date}} ত পঢ়া {{count}} খন পৃষ্ঠাত একো ভুল নাই।',
  '{{page}} has no emblem with an alternative text in its header.':
    '{{page}} ৰ ওপৰত বিকল্প পাঠ থকা প্ৰতীক নাই।',
  '{{page}} does not name the college and its owner.': '{{page}} ত মহাবিদ্যালয় আৰু ইয়াৰ গৰাকীৰ নাম নাই।',
  'The college does not say who owns the website.': 'ৱেবছাইটৰ গৰাকী কোন, মহাবিদ্যালয়ে লিখা নাই।',
  '{{page}} does not say when it was changed last.': '{{page}} শেষবাৰ কেতিয়া সলনি কৰা হৈছিল, লিখা নাই।',
  '{{page}}: the link to the file “{{value}}” has no type and size.':
    '{{page}}: “{{value}}” ফাইলৰ লিংকত প্ৰকাৰ আৰু আকাৰ নাই।',
  '{{page}} has no link to {{value}}.': '{{page}} ত {{value}}লৈ লিংক নাই।',
  '{{page}} has no {{value}}.': '{{page}} ত {{value}} নাই।',
  '{{page}} has a table without headings.': '{{page}} ত শিৰোনাম নথকা তালিকা আছে।',
  '{{page}}: the picture {{value}} has no alternative text.':
    '{{page}}: ছবি {{value}} ৰ বিকল্প পাঠ নাই।',
  '{{page}} has no title of its own.': '{{page}} ৰ নিজা শিৰোনাম নাই।',
  'The title of the home page does not name state and country.':
    'মূল পৃষ্ঠাৰ শিৰোনামত ৰাজ্য আৰু দেশৰ নাম নাই।',
  '{{page}} does not have exactly one title on it.': '{{page}} ত ঠিক এটা শিৰোনাম নাই।',
  '{{page}}: the heading “{{value}}” skips a level.':
    '{{page}}: শিৰোনাম “{{value}}” এ এটা স্তৰ এৰি গৈছে।',
  '{{page}}: the form field “{{value}}” has no label.': '{{page}}: প্ৰপত্ৰৰ ঘৰ “{{value}}” ৰ নাম নাই।',
  '{{page}}: the link “{{value}}” does not say that it leads to another website.':
    '{{page}}: “{{value}}” লিংকে আন ৱেবছাইটলৈ নিয়ে বুলি লিখা নাই।',
  'Links to other websites are not checked. Switch it on under Settings of reviews.':
    'আন ৱেবছাইটলৈ যোৱা লিংক পৰীক্ষা কৰা নহয়। পুনৰীক্ষণৰ ছেটিংত আৰম্ভ কৰক।',
  '{{page}} is not translated and does not say so.': '{{page}} অনুবাদ কৰা হোৱা নাই, আৰু সেই কথা লিখাও নাই।',
  'Pages that are not translated, and say so: {{count}}.':
    'অনুবাদ নোহোৱা, আৰু সেই কথা লিখা থকা পৃষ্ঠা: {{count}}।',
  '{{page}} is empty.': '{{page}} খালী।',
  '{{page}} says that it is not ready: “{{value}}”.':
    '{{page}} ত লিখা আছে যে ই সাজু নহয়: “{{value}}”।',
  '{{page}} is not in Unicode.': '{{page}} ইউনিকোডত নাই।',
  'The website has one language only.': 'ৱেবছাইটৰ এটাহে ভাষা আছে।',
  '{{page}} does not open ({{value}}).': '{{page}} নোখোলে ({{value}})।',
  '{{page}}: the link {{value}} leads nowhere.': '{{page}}: লিংক {{value}} ক’লৈকো নিনিয়ে।',
  'Found on the website of {{college}}: {{count}}': '{{college}}ৰ ৱেবছাইটত পোৱা গ’ল: {{count}}',
  'The nightly check found this on pages that you look after. Please correct it:':
    'ৰাতিৰ পৰীক্ষাত আপুনি চোৱা-চিতা কৰা পৃষ্ঠাত এইবোৰ পোৱা গ’ল। অনুগ্ৰহ কৰি শুধৰাওক:',
  'You find them here:': 'সেইবোৰ ইয়াত পাব:',
  'no answer': 'উত্তৰ নাই',
  'Pages that do not open': 'নোখোলা পৃষ্ঠা',
  'Broken links': 'ভঙা লিংক',
  'Links into the college network': 'মহাবিদ্যালয়ৰ নেটৱৰ্কৰ ভিতৰৰ লিংক',
  'Empty pages': 'খালী পৃষ্ঠা',
  'Pages that are not ready': 'সাজু নোহোৱা পৃষ্ঠা',
  'Pictures without text': 'পাঠ নথকা ছবি',
  'Headings that skip a level': 'স্তৰ এৰি যোৱা শিৰোনাম',
  'Pages without a title': 'শিৰোনাম নথকা পৃষ্ঠা',
  'Pages without a day': 'দিন নথকা পৃষ্ঠা',
  'Tables without headings': 'শিৰোনাম নথকা তালিকা',
  'Form fields without a label': 'নাম নথকা প্ৰপত্ৰৰ ঘৰ',
  'Links that moved': 'সলনি হোৱা লিংক',
  'Links that could not be checked': 'পৰীক্ষা কৰিব নোৱাৰা লিংক',
  'Nightly check of the pages': 'পৃষ্ঠাসমূহৰ ৰাতিৰ পৰীক্ষা',
  'Every night the server reads all pages of the website in its languages and notes what is wrong with them.':
    'প্ৰতি ৰাতি ছাৰ্ভাৰে ৱেবছাইটৰ সকলো ভাষাৰ সকলো পৃষ্ঠা পঢ়ে আৰু কি ভুল আছে লিখি থয়।',
  'Check all pages now': 'সকলো পৃষ্ঠা এতিয়া পৰীক্ষা কৰক',
  'The pages are being checked. This takes some minutes.':
    'পৃষ্ঠাবোৰ পৰীক্ষা কৰি থকা হৈছে। কেইমিনিটমান লাগিব।',
  'The last check, on {{date}}, was not finished because the website did not answer. Check again, or tell the person who runs the website.':
    '{{date}} ৰ শেষ পৰীক্ষা সম্পূৰ্ণ নহ’ল, কাৰণ ৱেবছাইটে উত্তৰ নিদিলে। পুনৰ পৰীক্ষা কৰক, বা ৱেবছাইট চলোৱাজনক জনাওক।',
  'The pages have not been checked yet.': 'পৃষ্ঠাবোৰ এতিয়ালৈকে পৰীক্ষা কৰা হোৱা নাই।',
  '{{done}} of {{all}} pages are read.': '{{all}} খন পৃষ্ঠাৰ {{done}} খন পঢ়া হ’ল।',
  'Check of {{date}}': '{{date}} ৰ পৰীক্ষা',
  'Pages: {{pages}}. Other addresses of the website: {{links}}.':
    'পৃষ্ঠা: {{pages}}। ৱেবছাইটৰ আন ঠিকনা: {{links}}।',
  'Links to other websites were not checked.': 'আন ৱেবছাইটলৈ যোৱা লিংক পৰীক্ষা কৰা হোৱা নাই।',
  'Links to other websites: {{outside}}.': 'আন ৱেবছাইটলৈ যোৱা লিংক: {{outside}}।',
  'Not read, because there are too many: {{count}}.': 'অতি বেছি হোৱাৰ বাবে নপঢ়া: {{count}}।',
  'Check links to other websites every night': 'আন ৱেবছাইটলৈ যোৱা লিংক প্ৰতি ৰাতি পৰীক্ষা কৰক',
  'Kind of finding': 'কি ধৰণৰ ভুল',
  'All findings': 'সকলো',
  'Open the page': 'পৃষ্ঠাখন খোলক',
  'Correct it': 'শুধৰাওক',
  'Record with the link': 'লিংকটো থকা তথ্য',
  'since {{date}}': '{{date}} ৰ পৰা',
  'and {{count}} more pages. Choose a kind above.': 'আৰু {{count}} খন পৃষ্ঠা। ওপৰত এটা ধৰণ বাছক।',
  'Mended since the check before': 'আগৰ পৰীক্ষাৰ পিছত শুধৰোৱা',
  'Other checks': 'আন পৰীক্ষা',
} as const;
