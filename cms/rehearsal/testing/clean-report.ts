/** A report without faults, as data, and how it is written to a database. */
import { csvText } from '@college/server/csv';
import type { Payload } from 'payload';
import { readTemplates } from '../../duties/evidence-templates.ts';

export interface PlannedFile {
  name: string;
  content: string | Buffer;
}
export interface PlannedSet {
  title: string;
  files: PlannedFile[];
}
export interface PlannedMetric {
  claimed?: number;
  text?: string;
  sets: PlannedSet[];
}
export interface PlannedReport {
  name: string;
  years?: string;
  report?: 'IQAC' | 'SSR';
  manual?: string;
  metrics: Record<string, PlannedMetric>;
}

/** Rows below the headings of each template. */
export const cleanRows: Record<string, string[][]> = {
  projects: [
    [
      'Wetland birds of Assam',
      'Dr. Anima Bora',
      'Zoology',
      '2024-25',
      '250000',
      '2 years',
      'DBT',
      'Government',
    ],
    [
      'Silk dyes',
      'Dr. Rina Das',
      'Chemistry',
      '2024',
      '120000',
      '1 year',
      'Tea Board',
      'Government',
    ],
  ],
  seminars: [
    ['2024-25', 'Research methods', '64', '12-08-2024 to 14-08-2024', '/events'],
    ['2024-25', 'Intellectual property', '48', '03-02-2025 to 03-02-2025', '/iqac/event-news'],
  ],
  papers: [
    [
      'Birds of Deepor Beel',
      'A. Bora',
      'Zoology',
      'Current Science',
      '2024',
      '0378-5955',
      'https://journal.example.org/',
      'https://journal.example.org/2024/12',
      'Yes',
    ],
    [
      'Dyes of muga silk',
      'R. Das',
      'Chemistry',
      'Indian Chemistry',
      '2025',
      'ISSN: 2434-561X',
      'https://chem.example.org/about',
      'https://doi.example.org/10.1234/abcd',
      'No',
    ],
  ],
  books: [
    [
      '1',
      'A. Bora',
      'Birds of the valley',
      'Wetlands',
      'Proceedings of wetlands',
      'Wetlands 2024',
      'National',
      '2024',
      '978-0-306-40615-7',
      'Own college',
      'Assam Books',
    ],
    [
      '2',
      'R. Das',
      'Natural dyes',
      '',
      '',
      '',
      'International',
      '2024',
      '0-8044-2957-X',
      'Own college',
      'Silk Press',
    ],
  ],
  extension: [
    ['Flood relief camp', 'NSS', 'NSS special camp', '2024-25', '85'],
    ['Blood donation', 'Red Cross', 'Red Cross drive', '2024-25', '40'],
  ],
  mous: [
    [
      '1',
      'Field training',
      'Assam Museum, museum@example.org',
      '2022',
      'Training',
      '5 years',
      '/iqac/mou-collaborations',
      '/iqac/mou-collaborations',
    ],
    [
      '2',
      'Silk research',
      'Silk Board, silk@example.org',
      '2024-25',
      'Research',
      '3 years',
      '/iqac/mou-collaborations',
      '/iqac/mou-collaborations',
    ],
  ],
  seats: [
    ['B.A.', 'BA01', '300', '280'],
    ['B.Sc.', 'BSC01', '200', '200'],
  ],
  teachers: [
    [
      'Dr. Anima Bora',
      'ABCDE1234F',
      'Associate Professor',
      '2003',
      'Permanent',
      'Zoology',
      '21',
      'Yes',
    ],
    [
      'Dr. Rina Das',
      'ABCDE1234G',
      'Assistant Professor',
      '2011',
      'Permanent',
      'Physical Education',
      '13',
      'Yes',
    ],
  ],
  results: [
    ['BA01', 'B.A.', '240', '210'],
    ['BSC01', 'B.Sc.', '180', '171'],
  ],
  'financial-support': [
    ['2024-25', 'Dr. Rina Das', 'Conference on dyes', '', '8000'],
    ['2024-25', 'Dr. Anima Bora', '', 'Zoological Society', '2500'],
  ],
  'development-programmes': [['Dr. Rina Das', 'Digital teaching', '05-01-2025 to 11-01-2025']],
  'e-governance': [['Admission', '2019', 'https://portal.example.org/']],
};

const metricsWithSheets: Record<string, string> = {
  '2.1.1': 'seats',
  '2.4.1': 'teachers',
  '2.6.3': 'results',
  '3.1.1': 'projects',
  '3.2.2': 'seminars',
  '3.3.2': 'papers',
  '3.3.3': 'books',
  '3.4.3': 'extension',
  '3.5.2': 'mous',
  '6.2.3': 'e-governance',
  '6.3.2': 'financial-support',
  '6.3.4': 'development-programmes',
};

