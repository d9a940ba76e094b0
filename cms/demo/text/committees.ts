import { IQAC_COMMITTEES } from '@college/contract/codes';
import { type Text, text } from '../text.ts';

export interface CommitteeText {
  code?: string;
  name: Text;
  objectives?: Text;
  /** Title and description. */
  tasks: readonly (readonly [string, string])[];
}

export const committeeTexts: readonly CommitteeText[] = [
  {
    code: 'ADM',
    name: text('Admission Committee', 'নামভৰ্তি সমিতি'),
    objectives: text(
      'The committee sees to it that every applicant is treated alike.\n\n- It publishes the merit list together with its rules\n- It hears complaints within three days\n- It keeps seats for those whom the law protects',
      'প্ৰতিগৰাকী আবেদনকাৰীয়ে যাতে সমান সুযোগ পায়, সমিতিখনে তাক নিশ্চিত কৰে।\n\n- নিয়মাৱলীৰ সৈতে মেধা তালিকা প্ৰকাশ কৰে\n- তিনি দিনৰ ভিতৰত অভিযোগ শুনে',
    ),
    tasks: [
      [
        'Help desk at the gate',
        'Students of the fifth semester help applicants with the form, **every day from nine to four** in June and July.',
      ],
      ['Merit list', 'The list is drawn up by the portal and checked by two members by hand.'],
      ['Counselling day', 'Heads of all departments answer questions in the auditorium.'],
    ],
  },
  {
    code: 'EXAM',
    name: text('Examination Committee', 'পৰীক্ষা সমিতি'),
    objectives: text(
      'The committee plans sessional and end-semester examinations, seats and scribes.',
    ),
    tasks: [
      ['Seating plan', 'Published three days ahead at the entrance and on the website.'],
      ['Scribes', 'Candidates who need a writer are given one from another department.'],
    ],
  },
  {
    code: IQAC_COMMITTEES,
    name: text('Internal Quality Assurance Committee', 'আভ্যন্তৰীণ মান নিৰ্ধাৰণ সমিতি'),
    objectives: text(
      'The committee plans, measures and reports the quality of teaching, research and service.\n\n1. Action plan at the beginning of each session\n2. Review of all departments in January\n3. Annual report in June',
      'শিক্ষাদান, গৱেষণা আৰু সেৱাৰ মান পৰিকল্পনা কৰা, জোখা আৰু প্ৰতিবেদন দিয়াটো সমিতিখনৰ কাম।',
    ),
    tasks: [
      ['Review of departments', 'Twenty-two departments were visited in twelve days.'],
      ['Annual report', 'Collected, checked and sent in June.'],
    ],
  },
  {
    code: IQAC_COMMITTEES,
    name: text('Feedback Committee', 'মতামত সমিতি'),
    objectives: text(
      'Asks students, parents, alumni and staff once a year, and tells what was done.',
    ),
    tasks: [['Survey of students', '1,204 answers; the analysis is part of the annual report.']],
  },
  {
    code: IQAC_COMMITTEES,
    name: text('Academic Audit Unit', 'শৈক্ষিক নিৰীক্ষণ গোট'),
    objectives: text('Prepares the yearly academic and administrative audit.'),
    tasks: [['Audit of laboratories', 'Stock, safety and use of twelve laboratories.']],
  },
  {
    code: 'AR',
    name: text('Anti-Ragging Committee', 'ৰেগিং প্ৰতিৰোধ সমিতি'),
    objectives: text(
      'Nobody is to be afraid here. The committee can be reached day and night at 00000 00000.',
      'ইয়াত কোনেও ভয় কৰিব নালাগে। সমিতিখনৰ সৈতে দিনে-নিশাই 00000 00000 নম্বৰত যোগাযোগ কৰিব পাৰি।',
    ),
    tasks: [['Night rounds', 'Two members visit the hostels in the first eight weeks.']],
  },
  {
    code: 'ICC',
    name: text('Internal Complaints Committee', 'আভ্যন্তৰীণ অভিযোগ সমিতি'),
    objectives: text('Hears complaints of harassment in confidence and decides within sixty days.'),
    tasks: [['Awareness week', 'Talks in every department, a play in the auditorium.']],
  },
  {
    code: 'LIB',
    name: text('Library Committee', 'গ্ৰন্থাগাৰ সমিতি'),
    objectives: text('Chooses books and journals, and decides about opening hours.'),
    tasks: [['Stock-taking', 'Every third year, with volunteers of all departments.']],
  },
  // Those who lead the student wings: their pages show these members.
  {
    code: 'NCC',
    name: text('NCC Committee', 'এন.চি.চি. সমিতি'),
    objectives: text('Looks after the four wings of the National Cadet Corps.'),
    tasks: [],
  },
  {
    code: 'NCC_ARMY',
    name: text('NCC Army Wing', 'এন.চি.চি. স্থলবাহিনী শাখা'),
    objectives: text('Drill on Saturdays at seven; two camps a year.'),
    tasks: [],
  },
  {
    code: 'NCC_NAVY',
    name: text('NCC Naval Wing', 'এন.চি.চি. নৌবাহিনী শাখা'),
    objectives: text('Boat work on the river, signals and ship models.'),
    tasks: [],
  },
  {
    code: 'NCC_AIR',
    name: text('NCC Air Wing', 'এন.চি.চি. বায়ুবাহিনী শাখা'),
    objectives: text('Aeromodelling, and one day a year at an airfield.'),
    tasks: [],
  },
  {
    code: 'NCC_GIRL',
    name: text("NCC Girls' Wing", 'এন.চি.চি. ছাত্ৰী শাখা'),
    objectives: text('Drill, first aid and self-defence.'),
    tasks: [],
  },
  {
    code: 'NSS',
    name: text('NSS Committee', 'এন.এছ.এছ. সমিতি'),
    objectives: text('Plans the special camp and the work in the adopted village.'),
    tasks: [],
  },
  {
    code: 'RES',
    name: text('Research Committee', 'গৱেষণা সমিতি'),
    objectives: text('Reads proposals before they are sent, and keeps the register of projects.'),
    tasks: [['Seed money', 'Six small grants of Rs 40,000 each.']],
  },
  // Only members: pages must look right for it, too.
  { name: text('Garden Committee', 'বাগিচা সমিতি'), tasks: [] },
];

export const seats = [
  text('Chairperson', 'সভাপতি'),
  text('Coordinator', 'সমন্বয়ক'),
  text('Member', 'সদস্য'),
  text('Member', 'সদস্য'),
  text('Member', 'সদস্য'),
  text('Student member', 'ছাত্ৰ সদস্য'),
  text('Member Secretary', 'সদস্য সচিব'),
] as const;
