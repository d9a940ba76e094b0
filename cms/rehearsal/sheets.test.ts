/** What a verifier says about sheets and claims, found by metric and sentence; and what looks wrong and is right. */
import { expect, it } from 'vitest';
import { findings as sentences } from '../words/findings.ts';
import { dataOf, type InventedReport, judge } from './testing/judge.ts';

/** Findings as metric, code, row and values. */
const found = async (report: InventedReport) =>
  (await judge(report)).map(({ finding: { code, place, values } }) => ({
    metric: place.metric,
    code,
    row: place.row,
    values,
  }));

const results = dataOf(
  'results',
  ['BA-ASM', 'B.A. Assamese', '96', '90'],
  ['BSC-PHY', 'B.Sc. Physics', '52', '47'],
  ['BCOM-ACC', 'B.Com. Accountancy', '70', '61'],
);
const seats = dataOf(
  'seats',
  ['B.A. Assamese', 'BA-ASM', '120', '110'],
  ['B.Sc. Physics', 'BSC-PHY', '60', '60'],
  ['B.Com. Accountancy', 'BCOM-ACC', '100', '80'],
);
const teacher = (name: string, more: Record<number, string> = {}): string[] =>
  [name, 'ABCDE1234F', 'Assistant Professor', '2010', 'Permanent', 'Botany', '13', 'Yes'].map(
    (cell, at) => more[at] ?? cell,
  );
const paper = (title: string, more: Record<number, string> = {}): string[] =>
  [
    ...[title, 'R. Devi', 'Botany', 'Indian Journal of Traditional Knowledge', '2023'],
    ...[
      '0975-1068',
      'https://journal.example.org/',
      `https://journal.example.org/a/${title.length}`,
    ],
    'Yes',
  ].map((cell, at) => more[at] ?? cell);
const chapter = (author: string, title: string): string[] => [
  ...['1', author, 'Herbs of Assam', title, 'Proceedings', 'NSEB', 'National', '2023'],
  ...['978-0-306-40615-7', 'Own college', 'Banalata'],
];
const mou = (more: Record<number, string> = {}): string[] =>
  [
    ...['1', 'Silk research', 'Silk Board, silk@example.org', '2022', 'Research', '5 years'],
    ...['2023-24: joint survey, /iqac/mou-collaborations', '/iqac/mou-collaborations'],
  ].map((cell, at) => more[at] ?? cell);
const course = (duration: string): string[] => [
  'Spoken English',
  'AOC-1',
  '2023-24',
  '2',
  duration,
  '60',
  '54',
];
const project = (amount: string): string[] => [
  'Fish',
  'B. Saikia',
  'Zoology',
  '2023-24',
  amount,
  '2 years',
  'ASTEC',
  'Government',
];
const camps = dataOf(
  'extension',
  ['Flood relief camp', 'NSS', 'NSS special camp', '2023-24', '85'],
  ['Blood donation', 'Red Cross', 'Red Cross drive', '2023-24', '40'],
);
const letter = ['Letter of 12 August 2023, signed by the principal of the college'];
const students = (...rows: string[][]): string[][] => [
  ['Sl. No.', 'Name of the student', 'Roll No.', 'Programme'],
  ...rows.map(([name = '', roll = ''], at) => [`${at + 1}`, name, roll, 'B.Sc.']),
];
const filler = ['Hari Das', 'Rita Das', 'Jiten Das', 'Ankur Bora'].map((name, at) => [
  name,
  `BSC-23-2${at}`,
]);

const metric = (number: string, claimed: number | undefined, ...sheets: string[][][]) => ({
  metrics: { [number]: { ...(claimed !== undefined && { claimed }), sheets } },
});

const pass = 'Pass percentage of Students during the year';
const experience = 'Number of years of teaching experience of full time teachers';
const grants = 'Grants received for research projects during the year (INR in Lakhs)';