const document = (words: string): string =>
  `${words}. Report of the principal of the college, signed and sealed, held on 12 August 2024 in the auditorium.`;

/** The headings and rows of a template, to be changed by tests. */
export async function sheetFor(template: string): Promise<string[][]> {
  const columns = readTemplates().find(({ id }) => id === template)?.columns ?? [];
  return [
    columns.map(({ header }) => header),
    ...(cleanRows[template] ?? []).map((row) => [...row]),
  ];
}

export const asCsv = (rows: string[][]): string => csvText(rows);

/** A whole report without faults. */
export async function cleanReport(): Promise<PlannedReport> {
  const metrics: Record<string, PlannedMetric> = {
    '1.1.1': {
      sets: [
        {
          title: 'Academic calendar 2024-25',
          files: [{ name: 'calendar.txt', content: document('Academic calendar') }],
        },
      ],
    },
    '1.4.1': {
      sets: [
        {
          title: 'Analysis of the feedback of students',
          files: [{ name: 'students.txt', content: document('Feedback of students') }],
        },
        {
          title: 'Analysis of the feedback of alumni',
          files: [{ name: 'alumni.txt', content: document('Feedback of alumni') }],
        },
        {
          title: 'Action taken report',
          files: [{ name: 'atr.txt', content: document('Action taken') }],
        },
      ],
    },
    '5.1.1': {
      claimed: 3,
      sets: [
        {
          title: 'Scholarships',
          files: [
            {
              name: 'scholarships.csv',
              content: csvText([
                ['Name of the student', 'Roll number', 'Scheme'],
                ['Mina Kalita', 'A-101', 'Ishan Uday'],
                ['Mina Kalita', 'A-102', 'Ishan Uday'],
                ['Rupam Nath', 'A-103', 'Pragati'],
              ]),
            },
          ],
        },
      ],
    },
  };
  for (const [number, template] of Object.entries(metricsWithSheets)) {
    const rows = await sheetFor(template);
    metrics[number] = {
      claimed: rows.length - 1,
      sets: [
        {
          title: 'Data as per the template',
          files: [{ name: `${template}.csv`, content: csvText(rows) }],
        },
        {
          title: 'Supporting document',
          files: [{ name: `${template}.txt`, content: document(`Proof of ${template}`) }],
        },
      ],
    };
  }
  return { name: 'AQAR 2024-25', metrics };
}

const types: Record<string, string> = {
  txt: 'text/plain',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** Writes a report. Returns its id. */
export async function addReport(payload: Payload, planned: PlannedReport): Promise<number> {
  const { id: report } = await payload.create({
    collection: 'evidence-groups',
    data: {
      name: planned.name,
      years: planned.years ?? null,
      report: planned.report ?? 'IQAC',
      types: ['QUANTITATIVE'],
      manual: planned.manual ?? 'naac-affiliated-aqar',
      _status: 'draft',
    },
    draft: true,
  });
  const { id: criterion } = await payload.create({
    collection: 'evidence-criteria',
    data: { group: report, type: 'QUANTITATIVE', criterion: 'All' },
  });
  for (const [number, { claimed, text, sets }] of Object.entries(planned.metrics)) {
    const { id: question } = await payload.create({
      collection: 'evidence-questions',
      data: { criterion, sr_no: number, metric_question: text ?? 'How?', claimed: claimed ?? null },
    });
    for (const { title, files } of sets) {
      const uploads: number[] = [];
      for (const { name, content } of files) {
        const data = Buffer.from(content);
        const { id } = await payload.create({
          collection: 'media',
          data: { alt: name },
          file: {
            name,
            data,
            mimetype: types[name.split('.').at(-1) ?? ''] ?? '',
            size: data.length,
          },
        });
        uploads.push(id);
      }
      await payload.create({
        collection: 'evidence-files',
        data: { question, sr_no: number, title, uploads, _status: 'draft' },
        draft: true,
      });
    }
  }
  return report;
}

/** Rehearses a report. Returns what its findings say. */
export async function findingsOfReport(payload: Payload, id: number) {
  // Imported here, because they read the environment.
  const [{ rehearse }, { findReport }] = await Promise.all([
    import('../rehearse.ts'),
    import('../report.ts'),
  ]);
  const report = await findReport(payload, String(id));
  if (!report) throw new Error('The report was not written.');
  return rehearse(payload, report);
}
