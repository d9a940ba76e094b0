/** Sentences of the rehearsal, English as they stand in the code. */
export const rehearsalSentences = {
  'The link {{link}} leads to {{host}}, not to the college’s own website.':
    'সংযোগ {{link}} এ মহাবিদ্যালয়ৰ নিজা ৱেবছাইটলৈ নহয়, {{host}} লৈ নিয়ে।',
  'The files of this metric have {{size}} MB, and {{link}} leads to a part of the evidence on {{host}}.':
    'এই সূচকৰ ফাইলবোৰ {{size}} MB, আৰু {{link}} এ {{host}} ত থকা প্ৰমাণৰ এটা অংশলৈ নিয়ে।',
  'The headings differ from the template. Missing: {{missing}}. Not in the template: {{extra}}.':
    'শিৰোনামবোৰ টেমপ্লেটৰ সৈতে নিমিলে। নাই: {{missing}}। টেমপ্লেটত নথকা: {{extra}}।',
  'The columns are in another order than in the template.': 'স্তম্ভবোৰৰ ক্ৰম টেমপ্লেটৰ দৰে নহয়।',
  'The column “{{column}}” is empty in row {{rows}}.': 'শাৰী {{rows}} ত “{{column}}” স্তম্ভটো খালী।',
  'The report claims {{claimed}}, but the sheet has {{count}} rows.':
    'প্ৰতিবেদনে {{claimed}} দাবী কৰিছে, কিন্তু শ্বীটত {{count}} টা শাৰী আছে।',
  'Row {{row}}: the total of “{{column}}” is {{total}}, but its rows add up to {{sum}}.':
    'শাৰী {{row}}: “{{column}}” ৰ মুঠ {{total}} বুলি আছে, কিন্তু শাৰীবোৰ যোগ কৰিলে {{sum}} হয়।',
  'Row {{row}}: “{{part}}” is {{less}}, more than “{{whole}}”, which is {{more}}.':
    'শাৰী {{row}}: “{{part}}” {{less}}, যি “{{whole}}” ({{more}})-তকৈ বেছি।',
  'Row {{row}}: the {{kind}} is missing.': 'শাৰী {{row}}: {{kind}} নাই।',
  'Row {{row}}: {{value}} is not a valid {{kind}}.': 'শাৰী {{row}}: {{value}} শুদ্ধ {{kind}} নহয়।',
  'Row {{row}}: {{name}} is a {{designation}}.': 'শাৰী {{row}}: {{name}} ৰ পদবী {{designation}}।',
  'Row {{row}} repeats row {{first}}: {{value}}.':
    'শাৰী {{row}} ত শাৰী {{first}} আকৌ আছে: {{value}}।',
  'Row {{row}}: this MoU ended in {{year}}, before {{period}}.':
    'শাৰী {{row}}: এই চুক্তি {{period}} ৰ আগতে, {{year}} ত শেষ হৈছে।',
  'Row {{row}}: this MoU was signed in {{year}}, after {{period}}.':
    'শাৰী {{row}}: এই চুক্তি {{period}} ৰ পিছত, {{year}} ত স্বাক্ষৰিত হৈছে।',
  'Row {{row}}: {{value}} is not in {{period}}.':
    'শাৰী {{row}}: {{value}}, {{period}} ৰ ভিতৰত নপৰে।',
  'The file cannot be read. It is damaged or has a password.':
    'ফাইলটো পঢ়িব নোৱাৰি। ই নষ্ট হৈছে বা ইয়াত পাছৱৰ্ড আছে।',
  'There is no readable text in this file.': 'এই ফাইলটোত পঢ়িব পৰা কোনো পাঠ নাই।',
  'There is no readable text on page {{pages}}.': 'পৃষ্ঠা {{pages}} ত পঢ়িব পৰা কোনো পাঠ নাই।',
  'This scan is hard to read: its text was recognised with {{confidence}} %.':
    'এই স্কেনটো পঢ়িবলৈ টান: ইয়াৰ পাঠ {{confidence}} % নিশ্চয়তাৰে চিনাক্ত কৰা হৈছে।',
  'The list of missing evidence in this file is the office’s own, not evidence. Visitors cannot open the file.':
    'এই ফাইলৰ বাকী থকা প্ৰমাণৰ তালিকাখন কাৰ্যালয়ৰ নিজা, প্ৰমাণ নহয়। দৰ্শকে ফাইলটো খুলিব নোৱাৰে।',
  'The same file is evidence for {{metrics}}.': 'একেটা ফাইল {{metrics}} ৰ প্ৰমাণ।',
  'The title names {{value}}, but the report is for {{period}}.':
    'শিৰোনামত {{value}} আছে, কিন্তু প্ৰতিবেদনখন {{period}} ৰ।',
  'The text of the file names {{value}}, but no day or year of {{period}}.':
    'ফাইলটোৰ পাঠত {{value}} আছে, কিন্তু {{period}} ৰ কোনো দিন বা বছৰ নাই।',
  'The website has no page, file or record at {{link}}.':
    '{{link}} ত ৱেবছাইটৰ কোনো পৃষ্ঠা, ফাইল বা তথ্য নাই।',
  'The link {{link}} leads to a home page.': 'সংযোগ {{link}} এ মুখ্য পৃষ্ঠালৈ নিয়ে।',
  'The link {{link}} leads to a file on a computer, not on the website.':
    'সংযোগ {{link}} এ ৱেবছাইটলৈ নহয়, কম্পিউটাৰ এটাত থকা ফাইললৈ নিয়ে।',
  'The link {{link}} leads on to {{path}}, not to the document itself.':
    'সংযোগ {{link}} এ নথিখনলৈ নহয়, {{path}} লৈ নিয়ে।',
  'The website has the analysis of feedback of {{count}} groups. At least {{least}} are needed.':
    'ৱেবছাইটত {{count}} টা গোটৰ মতামতৰ বিশ্লেষণ আছে। অন্ততঃ {{least}} টা লাগে।',
  'The website has no report of the action taken on feedback.':
    'মতামতৰ ওপৰত লোৱা ব্যৱস্থাৰ প্ৰতিবেদন ৱেবছাইটত নাই।',
  Rehearsal: 'আখৰা',
  'Rehearsal of the verifier': 'পৰীক্ষকৰ আখৰা',
  'What a verifier would object to in a report, as colleges publish it. No other website is asked.':
    'প্ৰতিবেদনখনত পৰীক্ষকে কি আপত্তি কৰিব পাৰে, মহাবিদ্যালয়সমূহে প্ৰকাশ কৰা ধৰণে। আন কোনো ৱেবছাইটক সোধা নহয়।',
  'Start the rehearsal': 'আখৰা আৰম্ভ কৰক',
  'Rehearse again': 'পুনৰ আখৰা কৰক',
  'The rehearsal is running. This takes some minutes if many files are new.':
    'আখৰা চলি আছে। নতুন ফাইল বেছি থাকিলে কেইমিনিটমান লাগে।',
  'The rehearsal stopped because of an error. Try again, or ask the administrator.':
    'এটা ভুলৰ বাবে আখৰা বন্ধ হ’ল। পুনৰ চেষ্টা কৰক, নাইবা প্ৰশাসকক সোধক।',
  'This report has more evidence than can be checked at once. Look for a sheet with very many rows or very long cells, make it smaller, and try again.':
    'এই প্ৰতিবেদনত একেলগে পৰীক্ষা কৰিব পৰাতকৈ বেছি প্ৰমাণ আছে। বহুত শাৰী বা অতি দীঘল ঘৰ থকা শ্বীট বিচাৰক, সৰু কৰক, আৰু পুনৰ চেষ্টা কৰক।',
  'There is no rehearsal of this report yet.': 'এই প্ৰতিবেদনৰ আখৰা এতিয়ালৈকে হোৱা নাই।',
  'There is no report yet. Add one under Reports first.':
    'এতিয়ালৈকে কোনো প্ৰতিবেদন নাই। প্ৰথমে প্ৰতিবেদনত এখন যোগ কৰক।',
  'Nothing was found.': 'একো পোৱা নগ’ল।',
  'Rehearsal of {{date}}': '{{date}} ৰ আখৰা',
  'Earlier rehearsals': 'আগৰ আখৰা',
  'Findings: {{count}}. New: {{added}}. Still there: {{still}}. Mended: {{mended}}.':
    'পোৱা গ’ল: {{count}}। নতুন: {{added}}। এতিয়াও আছে: {{still}}। শুধৰোৱা হ’ল: {{mended}}।',
  'Metric {{number}}': 'সূচক {{number}}',
  'Mended since the last rehearsal': 'আগৰ আখৰাৰ পিছত শুধৰোৱা',
  'Still there': 'এতিয়াও আছে',
  'What to do': 'কি কৰিব লাগে',
  'Mend it': 'শুধৰাওক',
  'For you to check': 'আপুনি নিজে চাবলগীয়া',
  'A computer cannot judge these. Tick what you have checked.':
    'এইবোৰ কম্পিউটাৰে বিচাৰ কৰিব নোৱাৰে। যিবোৰ চাইছে, সেইবোৰত টিক দিয়ক।',
  'You do not have permission to see evidence.': 'আপোনাৰ প্ৰমাণ চোৱাৰ অনুমতি নাই।',
  'There is no such rehearsal.': 'এনে কোনো আখৰা নাই।',
} as const;