it.each<[string, InventedReport]>([
  ['the clean sheets', { metrics: { '2.1.1': { claimed: 250, sheets: [seats] } } }],
  ...[90.83, 90.8, 91, 198, 218, 3].map((claimed): [string, InventedReport] => [
    `a pass percentage or number of ${claimed}`,
    { metrics: { '2.6.3': { claimed, text: pass, sheets: [results] } } },
  ]),
  ...[33, 16.5, 2].map((claimed): [string, InventedReport] => [
    `${claimed} years of experience`,
    {
      metrics: {
        '2.4.3': {
          claimed,
          text: experience,
          sheets: [dataOf('teachers', teacher('A. Bora', { 6: '20' }), teacher('R. Devi'))],
        },
      },
    },
  ]),
  ...[3.7, 370_000, 2].map((claimed): [string, InventedReport] => [
    `a grant of ${claimed}`,
    {
      metrics: {
        '3.1.1': {
          claimed,
          text: grants,
          sheets: [
            dataOf('projects', project('2,50,000'), project('Rs. 1.2 lakh').with(0, 'Silk')),
          ],
          documents: letter,
        },
      },
    },
  ]),
  [
    'a percentage of students whose whole is not known',
    {
      metrics: {
        '1.3.3': {
          claimed: 23.5,
          text: 'Percentage of students undertaking project work',
          sheets: [students(...filler)],
        },
      },
    },
  ],
  ...[
    '5 years from 05-07-2022',
    '2021 to 2026',
    '36 months w.e.f. 01.04.2021',
    '3 years from 2021-22',
    'Until one side ends it',
  ].map((term): [string, InventedReport] => [
    `an agreement for ${term}`,
    metric('3.5.2', 1, dataOf('mous', mou({ 3: '2021', 5: term }))),
  ]),
  [
    'numbers whose digits are parted in other places',
    metric('5.1.1', 6, students(['Mina Kalita', '21-1-15'], ['Mina Kalita', '21-11-5'], ...filler)),
  ],
  [
    'two people with one roll number in two classes',
    metric('5.1.1', 6, students(['Mina Kalita', '12'], ['Rupam Nath', '12'], ...filler)),
  ],
  [
    'two papers in parts',
    metric('3.3.2', 2, dataOf('papers', paper('Fish, Part I'), paper('Fish, Part II'))),
  ],
  [
    'a journal that left the list when it ended',
    { ...metric('3.3.2', 1, dataOf('papers', paper('Fish', { 8: 'No', 4: '2025' }))), first: 2024 },
  ],
  [
    'subtotals and hidden rows below the data',
    {
      metrics: {
        '2.1.1': {
          claimed: 250,
          sheets: [
            {
              rows: [...seats, ['Total', '', '280', '250']],
              layout: {
                hidden: [
                  { kind: 'rows', first: 50, last: 900 },
                  { kind: 'columns', first: 8, last: 16_383 },
                ],
                joined: [{ row: 4, lastRow: 4, column: 0, lastColumn: 1 }],
              },
            },
          ],
        },
      },
    },
  ],
  [
    'a metric whose sheet another one has',
    {
      metrics: {
        '1.2.2': { claimed: 1, sheets: [dataOf('add-on-courses', course('30 hours'))] },
        '1.2.3': { claimed: 60, documents: letter },
      },
    },
  ],
  ['a metric that claims nothing', { metrics: { '3.4.3': {}, '3.4.2': { claimed: 0 } } }],
  [
    'papers per teacher',
    {
      metrics: {
        '2.4.1': {
          claimed: 2,
          sheets: [dataOf('teachers', teacher('A. Bora'), teacher('R. Devi'))],
        },
        '3.3.2': {
          claimed: 1,
          text: 'Number of research papers per teachers in the Journals',
          sheets: [dataOf('papers', paper('Fish'), paper('Birds of Assam'))],
        },
      },
    },
  ],
  [
    'chapters of one book, and a journal of another list',
    {
      metrics: {
        '3.3.2': { sheets: [dataOf('papers', paper('Fish', { 8: 'No, Scopus' }))] },
        '3.3.3': {
          sheets: [
            dataOf('books', ...['Herbs', 'Songs'].map((title) => chapter('R. Devi', title))),
          ],
        },
      },
    },
  ],
  [
    'one teacher in two years',
    {
      ...metric(
        '6.3.2',
        2,
        dataOf(
          'financial-support',
          ['2022-23', 'Dr. R. Devi', 'Conference', '', '8000'],
          ['2023-24', 'Dr. R. Devi', 'Conference', '', '8000'],
        ),
      ),
      first: 2022,
      last: 2023,
    },
  ],
  [
    'one teacher in two programmes, counted once',
    metric(
      '6.3.4',
      1,
      dataOf(
        'development-programmes',
        ['Dr. R. Devi', 'Refresher course', '05-01-2024 to 18-01-2024'],
        ['R. Devi', 'Orientation', '03-10-2023 to 30-10-2023'],
      ),
    ),
  ],
  [
    'programmes with the same codes',
    {
      metrics: {
        '2.1.1': { claimed: 3, sheets: [seats] },
        '2.6.3': {
          claimed: 3,
          sheets: [
            results.map((row) =>
              row.with(1, row[1]?.replace('Physics', 'Physics (Honours)') ?? ''),
            ),
          ],
        },
      },
    },
  ],
  [
    'a programme whose seats are in no sheet',
    {
      metrics: {
        '2.1.1': { claimed: 3, sheets: [seats] },
        '2.6.3': {
          claimed: 2,
          sheets: [
            dataOf('results', ['BA-HIS', 'B.A. History', '20', '19'], ['BA', 'B.A.', '300', '270']),
          ],
        },
      },
    },
  ],
  [
    'open seats that were reserved ones',
    metric(
      '2.1.2',
      undefined,
      dataOf('reserved-seats', ['2023-24', 'SC: 20, ST: 28, Gen: 100', 'SC: 18, ST: 28, Gen: 110']),
    ),
  ],
  ...['SC (9), ST (9)', '7 % as per rules', 'SC 7%', '9, 9, 9, 1, 50, 2'].map(
    (seats): [string, InventedReport] => [
      `seats of ${seats} and fewer students`,
      metric('2.1.2', undefined, dataOf('reserved-seats', ['2023-24', seats, 'SC: 8, ST: 9'])),
    ],
  ),
  [
    'papers of one volume with one ISBN',
    metric(
      '3.3.3',
      3,
      dataOf(
        'books',
        chapter('R. Devi', 'Herbs'),
        chapter('R. Devi', 'Tea').with(2, 'NA'),
        chapter('R. Devi', 'Rice').with(2, 'Rice'),
      ),
    ),
  ],
  [
    'programmes that begin alike, and two teachers of one surname',
    {
      metrics: {
        '2.1.1': { claimed: 3, sheets: [seats] },
        '2.6.3': {
          claimed: 1,
          sheets: [dataOf('results', ['BA-EDU', 'B.A. Education', '20', '19'])],
        },
        '6.3.4': {
          claimed: 2,
          sheets: [
            dataOf(
              'development-programmes',
              ['Dr. R. Devi (Botany)', 'Refresher course', '05-01-2024 to 18-01-2024'],
              ['R. Devi (Zoology)', 'Orientation', '03-10-2023 to 30-10-2023'],
            ),
          ],
        },
      },
    },
  ],
  [
    'students of all years, and those who took part several times',
    {
      metrics: {
        '2.1.1': { claimed: 250, sheets: [seats] },
        '5.1.1': { claimed: 800, text: 'Number of students benefited', documents: letter },
        '5.3.2': {
          claimed: 900,
          text: 'Number of students participating',
          documents: ['Results of the sports week of August 2023, signed by the principal'],
        },
      },
    },
  ],
])('says nothing about %s', async (_name, report) => {
  expect(await found(report)).toEqual([]);
});

