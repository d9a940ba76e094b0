import type { Labels } from '../../admin-words.ts';

/** What visitors search. */
export const search: Labels = {
  'Search of the website': 'ৱেবছাইটত সন্ধান',
  'Words that mean the same to visitors, and what stands first for a word.':
    'দৰ্শকৰ বাবে একে অৰ্থৰ শব্দ, আৰু কোন শব্দৰ বাবে কি প্ৰথমে থাকিব।',
  'Words that mean the same': 'একে অৰ্থৰ শব্দ',
  'group of words': 'শব্দৰ গোট',
  'groups of words': 'শব্দৰ গোটসমূহ',
  'Whoever searches for one of them finds the others. Write each and press Enter.':
    'ইয়াৰ এটা বিচাৰিলে আনবোৰো পোৱা যায়। প্ৰতিটো লিখি Enter টিপক।',
  Words: 'শব্দ',
  'What stands first': 'কি প্ৰথমে থাকিব',
  'pinned answer': 'প্ৰথম উত্তৰ',
  'pinned answers': 'প্ৰথম উত্তৰসমূহ',
  'For what many search: the record that answers it. Visitors see it only while it is on the website.':
    'বহুতে যি বিচাৰে তাৰ বাবে: যি তাৰ উত্তৰ দিয়ে। ৱেবছাইটত থকালৈকেহে দৰ্শকে দেখে।',
  'What is searched': 'কি বিচৰা হয়',
  'Stands first': 'প্ৰথমে থাকিব',
};
