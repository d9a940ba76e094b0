import type { DepartmentFileType } from '@college/contract/codes';
import type { PictureName } from '../art/pictures.ts';
import type { DocumentName } from '../pdf/documents.ts';
import { type Text, text } from '../text.ts';

export interface FileText {
  title: Text;
  body?: Text;
  files: readonly (DocumentName | PictureName)[];
}

/** Files of departments, with the blanks {dept} {topic} {year}. */
export const departmentFiles: Record<DepartmentFileType, readonly FileText[]> = {
  SYLLABUS: [
    {
      title: text(
        '{dept}: syllabus of the four-year undergraduate programme',
        '{dept}: চাৰি বছৰীয়া স্নাতক পাঠ্যক্ৰম',
      ),
      body: text('Majors, minors and electives of eight semesters with their credits.'),
      files: ['syllabus.pdf'],
    },
    {
      title: text('{dept}: value added course on {topic}'),
      body: text('Thirty hours, two credits. Also open to students of other departments.'),
      files: ['syllabus.pdf', 'class-routine.pdf'],
    },
  ],
  JOURNAL: [
    {
      title: text('Student journal of {dept}, {year}', '{dept} বিভাগৰ শিক্ষাৰ্থী পত্ৰিকা, {year}'),
      body: text(
        'Five papers that grew out of projects. The longest is on **{topic}**; each was read by two teachers before it was printed.',
      ),
      files: ['student-journal.pdf'],
    },
    {
      title: text('Working paper: {topic}'),
      files: ['student-journal.pdf'],
    },
  ],
  CO_PO: [
    {
      title: text('{dept}: programme outcomes and course outcomes'),
      body: text(
        'What graduates of {dept} know and can do.\n\n- Explain the foundations of the subject in plain words\n- Work on {topic} under guidance\n- Measure, judge and report honestly\n- Work with others, in two languages',
      ),
      files: ['attainment-of-course-outcomes-and-programme-outcomes.pdf'],
    },
    {
      title: text('{dept}: attainment of outcomes, {year}'),
      files: ['attainment-of-course-outcomes-and-programme-outcomes.pdf', 'feedback-analysed.pdf'],
    },
  ],
  WALL_MAGAZINE: [
    {
      title: text('Wall magazine of {dept}: the river', '{dept} বিভাগৰ প্ৰাচীৰ পত্ৰিকা: লুইত'),
      body: text('Poems, drawings and one interview, on the wall from September to December.'),
      files: ['river-in-mist', 'bihu-instruments', 'tea-garden-walk'],
    },
    {
      title: text('Wall magazine of {dept}, {year}'),
      body: text('This issue asks what {topic} has to do with breakfast.'),
      files: ['student-journal.pdf'],
    },
  ],
  ACHIEVEMENTS: [
    {
      title: text('Two students of {dept} in the national science and heritage camp'),
      body: text('They went with a project on {topic} and came back with a prize for the poster.'),
      files: ['graduates', 'certificate'],
    },
    {
      title: text('Best department library, {year}', 'শ্ৰেষ্ঠ বিভাগীয় গ্ৰন্থাগাৰ, {year}'),
      body: text('Awarded by the library committee for the shelf that is read most.'),
      files: ['library-hall'],
    },
  ],
};

interface AlbumText {
  caption: Text;
  pictures: readonly PictureName[];
}

export const departmentAlbums: readonly AlbumText[] = [
  {
    caption: text('Study tour of {dept}, {year}', '{dept} বিভাগৰ শৈক্ষিক ভ্ৰমণ, {year}'),
    pictures: [
      'tea-garden-walk',
      'one-horned-rhino',
      'river-in-mist',
      'bihu-instruments',
      'college-gate',
      'saplings',
    ],
  },
  {
    caption: text('Freshmen’s welcome'),
    pictures: ['college-gate', 'auditorium', 'bihu-dance'],
  },
  {
    caption: text('Seminar on {topic}'),
    pictures: ['seminar', 'classroom', 'auditorium', 'library-hall'],
  },
  {
    caption: text('An ordinary week in {dept}'),
    pictures: [
      'classroom',
      'computer-laboratory',
      'laboratory',
      'library-hall',
      'sports-ground',
      'college-at-dusk',
      'seminar',
      'graduates',
    ],
  },
];

