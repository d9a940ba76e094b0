/** Sentences about duties and reviews, English as they stand in the code. */
export const dutySentences = {
  'Public disclosure': 'ৰাজহুৱা প্ৰকাশ',
  'What the rules require colleges to publish, and where it is on the website.':
    'নিয়মে মহাবিদ্যালয়ক কি প্ৰকাশ কৰিবলৈ কয় (মহাবিদ্যালয়সমূহে প্ৰকাশ কৰা ধৰণে), আৰু সেয়া ৱেবছাইটত ক’ত আছে।',
  Policies: 'নীতিসমূহ',
  'The website writes the policies from its settings. Read them, add what is special about the college, and adopt them. Visitors see a policy once it is adopted.':
    'ৱেবছাইটে নিজৰ ছেটিংৰ পৰা নীতিসমূহ লিখে। সেইবোৰ পঢ়ক, মহাবিদ্যালয়ৰ বিশেষ কথা যোগ কৰক, আৰু গ্ৰহণ কৰক। গ্ৰহণ কৰাৰ পাছত দৰ্শকে নীতিটো দেখে।',
  'Policies to adopt': 'গ্ৰহণ কৰিবলগীয়া নীতি',
  'Adopt policies': 'নীতি গ্ৰহণ কৰক',
  'Adopted by: name': 'কোনে গ্ৰহণ কৰে: নাম',
  Designation: 'পদবী',
  'Day of adoption': 'গ্ৰহণৰ তাৰিখ',
  Adopt: 'গ্ৰহণ কৰক',
  'Adopted.': 'গ্ৰহণ কৰা হ’ল।',
  Adopted: 'গ্ৰহণ কৰা হৈছে',
  'Not adopted': 'গ্ৰহণ কৰা হোৱা নাই',
  'Out of date': 'পুৰণি হৈছে',
  'Adopted on {{date}} by {{name}}': '{{date}} তাৰিখে {{name}}ই গ্ৰহণ কৰিছে',
  'Version {{number}}': 'সংস্কৰণ {{number}}',
  'Review until {{date}}': 'পুনৰীক্ষণৰ শেষ দিন {{date}}',
  'Read the text as it would be adopted now': 'এতিয়া গ্ৰহণ কৰিলে পাঠটো কেনে হ’ব পঢ়ক',
  'Choose the sets of rules': 'নিয়মৰ তালিকা বাছক',
  'To do': 'কৰিবলগীয়া',
  Done: 'হ’ল',
  'Older than allowed': 'নিৰ্ধাৰিত সময়তকৈ পুৰণি',
  Missing: 'নাই',
  'Does not apply': 'প্ৰযোজ্য নহয়',
  'Too old from {{date}}': '{{date}} ৰ পৰা অতি পুৰণি',
  'The link of your answer leads to no page.': 'আপোনাৰ উত্তৰৰ লিংকে কোনো পৃষ্ঠালৈ নিনিয়ে।',
  'Due for review on the website of {{college}}: {{count}}':
    '{{college}}ৰ ৱেবছাইটত পুনৰীক্ষণৰ সময় হ’ল: {{count}}',
  'Please read these pages. Correct what has changed, or press ‘Checked, nothing to change’:':
    'এই পৃষ্ঠাবোৰ পঢ়ক। যি সলনি হৈছে শুধৰাওক, নাইবা ‘চোৱা হ’ল, সলাবলগীয়া একো নাই’ টিপক:',
  'Mark them as checked here:': 'চোৱা হ’লে ইয়াত চিহ্নিত কৰক:',
  'and {{count}} more': 'আৰু {{count}} খন',
  'Changed in the public disclosure or certification of {{college}}: {{count}}':
    '{{college}}ৰ ৰাজহুৱা প্ৰকাশ বা প্ৰমাণীকৰণত সলনি হ’ল: {{count}}',
  'These rows, which you look after, are not what they were:':
    'আপোনাৰ দায়িত্বত থকা এই শাৰীবোৰ আগৰ দৰে নাই:',
  'You find what you look after here:': 'আপোনাৰ দায়িত্বত থকাবোৰ ইয়াত পাব:',
  'Your office looks after this on the website of the college:':
    'মহাবিদ্যালয়ৰ ৱেবছাইটত আপোনাৰ কাৰ্যালয়ৰ দায়িত্বত থকাবোৰ:',
  'Your office has no account on the website. Answer this e-mail and write what has changed, or that nothing has changed. {{name}} ({{email}}) enters it.':
    'ৱেবছাইটত আপোনাৰ কাৰ্যালয়ৰ একাউণ্ট নাই। এই ই-মেইলৰ উত্তৰ দিয়ক আৰু কি সলনি হ’ল, বা একো সলনি হোৱা নাই বুলি লিখক। {{name}}-এ ({{email}}) সেয়া ভৰাব।',
  'This account looks after pages, duties or texts: {{count}}. Choose who takes them over under Owners & reviews, then delete the account.':
    'এই একাউণ্টৰ দায়িত্বত পৃষ্ঠা, দায়িত্ব বা লেখা আছে: {{count}}। দায়িত্ব আৰু পুনৰীক্ষণত কোনে ল’ব বাছক, তাৰ পিছত একাউণ্টটো মচক।',
  'This account looks after everything that has no owner of its own. Choose who takes it over under Owners & reviews, then delete the account.':
    'নিজা দায়িত্বপ্ৰাপ্ত নথকা সকলোবোৰ এই একাউণ্টৰ দায়িত্বত। দায়িত্ব আৰু পুনৰীক্ষণত কোনে ল’ব বাছক, তাৰ পিছত একাউণ্টটো মচক।',
  'Answer yourself': 'নিজে উত্তৰ দিয়ক',
  'Write why it does not apply.': 'কিয় প্ৰযোজ্য নহয়, লিখক।',
  'Owners & reviews': 'দায়িত্ব আৰু পুনৰীক্ষণ',
  'Every page, duty and permanent text has an owner who reviews it before its due date.':
    'প্ৰতিখন পৃষ্ঠা, দায়িত্ব আৰু স্থায়ী লেখাৰ এজন দায়িত্বপ্ৰাপ্ত আছে, যিয়ে নিৰ্দিষ্ট দিনৰ ভিতৰত পুনৰ চায়।',
  'Periods and first owner': 'সময়সীমা আৰু প্ৰথম দায়িত্বপ্ৰাপ্ত',
  'Without an owner': 'দায়িত্বপ্ৰাপ্ত নাই',
  Due: 'সময় হ’ল',
  Later: 'পিছত',
  'due {{date}}': '{{date}} ৰ ভিতৰত',
  'Owner and period': 'দায়িত্ব আৰু সময়সীমা',
  'Checked, nothing to change': 'চোৱা হ’ল, সলাবলগীয়া একো নাই',
  'Due for your review': 'আপোনাৰ পুনৰীক্ষণৰ সময় হ’ল',
  'Everything that this account looks after': 'এই একাউণ্টৰ সকলো দায়িত্ব',
  'goes to': 'এই একাউণ্টলৈ যাব',
  'Hand over': 'হস্তান্তৰ কৰক',
  Everybody: 'সকলো',
  'Rows of one owner': 'এজন দায়িত্বপ্ৰাপ্তৰ শাৰীবোৰ',
  'Handed over.': 'হস্তান্তৰ হ’ল।',
  'Choose two different accounts.': 'দুটা বেলেগ একাউণ্ট বাছক।',
  'Only an editor can do this.': 'কেৱল সম্পাদকেহে এইটো কৰিব পাৰে।',
  'Only its owner or an editor can do this.': 'কেৱল দায়িত্বপ্ৰাপ্তজনে বা সম্পাদকে এইটো কৰিব পাৰে।',
} as const;
