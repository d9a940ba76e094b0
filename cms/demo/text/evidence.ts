import { type Text, text } from '../text.ts';

export interface CriterionText {
  name: Text;
  about: Text;
  /** In the order of their numbers. */
  QUALITATIVE: readonly Text[];
  QUANTITATIVE: readonly Text[];
}

/** The seven criteria of NAAC, with questions in words of our own. */
export const criteria: readonly CriterionText[] = [
  {
    name: text('Curricular aspects', 'পাঠ্যক্ৰমৰ দিশসমূহ'),
    about: text('What is taught, how it is planned, and who has a say in it.'),
    QUALITATIVE: [
      text(
        'The college ensures that the curriculum is delivered by a process that is planned and documented.',
        'মহাবিদ্যালয়ে পৰিকল্পিত আৰু নথিভুক্ত প্ৰক্ৰিয়াৰে পাঠ্যক্ৰম ৰূপায়ণ কৰে।',
      ),
      text(
        'Professional ethics, gender, human values, environment and sustainability are part of the courses.',
      ),
      text('Feedback on the curriculum is collected, analysed and answered.'),
    ],
    QUANTITATIVE: [
      text('Number of certificate and value added courses offered in the last five years'),
      text('Percentage of students who do a project, field work or an internship'),
    ],
  },
  {
    name: text('Teaching-learning and evaluation', 'শিক্ষণ-অধ্যয়ন আৰু মূল্যায়ন'),
    about: text('How students are admitted, taught, mentored and examined.'),
    QUALITATIVE: [
      text(
        'Teachers use experiential, participative and problem-solving methods.',
        'শিক্ষকে অভিজ্ঞতাভিত্তিক, অংশগ্ৰহণমূলক আৰু সমস্যা-সমাধানমূলক পদ্ধতি ব্যৱহাৰ কৰে।',
      ),
      text('Internal assessment is transparent, and grievances are settled in time.'),
      text(
        'Programme outcomes and course outcomes are stated, shown on the website and known to teachers and students.',
      ),
      text('Attainment of outcomes is evaluated.'),
    ],
    QUANTITATIVE: [
      text('Enrolment percentage in the last five years'),
      text('Student – full-time teacher ratio'),
      text('Pass percentage of final-year students'),
    ],
  },
  {
    name: text('Research, innovations and extension', 'গৱেষণা, উদ্ভাৱন আৰু সম্প্ৰসাৰণ'),
    about: text('What is found out, and what becomes of it for others.'),
    QUALITATIVE: [
      text(
        'The college has created an ecosystem for innovations, the Indian knowledge system and the transfer of knowledge.',
      ),
      text(
        'Extension activities in the neighbourhood sensitise students to social issues.',
        'ওচৰ-চুবুৰীয়া অঞ্চলত সম্প্ৰসাৰণমূলক কাৰ্যসূচীয়ে শিক্ষাৰ্থীক সামাজিক সমস্যাৰ প্ৰতি সজাগ কৰে।',
      ),
    ],
    QUANTITATIVE: [
      text('Grants received for research projects, in lakh'),
      text('Research papers for each teacher in journals of the UGC list'),
      text('Extension and outreach programmes by NSS, NCC, Red Cross and clubs'),
    ],
  },
  {
    name: text('Infrastructure and learning resources', 'আন্তঃগাঁথনি আৰু শিক্ষণ সম্পদ'),
    about: text('Rooms, books, machines and lines.'),
    QUALITATIVE: [
      text('Rooms, laboratories, sports and cultural facilities are adequate.'),
      text(
        'The library is automated, subscribes to e-resources and is used by teachers and students.',
        'গ্ৰন্থাগাৰ স্বয়ংক্ৰিয়; শিক্ষক-শিক্ষাৰ্থীয়ে ই-সম্পদ ব্যৱহাৰ কৰে।',
      ),
      text('IT facilities are updated frequently, with enough bandwidth.'),
    ],
    QUANTITATIVE: [
      text('Expenditure on infrastructure, excluding salary, in lakh'),
      text('Student – computer ratio'),
    ],
  },
  {
    name: text('Student support and progression', 'শিক্ষাৰ্থীৰ সহায় আৰু অগ্ৰগতি'),
    about: text('Scholarships, guidance, complaints, and where graduates go.'),
    QUALITATIVE: [
      text(
        'There is a registered alumni association that contributes to the development of the college.',
        'মহাবিদ্যালয়ৰ উন্নয়নত অৰিহণা যোগোৱা এক পঞ্জীভুক্ত প্ৰাক্তন শিক্ষাৰ্থী সন্থা আছে।',
      ),
      text('Students take part in academic and administrative bodies.'),
    ],
    QUANTITATIVE: [
      text('Percentage of students who benefit from scholarships and freeships'),
      text('Percentage of graduates placed or gone on to higher education'),
      text('Awards and medals of students in sports and culture'),
    ],
  },
  {
    name: text('Governance, leadership and management', 'প্ৰশাসন, নেতৃত্ব আৰু পৰিচালনা'),
    about: text('Who decides, on what grounds, and who looks after the money.'),
    QUALITATIVE: [
      text('Governance is in tune with the vision and mission of the college.'),
      text(
        'Welfare measures and performance appraisal for teachers and office staff are in place.',
      ),
      text(
        'The IQAC has contributed to quality assurance strategies and reviews the teaching-learning process.',
      ),
    ],
    QUANTITATIVE: [
      text('Areas of e-governance: administration, finance, admission, examination'),
      text('Percentage of teachers supported to attend conferences and programmes'),
    ],
  },
  {
    name: text('Institutional values and best practices', 'প্ৰাতিষ্ঠানিক মূল্যবোধ আৰু উত্তম পন্থা'),
    about: text('Gender, environment, inclusion, and what the college is known for.'),
    QUALITATIVE: [
      text(
        'Measures for gender equity, and the celebration of national and international days',
        'লিংগ সমতাৰ ব্যৱস্থা আৰু ৰাষ্ট্ৰীয়-আন্তঃৰাষ্ট্ৰীয় দিৱস উদ্‌যাপন',
      ),
      text('Two best practices of the college'),
      text('The performance of the college in one area distinctive to its priority'),
    ],
    QUANTITATIVE: [
      text('Alternative sources of energy, and energy conservation measures'),
      text('Green, energy and environment audits carried out'),
    ],
  },
];

/** What answers questions, in turn. */
export const proofs: readonly Text[] = [
  text('Supporting document'),
  text('Photographs with place and date', 'স্থান আৰু তাৰিখসহ আলোকচিত্ৰ'),
  text(
    'Minutes of the meeting in which the matter was discussed, together with the action taken report',
  ),
  text('Data as per the template'),
  text('Link to the notice and list of participants'),
  text('Evaluation report in Assamese', 'অসমীয়াত মূল্যায়ন প্ৰতিবেদন'),
];
