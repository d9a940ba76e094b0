import type { Labels } from '../../admin-words.ts';

/** Committees, members, officers and alumni. */
export const people: Labels = {
  Committee: 'সমিতি',
  Committees: 'সমিতিসমূহ',
  'Their members, tasks and minutes of meetings.': 'সদস্য, দায়িত্ব আৰু সভাৰ কাৰ্যবিৱৰণী।',
  'IQAC: the committee is also shown on the IQAC pages. Otherwise any short word, or empty.':
    'IQAC: সমিতিখন IQACৰ পৃষ্ঠাতো দেখুওৱা হয়। নহ’লে যিকোনো চুটি শব্দ, বা খালী।',
  'Smaller numbers come first. The first committee is open when the page loads.':
    'সৰু সংখ্যা আগত থাকে। প্ৰথম সমিতিখন নিজে নিজে খোল খায়।',
  Objectives: 'উদ্দেশ্য',
  member: 'সদস্য',
  members: 'সদস্য',
  'For example: Chairperson, Coordinator.': 'যেনে: সভাপতি, সমন্বয়ক।',
  'Tasks and activities': 'দায়িত্ব আৰু কাৰ্যকলাপ',
  task: 'দায়িত্ব',
  tasks: 'দায়িত্ব',
  'Minutes of meetings': 'সভাৰ কাৰ্যবিৱৰণী',
  'In this order.': 'এই ক্ৰমত।',
  Member: 'সদস্য',
  'Governing body & unions': 'পৰিচালনা সমিতি আৰু সংঘ',
  "Members of the governing body, the alumni committee and the students' union.":
    'পৰিচালনা সমিতি, প্ৰাক্তন ছাত্ৰ-ছাত্ৰী সমিতি আৰু ছাত্ৰ একতা সভাৰ সদস্যসকল।',
  'Member of': 'কাৰ সদস্য',
  'Alumni committee': 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী সমিতি',
  "Students' union": 'ছাত্ৰ একতা সভা',
  'Governing body': 'পৰিচালনা সমিতি',
  'For example: President, Secretary.': 'যেনে: সভাপতি, সম্পাদক।',
  'Member since': 'কেতিয়াৰ পৰা সদস্য',
  'Agrees that e-mail and phone are shown': 'ই-মেইল আৰু ফোন দেখুৱাবলৈ সন্মত',
  'Without consent only administrators and moderators see them.':
    'সন্মতি নোহোৱাকৈ কেৱল প্ৰশাসক আৰু মডাৰেটৰেহে দেখে।',
  'Former principal': 'প্ৰাক্তন অধ্যক্ষ',
  'Former principals': 'প্ৰাক্তন অধ্যক্ষসকল',
  'The website numbers them by the day on which they took office.':
    'কাৰ্যভাৰ লোৱা দিন অনুসৰি ৱেবছাইটে ক্ৰমিক নম্বৰ দিয়ে।',
  'For example: Principal, or Principal in charge.': 'যেনে: অধ্যক্ষ, বা ভাৰপ্ৰাপ্ত অধ্যক্ষ।',
  'RTI officer': 'তথ্য বিষয়া',
  'RTI officers': 'তথ্য বিষয়াসকল',
  'Officers under the Right to Information Act, shown in the order of their roles.':
    'তথ্য জনাৰ অধিকাৰ আইনৰ অধীনৰ বিষয়াসকল, ভূমিকাৰ ক্ৰমত।',
  'First Appellate Authority': 'প্ৰথম আপীল প্ৰাধিকাৰী',
  'First Information Officer': 'প্ৰথম তথ্য বিষয়া',
  'Second Information Officer': 'দ্বিতীয় তথ্য বিষয়া',
  'Smaller numbers come first. Used for officers with the same role.':
    'একে ভূমিকাৰ বিষয়াসকলৰ মাজত সৰু সংখ্যা আগত থাকে।',
  'For example: Principal, or Librarian.': 'যেনে: অধ্যক্ষ, বা গ্ৰন্থাগাৰিক।',
  'Where to submit applications.': 'আবেদন য’ত জমা দিয়া হয়।',
  Alumnus: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
  Alumni: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
  'Approved registrations are added here automatically.': 'অনুমোদিত পঞ্জীয়নবোৰ ইয়াত নিজে নিজে যোগ হয়।',
  'The department that they studied in.': 'যি বিভাগত পঢ়িছিল।',
  'Batch from': 'বৰ্ষৰ আৰম্ভণি',
  'Batch to': 'বৰ্ষৰ শেষ',
  'Current profession': 'বৰ্তমানৰ বৃত্তি',
  'Company or institution': 'কোম্পানী বা প্ৰতিষ্ঠান',
  'Highest qualification': 'সৰ্বোচ্চ শিক্ষাগত অৰ্হতা',
  'Prominent: also on the home page': 'বিশিষ্ট: মূল পৃষ্ঠাতো দেখুৱাওক',
};
