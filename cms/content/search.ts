import type { GlobalConfig } from 'payload';
import { anybody, editors, hiddenFrom } from '../access.ts';
import { rowLabels } from './fields.ts';
import { groups } from './groups.ts';

/** Default synonyms of a college website. The office can change them. */
const synonymGroups = [
  'routine, timetable, schedule, ৰুটিন, সময়সূচী, কাৰ্যসূচী',
  'result, marks, marksheet, ফলাফল, নম্বৰ',
  'fee, fees structure, মাচুল',
  'admission, enrolment, নামভৰ্তি, ভৰ্তি',
  'exam, examination, test, পৰীক্ষা',
  'notice, notification, জাননী',
  'hostel, accommodation, ছাত্ৰীনিবাস, ছাত্ৰাবাস, হোষ্টেল',
  'girls, women, ladies, ছাত্ৰী, মহিলা',
  'boys, men, ছাত্ৰ',
  'scholarship, stipend, বৃত্তি, জলপানি',
  'syllabus, curriculum, পাঠ্যক্ৰম',
  'library, গ্ৰন্থাগাৰ, পুথিভঁৰাল',
  'teacher, faculty, professor, শিক্ষক, অধ্যাপক',
  'principal, অধ্যক্ষ',
  'department, বিভাগ',
  'holiday, vacation, বন্ধ, ছুটী',
  'calendar, পঞ্জিকা, দিনপঞ্জী',
  'certificate, প্ৰমাণপত্ৰ, প্ৰমাণ পত্ৰ',
  'tender, quotation, নিবিদা',
  'form, প্ৰ-পত্ৰ',
  'prospectus, বিৱৰণিকা',
  'ragging, antiragging, anti ragging, ৰেগিং, ৰেগিং বিৰোধী',
  'complaint, grievance, অভিযোগ',
  'recruitment, vacancy, job, নিযুক্তি, চাকৰি',
  'seminar, workshop, আলোচনাচক্ৰ, কৰ্মশালা',
  'union, ছাত্ৰ একতা সভা',
  'alumni, প্ৰাক্তন ছাত্ৰ',
  'transcript, marksheet, mark sheet, marks statement, statement of marks, grade card, grade sheet, নম্বৰপত্ৰ, মাৰ্কশ্বীট',
  'tc, transfer certificate, leaving certificate, স্থানান্তৰ প্ৰমাণপত্ৰ',
  'refund, fee refund, refund of fees, reimbursement, মাচুল ঘূৰাই দিয়া',
  'caution money, caution deposit, security deposit',
  'bonafide, bona fide',
  'admit card, hall ticket, প্ৰৱেশ পত্ৰ',
  'identity card, id card, i card, পৰিচয় পত্ৰ',
  'press, media, journalist, সংবাদমাধ্যম, সংবাদ মাধ্যম',
  'contact, phone, telephone, helpline, যোগাযোগ, ফোন',
  'rti, right to information, তথ্য জনাৰ অধিকাৰ',
  'revaluation, re evaluation, rechecking, scrutiny, পুনৰ মূল্যায়ন',
  'backlog, back paper, arrear, supplementary',
  'placement, career, campus interview',
  'canteen, cafeteria, mess, কেণ্টিন',
  'health, medical, doctor, স্বাস্থ্য, চিকিৎসা',
  'photo, picture, gallery, আলোকচিত্ৰ, ফটো',
  'sports, games, খেল, ক্ৰীড়া',
  'apply, application, আবেদন, দৰ্খাস্ত',
  'report, প্ৰতিবেদন',
  'naac, accreditation, self study report, ssr, নাক',
  'meeting, minutes, সভা, কাৰ্যবিৱৰণী',
];

export const usualSynonyms = synonymGroups.map((words) => ({ words: words.split(', ') }));

export const Search = {
  slug: 'search',
  label: 'Search on the website',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    description: 'Words with the same meaning, and results that come first.',
  },
  access: { read: anybody, update: editors },
  fields: [
    {
      name: 'searches',
      label: 'Search words',
      type: 'ui',
      admin: { components: { Field: '/admin/search/SearchesLink.tsx#SearchesLink' } },
    },
    {
      name: 'synonyms',
      label: 'Words with the same meaning',
      type: 'array',
      labels: { singular: 'group of words', plural: 'groups of words' },
      defaultValue: usualSynonyms,
      admin: {
        initCollapsed: true,
        description:
          'A search for one of these words also finds the others. Type each word and press Enter.',
        components: rowLabels('group of words', 'words'),
      },
      fields: [{ name: 'words', label: 'Words', type: 'text', hasMany: true, required: true }],
    },
    {
      name: 'pinned',
      label: 'Results that come first',
      type: 'array',
      labels: { singular: 'pinned result', plural: 'pinned results' },
      admin: {
        initCollapsed: true,
        description:
          'For frequent searches: the record that answers them. Visitors see it only while it is published.',
        components: rowLabels('pinned result', 'query'),
      },
      fields: [
        { name: 'query', label: 'Search words', type: 'text', required: true },
        {
          name: 'record',
          label: 'First result',
          type: 'relationship',
          relationTo: [
            'notices',
            'departments',
            'employees',
            'pages',
            'site-pages',
            'guides',
            'committees',
            'important-files',
            'department-files',
          ],
          required: true,
        },
      ],
    },
  ],
} satisfies GlobalConfig;
