/** Sentences of the import of publications, English as they stand in the code. */
export const publicationSentences = {
  'Import publications (BibTeX, RIS)': 'প্ৰকাশন আমদানি কৰক (BibTeX, RIS)',
  'Save or discard your changes on this page first.':
    'প্ৰথমে এই পৃষ্ঠাত কৰা সালসলনি সংৰক্ষণ কৰক বা বাদ দিয়ক।',
  'File (.bib or .ris)': 'ফাইল (.bib বা .ris)',
  'Zotero, Mendeley, Google Scholar and journals export such files. At most {{most}} MB and {{entries}} publications.':
    'Zotero, Mendeley, Google Scholar আৰু গৱেষণা পত্ৰিকাই এনে ফাইল ৰপ্তানি কৰে। সৰ্বাধিক {{most}} MB আৰু {{entries}} টা প্ৰকাশন।',
  'Or paste the entries': 'বা প্ৰবিষ্টিবোৰ ইয়াত পেষ্ট কৰক',
  'Check the entries': 'প্ৰবিষ্টিবোৰ পৰীক্ষা কৰক',
  'The entries are being read …': 'প্ৰবিষ্টিবোৰ পঢ়ি থকা হৈছে …',
  'Choose a file or paste the entries first.': 'প্ৰথমে এটা ফাইল বাছক বা প্ৰবিষ্টিবোৰ পেষ্ট কৰক।',
  'There is nothing new to import.': 'আমদানি কৰিবলগীয়া নতুন একো নাই।',
  'Nothing is saved yet. Tick what you want to import.':
    'এতিয়াও একো সংৰক্ষণ কৰা হোৱা নাই। যি আমদানি কৰিব খোজে তাত টিক দিয়ক।',
  'New ({{count}})': 'নতুন ({{count}})',
  'Different from the profile ({{count}})': 'প্ৰফাইলৰ সৈতে নিমিলা ({{count}})',
  'If you tick one, the values of the file replace those of the profile.':
    'টিক দিলে ফাইলৰ মানে প্ৰফাইলৰ মানৰ ঠাই লয়।',
  'Already in the profile ({{count}})': 'প্ৰফাইলত আগৰে পৰা আছে ({{count}})',
  'Cannot be imported ({{count}})': 'আমদানি কৰিব নোৱাৰি ({{count}})',
  'Table: {{table}}': 'তালিকা: {{table}}',
  '{{label}}: “{{before}}” becomes “{{after}}”': '{{label}}: “{{before}}” সলনি হৈ “{{after}}” হ’ব',
  '{{label}}: empty, becomes “{{after}}”': '{{label}}: খালী আছে, “{{after}}” হ’ব',
  'Tick all': 'সকলোতে টিক দিয়ক',
  'Untick all': 'সকলো টিক আঁতৰাওক',
  'Import the ticked publications ({{count}})': 'টিক দিয়া প্ৰকাশনবোৰ আমদানি কৰক ({{count}})',
  'Added: {{added}}. Changed: {{changed}}.': 'যোগ কৰা হ’ল: {{added}}। সলনি কৰা হ’ল: {{changed}}।',
  'Not imported, because the profile has changed meanwhile: {{skipped}}. Check the file again.':
    'ইতিমধ্যে প্ৰফাইল সলনি হোৱাৰ বাবে আমদানি কৰা নহ’ল: {{skipped}}। ফাইলটো আকৌ পৰীক্ষা কৰক।',
  'They are saved as a draft. Check them, then publish or submit the profile.':
    'এইবোৰ খচৰা হিচাপে সংৰক্ষণ কৰা হ’ল। চাই লৈ প্ৰফাইলটো প্ৰকাশ কৰক বা জমা দিয়ক।',
  'You do not have permission to change this profile.': 'এই প্ৰফাইল সলাবলৈ আপোনাৰ অনুমতি নাই।',
  'Reading this file takes too long. Divide it into smaller files.':
    'এই ফাইলটো পঢ়োঁতে বহুত সময় লাগে। ইয়াক সৰু ফাইলত ভাগ কৰক।',
  'The file has more than {{most}} entries. Divide it into several files.':
    'ফাইলটোত {{most}} টাতকৈ বেছি প্ৰবিষ্টি আছে। ইয়াক কেইবাটাও ফাইলত ভাগ কৰক।',
  'This file has no BibTeX or RIS entries. Export your publications as BibTeX (.bib) or RIS (.ris) and choose that file.':
    'এই ফাইলটোত BibTeX বা RIS প্ৰবিষ্টি নাই। আপোনাৰ প্ৰকাশনবোৰ BibTeX (.bib) বা RIS (.ris) হিচাপে ৰপ্তানি কৰি সেই ফাইলটো বাছক।',
  'The file is larger than {{most}} MB. Export fewer publications at once.':
    'ফাইলটো {{most}} MBতকৈ ডাঙৰ। একেলগে কম প্ৰকাশন ৰপ্তানি কৰক।',
  'A field is longer than {{most}} characters.': 'এটা ক্ষেত্ৰ {{most}} টা আখৰতকৈ দীঘল।',
  'The entry cannot be read. Check its braces, commas and type.':
    'প্ৰবিষ্টিটো পঢ়িব পৰা নগ’ল। ইয়াৰ বন্ধনী, কমা আৰু প্ৰকাৰ চাওক।',
  'The entry has no title.': 'প্ৰবিষ্টিটোৰ শিৰোনাম নাই।',
  'No table fits the type “{{type}}”. Add it by hand if it belongs to the profile.':
    '“{{type}}” প্ৰকাৰৰ বাবে কোনো তালিকা নাই। প্ৰফাইলত লাগিলে নিজে লিখি যোগ কৰক।',
  'The file has this publication twice. It counts once.': 'ফাইলটোত এই প্ৰকাশন দুবাৰ আছে। ইয়াক এবাৰ গণা হয়।',
  '{{field}} “{{value}}” is not valid and stays empty.':
    '{{field}} “{{value}}” শুদ্ধ নহয়, সেয়ে খালী থাকে।',
} as const;
