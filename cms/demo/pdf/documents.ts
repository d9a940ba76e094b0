import { evidenceDocuments } from './evidence.ts';

/** The demo's PDF files: a limited pool, attached wherever a notice of that kind needs a file. */
export interface Sheet {
  title: string;
  lines: string[];
  /** The first row is the table's head. */
  table?: string[][];
  pages?: number;
}

const months = ['July', 'August', 'September', 'October', 'November', 'December'];
const hours = ['9.30', '10.30', '11.30', '12.30', '2.00', '3.00'];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const papers = ['Major 1', 'Minor 1', 'Practical', 'Skill course', 'Library', 'Tutorial'];

export const documents = {
  'prospectus.pdf': {
    title: 'Prospectus',
    lines: [
      'Everything that an applicant needs to know: programmes, seats, fees, dates and rules.',
      'This prospectus belongs to a demonstration website. Neither the college nor its offers exist.',
    ],
    table: [
      ['Programme', 'Duration', 'Seats', 'Admission by'],
      ['B.A. (four years)', '8 semesters', '480', 'Merit'],
      ['B.Sc. (four years)', '8 semesters', '420', 'Merit'],
      ['B.Com. (four years)', '8 semesters', '180', 'Merit'],
      ['M.A. / M.Sc.', '4 semesters', '210', 'Entrance test'],
      ['Certificate courses', '6 months', '120', 'First come, first served'],
    ],
    pages: 4,
  },
  'notice-sheet.pdf': {
    title: 'Notice',
    lines: [
      'All concerned are informed as below.',
      'The signed copy hangs on the notice board of the office.',
    ],
  },
  'office-order.pdf': {
    title: 'Office order',
    lines: [
      'In the interest of the smooth running of the college the following is ordered with immediate effect.',
      'Copies go to all heads of departments and to the guard file.',
    ],
  },
  'class-routine.pdf': {
    title: 'Class routine',
    lines: ['Rooms may change during examinations; the display at the entrance is valid.'],
    table: [
      ['', ...hours],
      ...weekdays.map((day, i) => [
        day,
        ...hours.map((_, k) => papers[(i + k * 2) % papers.length] ?? ''),
      ]),
    ],
  },
  'examination-schedule.pdf': {
    title: 'Examination schedule',
    lines: ['Candidates take their seats fifteen minutes before the examination begins.'],
    table: [
      ['Date', 'Time', 'Paper'],
      ...months.map((month, i) => [
        `${3 + i * 4} ${month}`,
        i % 2 ? '1.30 pm' : '9.00 am',
        `Paper ${i + 1}`,
      ]),
    ],
  },
  'result-list.pdf': {
    title: 'Results',
    lines: ['Roll numbers of candidates who have passed. Mark sheets are given out at Counter 3.'],
    table: [
      ['Roll number', 'Result', 'Grade points'],
      ...Array.from({ length: 14 }, (_, i) => [
        `DEMO-${1001 + i * 7}`,
        'Passed',
        (6.1 + ((i * 37) % 34) / 10).toFixed(1),
      ]),
    ],
  },
  'tender-document.pdf': {
    title: 'Tender document',
    lines: [
      'Sealed bids are invited from registered firms.',
      'The technical and the financial bid come in separate covers.',
      'The college may accept or refuse any bid without giving reasons.',
    ],
    table: [
      ['Item', 'Quantity', 'Earnest money'],
      ['Lot 1', '40', 'Rs 5,000'],
      ['Lot 2', '12', 'Rs 8,000'],
      ['Lot 3', '6', 'Rs 3,000'],
    ],
    pages: 2,
  },
  'application-form.pdf': {
    title: 'Application form',
    lines: [
      'Name: ______________________________',
      'Roll number: ________________________',
      'Department and semester: ____________',
      'Purpose: ____________________________',
      'Date and signature: _________________',
    ],
  },
  'merit-list.pdf': {
    title: 'Merit list',
    lines: ['Admission is provisional until documents have been verified.'],
    table: [
      ['Rank', 'Application', 'Score'],
      ...Array.from({ length: 16 }, (_, i) => [
        String(i + 1),
        `APP-${2040 + i * 11}`,
        (96.4 - i * 0.7).toFixed(1),
      ]),
    ],
  },
  'annual-report.pdf': {
    title: 'Annual report',
    lines: ['The year in figures, and what the college intends to do next.'],
    table: [
      ['', 'This year', 'Last year'],
      ['Students', '3,140', '3,065'],
      ['Teachers', '118', '114'],
      ['Publications', '87', '79'],
      ['Books added', '1,420', '1,266'],
    ],
    pages: 3,
  },
  'quality-assurance-report.pdf': {
    title: 'Quality assurance report',
    lines: [
      'Prepared by the Internal Quality Assurance Cell.',
      'Criterion-wise statements with references to their evidence.',
    ],
    table: [
      ['Criterion', 'Pages'],
      ['Curricular aspects', '4-11'],
      ['Teaching and learning', '12-24'],
      ['Research and extension', '25-37'],
      ['Infrastructure', '38-46'],
      ['Student support', '47-58'],
      ['Governance', '59-66'],
      ['Values and practices', '67-72'],
    ],
    pages: 3,
  },
  'minutes-of-meeting.pdf': {
    title: 'Minutes of the meeting',
    lines: [
      '1. The minutes of the last meeting were confirmed.',
      '2. The action taken report was discussed.',
      '3. The plan for the coming semester was approved.',
      '4. The meeting ended with thanks to all members.',
    ],
  },
  'academic-calendar.pdf': {
    title: 'Academic calendar',
    lines: ['Odd semester. Dates of the university prevail where they differ.'],
    table: [
      ['Month', 'Teaching days', 'Events'],
      ...months.map((month, i) => [
        month,
        String(24 - i),
        [
          'Orientation',
          'Independence Day',
          "Teachers' Day",
          'Sessional examination',
          'College week',
          'End-semester examination',
        ][i] ?? '',
      ]),
    ],
  },
  'syllabus.pdf': {
    title: 'Syllabus',
    lines: ['Course structure of the four-year undergraduate programme.'],
    table: [
      ['Semester', 'Major', 'Minor', 'Credits'],
      ...Array.from({ length: 8 }, (_, i) => [
        String(i + 1),
        `Major ${i + 1}`,
        `Minor ${Math.ceil((i + 1) / 2)}`,
        '20',
      ]),
    ],
    pages: 2,
  },
  'curriculum-vitae.pdf': {
    title: 'Curriculum vitae',
    lines: [
      'A demonstration document: no person is described here.',
      'Education, teaching, research and service are listed on request.',
    ],
  },
  'memorandum.pdf': {
    title: 'Memorandum of understanding',
    lines: [
      'Two institutions agree to exchange teachers, students and books.',
      'The agreement is valid for five years from the day of its signature.',
    ],
  },
  ...evidenceDocuments,
} as const satisfies Record<string, Sheet>;
export type DocumentName = keyof typeof documents;
export const documentNames = Object.keys(documents) as DocumentName[];