type Fault = [name: string, report: InventedReport, ...codes: string[]];
const records = (count: number, more = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ cells: project('250000').with(0, `Fish ${at}`), label: `Fish ${at}`, ...more },
  }));

const faults: Fault[] = [
  ['a claim without a file', { metrics: { '1.1.3': { claimed: 4 } } }, 'claimWithoutFile'],
  ['another one', { metrics: { '3.4.3': { claimed: 120 } } }, 'claimWithoutFile'],
  [
    'records in place of a sheet',
    { metrics: { '3.1.1': { claimed: 2, records: ['projects', records(2)] } } },
    'recordsOnly',
  ],
  [
    'a template as a PDF',
    {
      metrics: {
        '3.4.3': { claimed: 5, documents: letter, records: ['extension', records(1)] },
      },
    },
    'sheetMissing',
  ],
  ['a claim of 0 with rows', metric('3.4.3', 0, camps), 'claimDiffers'],
  [
    'a claim of 0 with rows of words',
    metric(
      '3.4.3',
      0,
      camps.map((row, at) => (at === 0 ? row : row.with(4, 'many'))),
    ),
    'claimDiffers',
  ],
  [
    'a claim of 0 with records of papers',
    {
      metrics: {
        '3.3.2': { claimed: 0, records: ['papers', [{ cells: paper('Fish'), label: 'Fish' }]] },
      },
    },
    'claimDiffersFromRecords',
  ],
  [
    'another pass percentage',
    { metrics: { '2.6.3': { claimed: 95.5, text: pass, sheets: [results] } } },
    'measureDiffers',
  ],
  [
    'a percentage of more than 100',
    { metrics: { '2.6.3': { claimed: 104.5, text: pass, sheets: [results] } } },
    'measureDiffers',
    'claimMoreThanAll',
  ],
  [
    'a cell of more than 100 %',
    metric('2.2.2', undefined, [
      ['Programme', 'Attendance in %'],
      ['B.A.', '120 %'],
      ['B.Sc.', '80 %'],
    ]),
    'moreThanAll',
  ],
  [
    'a grant without a letter and amount',
    metric('3.1.1', 1, dataOf('projects', project('0'))),
    'documentMissing',
    'amountIsZero',
  ],
  [
    'a record of a grant without a letter and amount',
    {
      metrics: {
        '3.1.1': {
          claimed: 1,
          records: ['projects', [{ cells: project('0 lakh'), label: 'Fish', hasDocument: false }]],
        },
      },
    },
    'recordsOnly',
    'recordWithoutDocument',
    'amountIsZero',
  ],
  ...(
    [
      ['Ethnobotany of the Tiwa.', { 3: 'Indian J. Tradit. Knowl.' }],
      ['Ethnobotany of the Tiwa: plants and songs', {}],
      ['The Ethnobotany of Tiwa', { 3: 'IJTK', 1: 'B. Saikia' }],
    ] as const
  ).map(
    ([title, more]): Fault => [
      `a paper twice, as ${title}`,
      metric('3.3.2', 2, dataOf('papers', paper('Ethnobotany of the Tiwa'), paper(title, more))),
      'rowRepeats',
    ],
  ),
  [
    'a paper in two profiles',
    {
      metrics: {
        '3.3.2': {
          claimed: 2,
          records: ['papers', [{ cells: paper('Fish'), label: 'Fish', profiles: 2 }]],
        },
      },
    },
    'recordsOnly',
    'recordInProfiles',
  ],
  ...(
    [
      ['Meena Kalita', 'BSC-23-011'],
      ['Mina Kalita', 'bsc 23 11'],
      ['M. Kalita', 'BSC23011'],
    ] as const
  ).map(
    ([name, roll]): Fault => [
      `a student twice, as ${name}, ${roll}`,
      metric('1.3.3', 6, students(['Mina Kalita', 'BSC-23-011'], ...filler, [name, roll])),
      'rowRepeats',
    ],
  ),
  [
    'one DOI for two titles',
    metric(
      '3.3.2',
      2,
      dataOf(
        'papers',
        paper('One title', { 7: 'https://doi.org/10.5555/abc' }),
        paper('Quite another title', { 7: 'http://dx.doi.org/10.5555/ABC' }),
      ),
    ),
    'linkOfSeveral',
  ],
  [
    'one ISSN for two journals',
    metric('3.3.2', 2, dataOf('papers', paper('Fish'), paper('Birds', { 3: 'Current Science' }))),
    'issnOfSeveral',
  ],
  ...['No', 'NO', 'Not listed', 'নহয়'].map(
    (cell): Fault => [
      `UGC-CARE ${cell}`,
      metric('3.3.2', 1, dataOf('papers', paper('Fish', { 8: cell }))),
      'notListed',
    ],
  ),
  ...(
    [
      ['2022', '36 months w.e.f. 01.04.2018', 2021],
      ['2018', '3 years', 2021],
      ['2017-18', '01-01-2018 to 31-12-2022', 2022],
      ['2020', 'One year', 2021],
    ] as const
  ).map(
    ([signed, term]): Fault => [
      `a MoU of ${signed} for ${term}`,
      metric('3.5.2', 1, dataOf('mous', mou({ 3: signed, 5: term }))),
      'agreementEnded',
    ],
  ),
  [
    'a MoU among the records that has ended',
    {
      metrics: {
        '3.5.2': {
          claimed: 2,
          records: [
            'mous',
            [
              { cells: mou(), label: 'Silk research' },
              {
                cells: mou({ 3: '2019-20', 5: '01-07-2019 – 30-06-2022' }),
                label: 'Museum',
                isPast: true,
              },
            ],
          ],
        },
      },
    },
    'recordsOnly',
    'agreementEnded',
  ],
  ...(
    [
      ['2021-22: visit (/events)', 'agreementIdle'],
      ['Visit in 2020, talk on 12-08-2021', 'agreementIdle'],
      ['2021-22: visit, 2023-24: none', 'agreementIdle'],
      ['No activity', 'agreementWithoutActivity'],
      ['Activities yet to be started', 'agreementWithoutActivity'],
      ['এতিয়ালৈকে কোনো কাৰ্যসূচী হোৱা নাই', 'agreementWithoutActivity'],
      ['Visit on 3rd March, 2022', 'agreementIdle'],
    ] as const
  ).map(
    ([activities, code]): Fault => [
      `a MoU with “${activities}”`,
      metric('3.5.2', 1, dataOf('mous', mou({ 6: activities }))),
      code,
    ],
  ),
  ...(
    [
      [{ 2: 'Guest Lecturer' }, 'notFullTime'],
      [{ 4: 'Part-time' }, 'notFullTime'],
      [{ 2: 'অতিথি শিক্ষক' }, 'notFullTime'],
      [{ 2: 'Lecturer (P.T.)' }, 'notFullTime'],
      [{ 7: '2021' }, 'teacherLeft'],
      [{ 7: 'No' }, 'leftWithoutYear'],
      [{ 7: 'No, retired on 31-05-2023' }, 'teacherLeft'],
      [{ 3: '2025' }, 'joinedLater'],
      [{ 3: '10-06-2024' }, 'joinedLate'],
    ] as const
  ).map(
    ([more, code]): Fault => [
      `a teacher with ${Object.values(more)}`,
      metric('2.4.1', 2, dataOf('teachers', teacher('R. Devi'), teacher('H. Das', more))),
      code,
    ],
  ),
  [
    'a teacher twice',
    metric(
      '2.4.1',
      2,
      dataOf('teachers', teacher('Dr. Rina Devi'), teacher('Rina Devi', { 1: '', 6: '12' })),
    ),
    'columnEmpty',
    'rowRepeats',
  ],
  [
    'a record of a teacher who joined in June',
    {
      metrics: {
        '2.4.1': {
          records: ['teachers', [{ cells: teacher('R. Devi', { 3: '2024' }), date: '2024-06-10' }]],
        },
      },
    },
    'joinedLate',
  ],
  [
    'a chapter twice, once for each author',
    metric(
      '3.3.3',
      2,
      dataOf('books', chapter('R. Devi', 'Herbs'), chapter('B. Saikia', 'Herbs.')),
    ),
    'rowRepeats',
  ],
  [
    'a MoU twice, once with its day',
    metric('3.5.2', 2, dataOf('mous', mou(), mou({ 0: '2', 2: 'Silk Board', 3: '05-07-2022' }))),
    'rowRepeats',
  ],
  ...['2025', '15-08-2024', '২০২৫'].map(
    (year): Fault => [
      `a degree of ${year}`,
      metric('2.4.2', 2, [
        ['Sl. No.', 'Name of the teacher', 'Department', 'Year of award of Ph.D.'],
        ['1', 'Dr. Bipul Saikia', 'Zoology', '2009'],
        ['2', 'Mr. Hiren Das', 'Physics', year],
      ]),
      'degreeLater',
    ],
  ),
  [
    'a guest in a list of degrees',
    metric('2.4.2', 1, [
      ['Name of the teacher', 'Designation', 'Ph.D. awarded on'],
      ['Dr. Bipul Saikia', 'Guest Faculty', '12-09-2024'],
    ]),
    'notFullTime',
    'degreeLater',
  ],
  ...['12 hours', '20 contact hrs', '১২ ঘণ্টা'].map(
    (duration): Fault => [
      `a course of ${duration}`,
      metric('1.2.2', 1, dataOf('add-on-courses', course(duration))),
      'courseShort',
    ],
  ),
  ...[
    '05-01-2024 to 06-01-2024',
    '12-14 August 2023',
    '05-01-2024',
    'Three days, January 2024',
  ].map(
    (days): Fault => [
      `a programme on ${days}`,
      metric('6.3.4', 1, dataOf('development-programmes', ['R. Devi', 'Refresher', days])),
      'programmeShort',
    ],
  ),
  ...[
    ['Dr. R. Devi', 'R. Devi'],
    ['ড° ৰীণা দেৱী', 'ৰীণা দেৱী'],
    ['Rina Devi, Ph.D.', 'DEVI, Rina, Assistant Professor'],
  ].map(
    ([one = '', other = '']): Fault => [
      `one teacher for two, ${other}`,
      metric(
        '6.3.4',
        2,
        dataOf(
          'development-programmes',
          [one, 'Refresher course', '05-01-2024 to 18-01-2024'],
          [other, 'Orientation', '03-10-2023 to 30-10-2023'],
        ),
      ),
      'personTwice',
    ],
  ),
  [
    'a course whose heading has the unit',
    metric(
      '1.2.2',
      1,
      dataOf('add-on-courses', course('12')).map((row, at) =>
        at === 0 ? row.with(4, 'Duration of course (in hours)') : row,
      ),
    ),
    'headingsDiffer',
    'courseShort',
  ],
  [
    'one ISBN for two books',
    metric(
      '3.3.3',
      2,
      dataOf(
        'books',
        chapter('R. Devi', ''),
        chapter('R. Devi', '').with(2, 'Songs of rivers').with(4, 'Others').with(5, 'ASM'),
      ),
    ),
    'isbnOfSeveral',
  ],
  [
    'more students than all seats',
    {
      metrics: {
        '2.1.1': { claimed: 250, sheets: [seats] },
        '5.1.1': { claimed: 900, text: 'Number of students benefited', documents: letter },
      },
    },
    'moreThanEnrolled',
  ],
  [
    'more students than the college has',
    {
      metrics: {
        '0.1': {
          claimed: 700,
          text: 'Number of students during the year',
          documents: ['Students on the rolls of August 2023, signed by the principal'],
        },
        '5.1.1': { claimed: 701, text: 'Number of students benefited', documents: letter },
      },
    },
    'moreThanEnrolled',
  ],
  ...(
    [
      ['BP7', 'BSc in Phy', 'programmeDiffers'],
      ['BP7', 'B.Sc. Physics', 'codeDiffers'],
      ['BP7', 'BSc in Physics (Honours)', 'codeDiffers'],
      ['BP7', 'Bachelor of Science in Physics', 'codeDiffers'],
      ['BP7', 'Physics, B.Sc.', 'codeDiffers'],
      ['BC1', 'Bachelor of Commerce in Accounting', 'programmeDiffers'],
      ['BP7', 'BSc in Phs', 'programmeDiffers'],
      ['BSC-PHY', 'B.Sc. Chemistry', 'nameDiffers'],
    ] as const
  ).map(
    ([code, name, expected]): Fault => [
      `a programme ${name} with the code ${code}`,
      {
        metrics: {
          '2.1.1': { claimed: 3, sheets: [seats] },
          '2.6.3': { claimed: 1, sheets: [dataOf('results', [code, name, '52', '47'])] },
        },
      },
      expected,
    ],
  ),
  [
    'more in the examination than seats',
    {
      metrics: {
        '2.1.1': { claimed: 3, sheets: [seats] },
        '2.6.3': {
          claimed: 1,
          sheets: [dataOf('results', ['BSC-PHY', 'B.Sc. Physics', '75', '47'])],
        },
      },
    },
    'moreThanSeats',
  ],
  ...[
    ['SC: 4, ST: 9', 'SC: 9, ST: 9'],
    ['S.C. (4); S.T. (9)', 'SC-9 ST-9'],
    ['4 SC, 9 ST', 'Scheduled Caste: 9, ST(H): 2'],
    ['অনুসূচীত জাতি: ৪', 'SC 9'],
    ['4, 9, 9, 1, 50, 2', '9, 9, 9, 1, 50, 2'],
  ].map(
    ([seats = '', filled = '']): Fault => [
      `${filled} admitted, ${seats} earmarked`,
      metric('2.1.2', undefined, dataOf('reserved-seats', ['2023-24', seats, filled])),
      'reservedExceeded',
    ],
  ),
  [
    'more admitted than earmarked, in columns of their own',
    metric('2.1.2', undefined, [
      [
        'Year',
        'SC',
        'ST',
        'OBC',
        'Divyangjan',
        'Gen',
        'Others',
        'SC',
        'ST',
        'OBC',
        'Divyangjan',
        'Gen',
        'Others',
      ],
      ['2023-24', '4', '9', '9', '1', '50', '2', '9', '9', '9', '1', '50', '2'],
    ]),
    'reservedExceeded',
  ],
  [
    'hidden rows and columns, joined cells and errors',
    {
      metrics: {
        '2.1.1': {
          claimed: 3,
          sheets: [
            {
              rows: seats.map((row, at) => (at === 1 ? row.with(3, '#REF!') : row)),
              layout: {
                hidden: [
                  { kind: 'rows', first: 2, last: 3 },
                  { kind: 'columns', first: 1, last: 1 },
                ],
                joined: [{ row: 1, lastRow: 2, column: 0, lastColumn: 0 }],
              },
            },
          ],
        },
      },
    },
    'rowsHidden',
    'columnHidden',
    'cellsJoined',
    'formulaError',
  ],
];

it.each(faults)('finds %s', async (_name, report, ...codes) => {
  const all = await found(report);
  expect(all.map(({ code }) => code)).toEqual(codes);
  // Every placeholder of the sentence has its value.
  for (const { code, values } of all)
    expect(Object.keys(values)).toEqual(
      expect.arrayContaining([...sentences[code].matchAll(/{{(\w+)}}/g)].map(([, name]) => name)),
    );
});

it('finds a link of several papers once, whatever rows are added above', async () => {
  const link = { 7: 'https://journal.example.org/1.pdf' };
  const rows = ['Alpha', 'Beta', 'Gamma'].map((title) => paper(title, link));
  const keysOf = async (...more: string[][]) =>
    (await judge(metric('3.3.2', undefined, dataOf('papers', ...more, ...rows)))).map(
      ({ finding }) => [finding.code, finding.content],
    );
  expect(await keysOf(paper('Omega', link))).toEqual(await keysOf());
});
