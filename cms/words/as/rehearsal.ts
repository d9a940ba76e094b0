/** Sentences of the screen of rehearsals, English as they stand in the code. What findings say is in `findings.ts`. */
export const rehearsalSentences = {
  Rehearsal: 'আখৰা',
  'Verification rehearsal': 'সত্যাপনৰ আখৰা',
  'What a verifier would object to in a report, as colleges publish it. No other website is contacted.':
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
  'This rehearsal was made by an older version. Rehearse again.':
    'এই আখৰা এটা পুৰণি সংস্কৰণে কৰা। পুনৰ আখৰা কৰক।',
  '{{label}}, row {{row}}': '{{label}}, শাৰী {{row}}',
  'Nothing was found.': 'একো পোৱা নগ’ল।',
  'Rehearsal of {{date}}': '{{date}} ৰ আখৰা',
  'Earlier rehearsals': 'আগৰ আখৰা',
  'Findings: {{count}}. New: {{added}}. Still there: {{still}}. Fixed: {{fixed}}.':
    'পোৱা গ’ল: {{count}}। নতুন: {{added}}। এতিয়াও আছে: {{still}}। শুধৰোৱা হ’ল: {{fixed}}।',
  'Metric {{number}}': 'সূচক {{number}}',
  'Fixed since the last rehearsal': 'আগৰ আখৰাৰ পিছত শুধৰোৱা',
  'Still there': 'এতিয়াও আছে',
  'What to do': 'কি কৰিব লাগে',
  'For you to check': 'আপুনি নিজে চাবলগীয়া',
  'A computer cannot judge these. Tick what you have checked.':
    'এইবোৰ কম্পিউটাৰে বিচাৰ কৰিব নোৱাৰে। যিবোৰ চাইছে, সেইবোৰত টিক দিয়ক।',
  'You do not have permission to see evidence.': 'আপোনাৰ প্ৰমাণ চোৱাৰ অনুমতি নাই।',
  '{{done}} of {{all}} files are read, now {{name}}.':
    '{{all}} টা ফাইলৰ {{done}} টা পঢ়া হ’ল, এতিয়া {{name}}।',
  'With this report, visitors see {{shown}} of its {{all}} sets of files.':
    'এই প্ৰতিবেদনৰ সৈতে দৰ্শকে ফাইলৰ {{all}} টা গোটৰ {{shown}} টা দেখে।',
  'Still drafts: {{count}}': 'এতিয়াও খচৰা: {{count}}',
  Answer: 'উত্তৰ',
  'Change the answer': 'উত্তৰ সলাওক',
  'Remove the answer': 'উত্তৰ আঁতৰাওক',
  'Explanation for the verifier': 'পৰীক্ষকৰ বাবে ব্যাখ্যা',
  'Explanations for the verifier': 'পৰীক্ষকৰ বাবে ব্যাখ্যাসমূহ',
  'Save the explanation': 'ব্যাখ্যা সংৰক্ষণ কৰক',
  'Looked at, is right': 'চোৱা হ’ল, শুদ্ধ আছে',
  'Looked at, is right.': 'চোৱা হ’ল, শুদ্ধ আছে।',
  'Answered: {{count}} of {{all}}.': 'উত্তৰ দিয়া হৈছে: {{all}} টাৰ {{count}} টা।',
  'Download the explanations for the verifier': 'পৰীক্ষকৰ বাবে ব্যাখ্যাসমূহ ডাউনল’ড কৰক',
  'An explanation has at most {{most}} characters.': 'ব্যাখ্যাত সৰ্বাধিক {{most}} টা আখৰ থাকিব পাৰে।',
  Evidence: 'প্ৰমাণ',
  By: 'দিওঁতা',
  Objection: 'আপত্তি',
  Explanation: 'ব্যাখ্যা',
  'There is no such rehearsal.': 'এনে কোনো আখৰা নাই।',
} as const;