export const collegeAlbums: readonly AlbumText[] = [
  {
    caption: text('College Week, {year}', 'মহাবিদ্যালয় সপ্তাহ, {year}'),
    pictures: ['sports-ground', 'bihu-dance', 'auditorium', 'bihu-instruments', 'parade'],
  },
  {
    caption: text('Foundation Day, {year}', 'প্ৰতিষ্ঠা দিৱস, {year}'),
    pictures: ['college-gate', 'college-at-dusk', 'auditorium', 'graduates'],
  },
];

export const importantFiles: readonly FileText[] = [
  {
    title: text('Prospectus of the current session', 'চলিত বৰ্ষৰ বিৱৰণ পুস্তিকা'),
    body: text(
      'Programmes, seats, fees and dates. Printed copies cost Rs 100 at Counter 1.',
      'পাঠ্যক্ৰম, আসন, মাচুল আৰু তাৰিখ। ১ নং কাউণ্টাৰত ছপা কপিৰ মূল্য ১০০ টকা।',
    ),
    files: ['prospectus.pdf'],
  },
  {
    title: text('Academic calendar', 'শৈক্ষিক পঞ্জিকা'),
    body: text('Teaching days, examinations, vacations. Dates of the university prevail.'),
    files: ['academic-calendar.pdf'],
  },
  {
    title: text('Fee structure of all programmes'),
    body: text(
      '| Programme | A semester |\n| B.A. | Rs 3,900 |\n| B.Sc. | Rs 4,600 |\n| B.Com. | Rs 4,200 |\n| M.A. / M.Sc. | Rs 7,800 |\n\nStudents whose families earn less than two lakh a year pay no tuition fee.',
    ),
    files: ['office-order.pdf'],
  },
  {
    title: text('Anti-ragging affidavit by the student and by the parent or guardian'),
    body: text('Both parts are signed and brought on the day of admission.'),
    files: ['application-form.pdf', 'office-order.pdf'],
  },
  {
    title: text('Application under the Right to Information Act', 'তথ্য জনাৰ অধিকাৰৰ আবেদন'),
    body: text(
      'The fee and the officers are explained on the page [Right to information](/rti/home).',
    ),
    files: ['application-form.pdf'],
  },
  {
    title: text('Code of conduct for students, teachers and office staff'),
    body: text('Adopted by the governing body; read aloud at every orientation.'),
    files: ['office-order.pdf'],
  },
  {
    title: text(
      'Curriculum and credit framework of the four-year undergraduate programme under the National Education Policy',
    ),
    body: text(
      'Who leaves after one year takes a certificate along, after two a diploma, after three a degree, after four a degree with honours.',
    ),
    files: ['syllabus.pdf'],
  },
  {
    title: text('Leave rules and forms for employees'),
    body: text('Casual, earned, medical, maternity and child care leave, each with its form.'),
    files: ['application-form.pdf', 'office-order.pdf', 'notice-sheet.pdf'],
  },
];

export const courses: readonly (readonly [name: string, label: Text])[] = [
  ['BA', text('Bachelor of Arts (B.A.)', 'কলা স্নাতক (বি.এ.)')],
  ['BSC', text('Bachelor of Science (B.Sc.)', 'বিজ্ঞান স্নাতক (বি.এছচি.)')],
  ['BCOM', text('Bachelor of Commerce (B.Com.)', 'বাণিজ্য স্নাতক (বি.কম.)')],
  ['BBA', text('Bachelor of Business Administration (BBA)')],
  ['BCA', text('Bachelor of Computer Applications (BCA)')],
  ['MA', text('Master of Arts (M.A.)', 'কলা স্নাতকোত্তৰ (এম.এ.)')],
  ['MSC', text('Master of Science (M.Sc.)', 'বিজ্ঞান স্নাতকোত্তৰ (এম.এছচি.)')],
  ['MCOM', text('Master of Commerce (M.Com.)', 'বাণিজ্য স্নাতকোত্তৰ (এম.কম.)')],
  ['PGDCA', text('Postgraduate Diploma in Computer Applications')],
  ['PHD', text('Doctor of Philosophy (Ph.D.)', 'ডক্টৰেট (পিএইচ.ডি.)')],
  ['HS', text('Higher Secondary, until 2010', 'উচ্চতৰ মাধ্যমিক, ২০১০ লৈকে')],
  ['CERT', text('Certificate course', 'প্ৰমাণপত্ৰ পাঠ্যক্ৰম')],
];
