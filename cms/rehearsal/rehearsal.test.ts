/**
 * Planted faults are found, each by its rule and nothing else.
 *
 * @long 60 s
 * @for cms/rehearsal duties
 */
import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { pdf as pdfWithWords } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import {
  addReport,
  asCsv,
  cleanReport,
  findingsOfReport,
  type PlannedMetric,
  type PlannedReport,
  sheetFor,
} from './testing/clean-report.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

const findingsOf = async (planned: PlannedReport) =>
  findingsOfReport(payload, await addReport(payload, planned));

const short = (findings: Awaited<ReturnType<typeof findingsOf>>) =>
  findings.map(({ rule, code, values, place }) => ({ rule, code, values, place }));

/** The clean report with these metrics alone. */
async function only(...numbers: string[]): Promise<PlannedReport> {
  const clean = await cleanReport();
  const metrics = Object.entries(clean.metrics).filter(([number]) => numbers.includes(number));
  return { ...clean, metrics: Object.fromEntries(metrics) };
}

const metricOf = ({ metrics }: PlannedReport, number: string): PlannedMetric => {
  const metric = metrics[number];
  if (!metric) throw new Error(`There is no metric ${number}.`);
  return metric;
};

/** Changes the rows of the sheet of a metric, headings first. */
async function withSheet(
  number: string,
  template: string,
  change: (rows: string[][]) => string[][] | undefined,
): Promise<PlannedReport> {
  const planned = await only(number);
  const rows = await sheetFor(template);
  const changed = change(rows) ?? rows;
  const file = metricOf(planned, number).sets[0]?.files[0];
  if (file) file.content = asCsv(changed);
  return planned;
}

async function withText(number: string, name: string, content: string | Buffer) {
  const planned = await only(number);
  const file = metricOf(planned, number).sets.at(-1)?.files[0];
  if (file) Object.assign(file, { name, content });
  return planned;
}

const set = (row: number, column: number, value: string) => (rows: string[][]) => {
  const cells = rows[row];
  if (cells) cells[column] = value;
  return rows;
};

/** A file with a text and clickable words that lead somewhere. */
async function withLink(link: string) {
  const document = new PDFDocument();
  document.text('Report of the camp on 12 August 2024, Demo College, www.college.example.in');
  document.text('View', { link });
  document.end();
  return withText('3.4.3', 'camp.pdf', await buffer(document));
}

/** A workbook in place of the sheet of a metric, with a link behind a cell of its second row. */
async function withWorkbookLink(number: string, template: string, cell: string, target: string) {
  const { formats } = await import('../sheets/export/write.ts');
  const planned = await only(number);
  const written = await formats.xlsx.write(await sheetFor(template));
  const parts = unzipSync(written);
  const [sheet = ''] = Object.keys(parts).filter((name) => /worksheets\/[^/]+\.xml$/.test(name));
  const xml = strFromU8(parts[sheet] ?? new Uint8Array());
  const links = `<hyperlinks xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><hyperlink ref="${cell}" r:id="rId91"/></hyperlinks>`;
  parts[sheet] = strToU8(xml.replace('</sheetData>', `</sheetData>${links}`));
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
  const rels = sheet.replace(/([^/]+)$/, '_rels/$1.rels');
  parts[rels] = strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId91" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );
  const file = metricOf(planned, number).sets[0]?.files[0];
  if (file) Object.assign(file, { name: `${template}.xlsx`, content: Buffer.from(zipSync(parts)) });
  return planned;
}

/** The list of students of 5.1.1 with these rows. */
async function withStudents(claimed: number, rows: string[][]) {
  const planned = await only('5.1.1');
  const metric = metricOf(planned, '5.1.1');
  metric.claimed = claimed;
  const [file] = metric.sets[0]?.files ?? [];
  if (file) file.content = asCsv(rows);
  return planned;
}

const big = 'A page of the annual report. '.repeat(220_000);

type Fault = [rule: string, fault: string, plan: () => Promise<PlannedReport>];

/** Without this list a Word document is not accepted as one. */
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** Other ways in which the same faults are written. */
const variants: Fault[] = [
  ...[
    'drive.google.com/file/d/1abc/view',
    'HTTPS://DRIVE.GOOGLE.COM./file/d/1abc',
    'files.example.net/reports/seminar.pdf',
    'https://cutt.ly/abc',
    'https://www.google.com/url?q=https://drive.google.com/file/d/1abc',
  ].map(
    (link): Fault => ['foreign-host', link, () => withSheet('3.2.2', 'seminars', set(1, 4, link))],
  ),
  [
    'foreign-host',
    'a host at the end of a line',
    () =>
      withText(
        '3.4.3',
        'camp.txt',
        'Report of the camp on 12 August 2024: https://drive.google.\ncom/file/d/1abc/view',
      ),
  ],
  ['foreign-host', 'words of a PDF', () => withLink('https://drive.google.com/file/d/1')],
  ['foreign-host', 'a file behind words', () => withLink('https://files.example.net/camp.pdf')],
  [
    'foreign-host',
    'words of a Word document',
    async () => {
      const relation =
        '<Relationship Type="a/hyperlink" TargetMode="External" Target="https://1drv.ms/b/s!Aabc"/>';
      const words = '<w:p><w:t>Report of the camp on 12 August 2024 in the village.</w:t></w:p>';
      const parts = {
        '[Content_Types].xml': strToU8(contentTypes),
        'word/document.xml': strToU8(`<w:document>${words}</w:document>`),
        'word/_rels/document.xml.rels': strToU8(`<a>${relation}</a>`),
      };
      return withText('3.4.3', 'camp.docx', Buffer.from(zipSync(parts)));
    },
  ],
  [
    'foreign-host',
    'a cell of Excel that is a link',
    () => withWorkbookLink('3.2.2', 'seminars', 'E2', 'https://drive.google.com/file/d/1'),
  ],
  [
    'lands-elsewhere',
    'a cell of Excel that leads to a computer',
    () => withWorkbookLink('3.2.2', 'seminars', 'E2', 'reports/seminar.pdf'),
  ],
  ...[
    'http://www.journal.example.org',
    'HTTPS://JOURNAL.EXAMPLE.ORG/INDEX.PHP',
    'journal.example.org',
    'https://journal.example.org/en/',
    'https://journal.example.org/?utm_source=mail',
    'https://journal.example.org/#main',
  ].map(
    (link): Fault => ['lands-elsewhere', link, () => withSheet('3.3.2', 'papers', set(1, 7, link))],
  ),
  ...['HTTP://LOCALHOST:1', 'http://www.localhost:1/index.html', '/as', 'D:\\NAAC\\camp.pdf'].map(
    (link): Fault => [
      'lands-elsewhere',
      link,
      () => withSheet('3.2.2', 'seminars', set(1, 4, link)),
    ],
  ),
  ['lands-elsewhere', 'words of a PDF', () => withLink('http://localhost:1/')],
  [
    'lands-elsewhere',
    'words of a PDF, of another home page',
    () => withLink('https://journal.example.org/'),
  ],
  [
    'lands-elsewhere',
    'words of a PDF, of a missing file',
    () => withLink('http://localhost:1/files/media/camp-of-nobody.pdf'),
  ],
  [
    'lands-elsewhere',
    'words of a PDF, of a file on a computer',
    () => withLink('file:///D:/NAAC/camp.pdf'),
  ],
  ['template-altered', 'a cell with a dash', () => withSheet('3.1.1', 'projects', set(2, 6, '–'))],
  [
    'template-altered',
    'a cell with an invisible space',
    () => withSheet('3.4.3', 'extension', set(1, 1, '\u200b ')),
  ],
  [
    'count-differs',
    'Assamese digits: more passed than appeared',
    () => withSheet('2.6.3', 'results', set(1, 3, '২৫০')),
  ],
  [
    'count-differs',
    'Assamese digits: a total that is not the sum',
    () => withSheet('2.1.1', 'seats', (rows) => [...rows, ['মুঠ', '', '৫০০', '৪৯০']]),
  ],
  [
    'count-differs',
    'a total of amounts',
    () =>
      withSheet('6.3.2', 'financial-support', (rows) => [
        ...rows.map((row, at) => (at === 1 ? [...row.slice(0, 4), 'Rs. 8,000/-'] : row)),
        ['Total', '', '', '', '₹ 12,500'],
      ]),
  ],
  [
    'count-differs',
    'fewer claimed than rows',
    async () => {
      const planned = await only('3.1.1');
      metricOf(planned, '3.1.1').claimed = 1;
      return planned;
    },
  ],
  [
    'count-differs',
    'a row twice',
    async () => {
      const planned = await withSheet(
        '3.4.3',
        'extension',
        ([head = [], first = [], second = []]) => [
          ...[head, first, second],
          first.map((cell) => ` ${cell.toUpperCase()}`),
        ],
      );
      metricOf(planned, '3.4.3').claimed = 3;
      return planned;
    },
  ],
  [
    'count-differs',
    'a paper of two teachers counted twice',
    async () => {
      const planned = await withSheet('3.3.2', 'papers', (rows) => [
        ...rows,
        (rows[1] ?? []).map((cell, column) => (column === 1 ? 'R. Das' : cell)),
      ]);
      metricOf(planned, '3.3.2').claimed = 3;
      return planned;
    },
  ],
  [
    'unreadable',
    'a file with a password',
    async () => {
      const document = new PDFDocument({ userPassword: 'secret' });
      document.text('Report of the camp on 12 August 2024.');
      document.end();
      return withText('3.4.3', 'locked.pdf', await buffer(document));
    },
  ],
  ['unreadable', 'a file with nothing in it', () => withText('3.4.3', 'empty.txt', ' \n ')],
  [
    'unreadable',
    'a page without text among others',
    async () => {
      const document = new PDFDocument();
      document.text('Report of the camp on 12 August 2024, held in the village by all units.');
      document.addPage().rect(100, 100, 200, 200).fill('#333');
      document.end();
      return withText('3.4.3', 'half.pdf', await buffer(document));
    },
  ],
  ...[
    'Held on 14-Mar-22 in the village.',
    'Held on 14.03.22 in the village.',
    'Held on 2022/03/14 in the village.',
    'Held in 2022 March in the village.',
    '২০২২ চনৰ ১৪ মাৰ্চ তাৰিখে অনুষ্ঠিত শিবিৰৰ প্ৰতিবেদন।',
    '১৪ মার্চ, ২০২২ তাৰিখে অনুষ্ঠিত শিবিৰৰ প্ৰতিবেদন।',
    'Report of the camp, session 21-22, all units.',
    'Report of the camp, 2021−22, all units.',
  ].map(
    (words): Fault => ['wrong-year', words, () => withText('3.4.3', 'camp.txt', words.repeat(2))],
  ),
  [
    'wrong-year',
    'two digits in a sheet',
    () => withSheet('3.4.3', 'extension', set(1, 3, '21-22')),
  ],
  [
    'wrong-year',
    'a paper of an earlier year in Assamese digits',
    () => withSheet('3.3.2', 'papers', set(1, 4, '২০২১')),
  ],
  [
    'wrong-year',
    'the title of a sheet',
    () => withSheet('2.1.1', 'seats', (rows) => [['Seats and admissions, 2021-22'], ...rows]),
  ],
  [
    'wrong-year',
    'the name of a file',
    () => withText('3.4.3', 'camp-2021-22.txt', 'Report of the camp in the village, all units.'),
  ],
  [
    'wrong-year',
    'a column of years of another sheet',
    () =>
      withStudents(2, [
        ['Name of the student', 'Roll number', 'Year'],
        ['Mina Kalita', 'A-101', '2021-22'],
        ['Rupam Nath', 'A-103', '2021-22'],
      ]),
  ],
  ...['0000-0000', '2434-561x, 0378-5954', '৩৭৮৫৯৫৪', '978-0-306-40615-7'].map(
    (issn): Fault => [
      'bad-issn-isbn',
      `ISSN ${issn}`,
      () => withSheet('3.3.2', 'papers', set(1, 5, issn)),
    ],
  ),
  ...['0-306-40615-X', '9780306406158', '977-0-306-40615-0', 'applied for', ''].map(
    (isbn): Fault => [
      'bad-issn-isbn',
      `ISBN ${isbn}`,
      () => withSheet('3.3.3', 'books', set(1, 8, isbn)),
    ],
  ),
  ...[
    ['10-03-2022', '2 years'],
    ['2019-20', '৩ বছৰ'],
    ['12-08-2019', '36 months'],
    ['2019', '01-04-2019 to 31-03-2024'],
    ['15-08-2025', '3 years'],
  ].map(
    ([signed = '', duration = '']): Fault => [
      'mou-twice',
      `signed ${signed}, for ${duration}`,
      () => withSheet('3.5.2', 'mous', (rows) => set(1, 3, signed)(set(1, 5, duration)(rows))),
    ],
  ),
  [
    'student-twice',
    'Assamese digits',
    () =>
      withStudents(3, [
        ['ছাত্ৰৰ নাম', 'ৰোল নম্বৰ', 'আঁচনি'],
        ['মিনা কলিতা', 'ক-১০১', 'প্ৰগতি'],
        ['ৰূপম নাথ', 'ক-১০২', 'প্ৰগতি'],
        ['মিনা কলিতা', 'ক 101', 'প্ৰগতি'],
      ]),
  ],
  [
    'student-twice',
    'in two lists',
    async () => {
      const head = ['Name of the student', 'Roll number', 'Scheme'];
      const planned = await withStudents(4, [
        head,
        ['Mina Kalita', 'A-101', 'Ishan Uday'],
        ['Rupam Nath', 'A-103', 'Ishan Uday'],
      ]);
      metricOf(planned, '5.1.1').sets[0]?.files.push({
        name: 'pragati.csv',
        content: asCsv([
          head,
          ['Rina Deka', 'A-104', 'Pragati'],
          ['RUPAM NATH', 'a 103', 'Pragati'],
        ]),
      });
      return planned;
    },
  ],
  [
    'student-twice',
    'a list of one student',
    () =>
      withStudents(2, [
        ['Sl. No.', 'Name of the student', 'Roll number'],
        ['1', 'Mina Kalita', 'A-101'],
        ['2', 'Mina Kalita', 'A-101'],
      ]),
  ],
  ...[
    'LIBRARIAN (Sr. Grade)',
    'Asst. Librarian',
    'D.P.E.',
    'Director (Physical Education)',
    'Director of Phy. Education',
    'Director, Sports',
    'গ্ৰন্থাগাৰিক',
  ].map(
    (designation): Fault => [
      'not-a-teacher',
      designation,
      () => withSheet('2.4.1', 'teachers', set(1, 2, designation)),
    ],
  ),
  [
    'not-a-teacher',
    'beside the name',
    () => withSheet('2.4.1', 'teachers', set(1, 0, 'Dr. Anima Bora (Librarian)')),
  ],
  [
    'same-file',
    'a document that was saved again',
    async () => {
      const planned = await only('1.1.1', '3.4.3');
      const text = 'Minutes of the meeting on 12 August 2024. '.repeat(8);
      const [file] = metricOf(planned, '1.1.1').sets[0]?.files ?? [];
      const [other] = metricOf(planned, '3.4.3').sets.at(-1)?.files ?? [];
      if (file) file.content = text;
      if (other) other.content = `${text}\n\n`;
      return planned;
    },
  ],
  [
    'feedback-elsewhere',
    'two analyses of one group',
    async () => {
      const planned = await only('1.4.1');
      const [, second] = metricOf(planned, '1.4.1').sets;
      if (second) second.title = 'Analysis of students’ feedback, second semester';
      return planned;
    },
  ],
];

const faults: Fault[] = [
  [
    'foreign-host',
    'a report on Google Drive',
    () => withSheet('3.2.2', 'seminars', set(1, 4, 'https://drive.google.com/file/d/1abc/view')),
  ],
  [
    'foreign-host',
    'a document on another website',
    () => withSheet('3.5.2', 'mous', set(2, 7, 'https://files.example.net/mou.pdf')),
  ],
  [
    'foreign-host',
    'an article on OneDrive',
    () => withSheet('3.3.2', 'papers', set(2, 7, 'https://1drv.ms/b/s!Aabc')),
  ],
  [
    'foreign-host',
    'a link to S3 in the text of a file',
    () =>
      withText(
        '3.4.3',
        'camp.txt',
        'Report of the camp on 12 August 2024: https://bucket.s3.ap-south-1.amazonaws.com/report.pdf',
      ),
  ],
  [
    'template-altered',
    'a heading with another name',
    () => withSheet('3.3.2', 'papers', set(0, 2, 'Dept.')),
  ],
  [
    'template-altered',
    'a column that is left out',
    () => withSheet('3.4.3', 'extension', (rows) => rows.map((row) => row.toSpliced(2, 1))),
  ],
  [
    'template-altered',
    'columns in another order',
    () =>
      withSheet('3.1.1', 'projects', (rows) =>
        rows.map(([a = '', b = '', ...rest]) => [b, a, ...rest]),
      ),
  ],
  [
    'template-altered',
    'an additional column',
    () =>
      withSheet('2.1.1', 'seats', (rows) =>
        rows.map((row, at) => [...row, at === 0 ? 'Remarks' : 'Good']),
      ),
  ],
  ['template-altered', 'an empty cell', () => withSheet('3.1.1', 'projects', set(2, 6, ''))],
  [
    'count-differs',
    'more claimed than rows',
    async () => {
      const planned = await only('3.3.2');
      metricOf(planned, '3.3.2').claimed = 3;
      return planned;
    },
  ],
  [
    'count-differs',
    'more passed than appeared',
    () => withSheet('2.6.3', 'results', set(1, 3, '250')),
  ],
  [
    'count-differs',
    'a total that is not the sum',
    () => withSheet('2.1.1', 'seats', (rows) => [...rows, ['Total', '', '500', '490']]),
  ],
  [
    'unreadable',
    'a page without text',
    async () => {
      const document = new PDFDocument();
      document.rect(100, 100, 200, 200).fill('#333');
      document.end();
      return withText('3.4.3', 'scan.pdf', await buffer(document));
    },
  ],
  [
    'unreadable',
    'a damaged file',
    async () => withText('3.4.3', 'cut.pdf', (await pdfWithWords()).subarray(0, 300)),
  ],
  [
    'lands-elsewhere',
    'an article that is a home page',
    () => withSheet('3.3.2', 'papers', set(1, 7, 'https://journal.example.org/')),
  ],
  [
    'lands-elsewhere',
    'a report that is the own home page',
    () => withSheet('3.2.2', 'seminars', set(1, 4, 'http://localhost:1/')),
  ],
  [
    'lands-elsewhere',
    'a file that does not exist',
    () => withSheet('3.5.2', 'mous', set(1, 7, '/files/media/mou-of-nobody.pdf')),
  ],
  [
    'lands-elsewhere',
    'a committee that does not exist',
    () => withSheet('3.5.2', 'mous', set(1, 6, '/committee-description?committeeId=77')),
  ],
  [
    'lands-elsewhere',
    'an event that does not exist',
    () => withSheet('3.2.2', 'seminars', set(2, 4, '/singleevent?eventId=9999')),
  ],
  [
    'lands-elsewhere',
    'an old address that leads to a list',
    async () => {
      await payload.create({
        collection: 'redirects',
        data: { from: '/old/seminar.html', to: '/events' },
      });
      return withSheet('3.2.2', 'seminars', set(2, 4, '/old/seminar.html'));
    },
  ],
  [
    'wrong-year',
    'a paper of an earlier calendar year',
    () => withSheet('3.3.2', 'papers', set(1, 4, '2021')),
  ],
  [
    'wrong-year',
    'a seminar before July',
    () => withSheet('3.2.2', 'seminars', set(1, 3, '12-06-2024 to 14-06-2024')),
  ],
  [
    'wrong-year',
    'a file of another year',
    () =>
      withText(
        '3.4.3',
        'camp.txt',
        'Report of the flood relief camp that was held on 14 March 2022 in the village.',
      ),
  ],
  [
    'wrong-year',
    'a set of another year',
    async () => {
      const planned = await only('1.1.1');
      for (const each of metricOf(planned, '1.1.1').sets) each.title = 'Academic calendar 2021-22';
      return planned;
    },
  ],
  [
    'bad-issn-isbn',
    'an ISSN with a wrong digit',
    () => withSheet('3.3.2', 'papers', set(1, 5, '0378-5954')),
  ],
  ['bad-issn-isbn', 'a paper without ISSN', () => withSheet('3.3.2', 'papers', set(1, 5, 'NA'))],
  [
    'bad-issn-isbn',
    'an ISBN with a wrong digit',
    () => withSheet('3.3.3', 'books', set(1, 8, '978-0-306-40615-8')),
  ],
  [
    'mou-twice',
    'the same MoU twice',
    async () => {
      const planned = await withSheet('3.5.2', 'mous', ([head = [], first = [], second = []]) => [
        head,
        first,
        second,
        ['3', ...first.slice(1)],
      ]);
      metricOf(planned, '3.5.2').claimed = 3;
      return planned;
    },
  ],
  ['mou-twice', 'a MoU that has ended', () => withSheet('3.5.2', 'mous', set(1, 5, '1 year'))],
  [
    'student-twice',
    'a student twice',
    async () => {
      const planned = await only('5.1.1');
      const [file] = metricOf(planned, '5.1.1').sets[0]?.files ?? [];
      if (file) file.content = String(file.content).replace('A-102', 'a 101');
      return planned;
    },
  ],
  [
    'student-twice',
    'a student twice in a list without numbers',
    async () => {
      const planned = await only('5.1.1');
      const [file] = metricOf(planned, '5.1.1').sets[0]?.files ?? [];
      if (file)
        file.content = asCsv([
          ['Sl. No.', 'Name of student', 'Class'],
          ['1', 'Mina Kalita', 'B.A. 1'],
          ['2', 'Rupam Nath', 'B.A. 1'],
          ['3', 'MINA  KALITA', 'B.A. 1'],
        ]);
      return planned;
    },
  ],
  ['not-a-teacher', 'a librarian', () => withSheet('2.4.1', 'teachers', set(1, 2, 'Librarian'))],
  [
    'not-a-teacher',
    'a director of physical education',
    () => withSheet('2.4.1', 'teachers', set(2, 2, 'Director of Physical  Education')),
  ],
  [
    'same-file',
    'one file in two criteria',
    async () => {
      const planned = await only('1.1.1', '3.4.3');
      const [file] = metricOf(planned, '1.1.1').sets[0]?.files ?? [];
      if (file)
        metricOf(planned, '3.4.3').sets.push({
          title: 'Proof',
          files: [{ ...file, name: 'other.txt' }],
        });
      return planned;
    },
  ],
  [
    'same-file',
    'one record in two sets',
    async () => {
      const planned = await only('2.1.1', '6.2.3');
      const [file] = metricOf(planned, '2.1.1').sets[1]?.files ?? [];
      if (file) metricOf(planned, '6.2.3').sets.push({ title: 'Proof', files: [file] });
      return planned;
    },
  ],
  [
    'feedback-elsewhere',
    'the analysis of one group',
    async () => {
      const planned = await only('1.4.1');
      metricOf(planned, '1.4.1').sets.splice(1, 1);
      return planned;
    },
  ],
  [
    'feedback-elsewhere',
    'no action taken',
    async () => {
      const planned = await only('1.4.1');
      metricOf(planned, '1.4.1').sets.pop();
      return planned;
    },
  ],
];

describe('finds exactly', () => {
  it.each([...faults, ...variants])(
    '%s: %s',
    async (rule, _fault, plan) => {
      const findings = await findingsOf(await plan());
      expect({ rules: findings.map((finding) => finding.rule), findings: short(findings) }).toEqual(
        {
          rules: [rule],
          findings: expect.anything(),
        },
      );
    },
    patience,
  );
});

test('large evidence with a part elsewhere breaks both rules of links', async () => {
  const planned = await withSheet(
    '3.2.2',
    'seminars',
    set(1, 4, 'https://drive.google.com/file/d/1/view'),
  );
  const file = metricOf(planned, '3.2.2').sets[1]?.files[0];
  if (file) file.content = big;
  const rules = (await findingsOf(planned)).map(({ rule }) => rule);
  expect(rules).toEqual(['foreign-host', 'large-elsewhere']);
});

test('large evidence on the own website is no fault', async () => {
  const planned = await only('3.2.2');
  const file = metricOf(planned, '3.2.2').sets[1]?.files[0];
  if (file) file.content = big;
  expect(short(await findingsOf(planned))).toEqual([]);
});

test('a workbook with a title, joined cells and a list of participants has no findings', async () => {
  const { formats } = await import('../sheets/export/write.ts');
  const planned = await only('3.4.3');
  const [head = [], ...rows] = await sheetFor('extension');
  const title = ['3.4.3 Number of extension programmes', '', '', '', ''];
  const total = ['Total', '', '', '', '125'];
  const [data] = metricOf(planned, '3.4.3').sets;
  data?.files.splice(0, 1, {
    name: 'extension.xlsx',
    content: await formats.xlsx.write([
      title,
      [''],
      head.map((cell) => cell.replace(' of ', '\nof ')),
      ...rows,
      total,
      ['* as on 30 June', '', '', '', ''],
    ]),
  });
  data?.files.push({
    name: 'participants.csv',
    content: asCsv([
      ['Sl. No.', 'Name of the student', 'Class', 'Name of the activity', 'Year'],
      ['1', 'Mina Kalita', 'B.A. 1', 'Flood relief camp', '2024-25'],
      ['2', 'Rupam Nath', 'B.A. 1', 'Flood relief camp', ''],
      ['3', 'Rina Deka', 'B.A. 3', 'Blood donation', '2024-25'],
    ]),
  });
  expect(short(await findingsOf(planned))).toEqual([]);
});

describe('records of a metric without a sheet', () => {
  /** The clean report with this metric and no files for it. */
  async function withoutSheet(number: string, claimed?: number) {
    const planned = await only(number);
    planned.metrics[number] = { sets: [], ...(claimed !== undefined && { claimed }) };
    return planned;
  }
  const mou = {
    name: 'Silk research',
    institution: 'Silk Board',
    signed_on: '2024-08-01T06:30:00.000Z',
    valid_till: '2027-07-31T06:30:00.000Z',
  };

  it('are counted, and a MoU is counted once', async () => {
    await payload.create({ collection: 'mous', data: mou });
    const rulesOf = async (claimed: number) =>
      (await findingsOf(await withoutSheet('3.5.2', claimed))).map(({ rule }) => rule);
    expect(await rulesOf(1)).toEqual(['no-evidence']);
    await payload.create({ collection: 'mous', data: mou });
    const findings = await findingsOf(await withoutSheet('3.5.2', 1));
    expect(findings.map(({ rule, place }) => [rule, place.edit])).toEqual([
      ['no-evidence', expect.stringContaining('#field-claimed')],
      ['count-differs', expect.stringContaining('#field-claimed')],
      ['mou-twice', expect.stringMatching(/^\/admin\/collections\/mous\/\d$/)],
    ]);
  });

  it('have links that are judged', async () => {
    await payload.create({
      collection: 'mous',
      data: { ...mou, link: 'https://drive.google.com/file/d/1/view' },
    });
    await payload.create({ collection: 'mous', data: { ...mou, name: 'Other', link: '/' } });
    const findings = await findingsOf(await withoutSheet('3.5.2'));
    expect(findings.map(({ rule, place }) => [rule, place.label])).toEqual([
      ['foreign-host', 'Silk research'],
      ['lands-elsewhere', 'Other'],
    ]);
  });

  it('need an ISSN', async () => {
    const paper = { authors: 'A. Bora', publication_year: 2024, journal_name: 'Mind' };
    await payload.create({
      collection: 'employees',
      data: {
        ...{ name: 'Anima Bora', type: 'FACULTY', _status: 'published' },
        research_articles: [
          { ...paper, title: 'With', issn: '0378-5955' },
          { ...paper, title: 'Without' },
          { ...paper, title: 'Of another year', publication_year: 2019 },
        ],
      },
    });
    const findings = await findingsOf(await withoutSheet('3.3.2'));
    expect(findings.map(({ rule, place }) => [rule, place.label, place.edit])).toEqual([
      ['bad-issn-isbn', 'Without', expect.stringContaining('#field-research_articles')],
    ]);
  });

  it('tell why a report claims more than they are', async () => {
    const ended = { valid_till: '2023-03-31T06:30:00.000Z', signed_on: '2020-04-01T06:30:00.000Z' };
    await payload.create({ collection: 'mous', data: mou });
    await payload.create({ collection: 'mous', data: { ...mou, ...ended, name: 'Museum' } });
    const paper = { authors: 'A. Bora', publication_year: 2024, issn: '0378-5955' };
    const profile = (name: string, title: string) => ({
      ...{ name, type: 'FACULTY' as const, _status: 'published' as const },
      research_articles: [
        { ...paper, title, journal_name: 'Demo Journal', ugc_care: 'No' as const },
      ],
    });
    await payload.create({
      collection: 'employees',
      data: {
        ...profile('Anima Bora', 'Birds of the Kolong valley: a survey'),
        designation: 'Guest Lecturer',
        date_of_joining: '2015-07-01T06:30:00.000Z',
        research: [{ title: 'Wetlands', fund: '0', award_year: '2024-25', sponsored_by: 'DBT' }],
      },
    });
    await payload.create({
      collection: 'employees',
      data: profile('Rina Das', 'Birds of the Kolong Valley'),
    });
    const claims = { '2.4.1': undefined, '3.1.1': 1, '3.3.2': 2, '3.5.2': 2 };
    const metrics = Object.entries(claims).map(([number, claimed]) => [
      number,
      { sets: [], ...(claimed !== undefined && { claimed }) },
    ]);
    const findings = await findingsOf({
      ...(await only()),
      metrics: Object.fromEntries(metrics),
    });
    expect(findings.map(({ place, code }) => [place.metric, code])).toEqual([
      ['2.4.1', 'notFullTime'],
      ['3.1.1', 'recordsOnly'],
      ['3.1.1', 'recordWithoutDocument'],
      ['3.1.1', 'amountIsZero'],
      ['3.3.2', 'recordsOnly'],
      ['3.3.2', 'recordInProfiles'],
      ['3.3.2', 'notListed'],
      ['3.5.2', 'recordsOnly'],
      ['3.5.2', 'agreementEnded'],
    ]);
  });

  it('of another year are not counted', async () => {
    await payload.create({
      collection: 'pass-figures',
      data: { programme: 'B.A.', year: '2021-22', appeared: 10, passed: 9 },
    });
    const findings = await findingsOf(await withoutSheet('2.6.3', 1));
    expect(findings.map(({ code }) => code)).toEqual(['claimWithoutFile']);
  });
});

/** A sheet of LibreOffice with this content. */
function openDocument(rows: string[][]): Buffer {
  const cells = (row: string[]) =>
    row.map((cell) => `<t:table-cell><x:p>${cell}</x:p></t:table-cell>`).join('');
  const table = rows.map((row) => `<t:table-row>${cells(row)}</t:table-row>`).join('');
  const content = `<office:document-content><t:table t:name="A">${table}</t:table></office:document-content>`;
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
  return Buffer.from(zipSync({ mimetype: strToU8(mimetype), 'content.xml': strToU8(content) }));
}

test('a sheet of LibreOffice is compared with its template', async () => {
  const planned = await only('2.1.1');
  const rows = set(0, 0, 'Name of the programme')(await sheetFor('seats'));
  const [file] = metricOf(planned, '2.1.1').sets[0]?.files ?? [];
  if (file) Object.assign(file, { name: 'seats.ods', content: openDocument(rows) });
  const findings = await findingsOf(planned);
  expect(findings.map(({ rule }) => rule)).toEqual(['template-altered']);
});

test('a word that is a link to Google Drive is evidence elsewhere', async () => {
  const planned = await only('3.2.2');
  const rows = await sheetFor('seminars');
  const link = '<x:a l:href="https://drive.google.com/file/d/1">View</x:a>';
  const [file] = metricOf(planned, '3.2.2').sets[0]?.files ?? [];
  if (file)
    Object.assign(file, { name: 'seminars.ods', content: openDocument(set(1, 4, link)(rows)) });
  const findings = await findingsOf(planned);
  expect(findings.map(({ rule, values }) => [rule, values.link])).toEqual([
    ['foreign-host', 'https://drive.google.com/file/d/1'],
  ]);
});

it.each([
  ['foreign-host', 'https://drive.google.com/file/d/1'],
  ['lands-elsewhere', 'http://localhost:1/'],
])('%s is found behind the words of a PDF', async (rule, link) => {
  const findings = await findingsOf(await withLink(link));
  expect(findings.map(({ rule, place, values }) => [rule, place.label, values.link])).toEqual([
    [rule, 'camp.pdf', link],
  ]);
});

it.each([
  ['the website of the letterhead', 'http://www.college.example.in/'],
  ['an address of mail', 'mailto:office@example.org'],
  ['an article', 'https://journal.example.org/2024/12'],
  ['a rule of an authority', 'https://www.ugc.gov.in/rules/2009.pdf'],
  ['a page of the own website', 'http://localhost:1/events'],
])('%s behind the words of a PDF is no fault', async (_link, link) => {
  expect(short(await findingsOf(await withLink(link)))).toEqual([]);
});

test.each([
  ['is on its own website', 'college.example.in', []],
  ['is elsewhere if everybody can have a mailbox there', 'rediffmail.com', ['linkElsewhere']],
  ['is elsewhere if it is that of an authority', 'nic.in', ['linkElsewhere']],
])('a link to the host of the college’s e-mail %s', async (_, host, codes) => {
  await payload.updateGlobal({
    slug: 'college',
    data: { name: 'College', email: `office@${host}` },
  });
  const planned = await withSheet(
    '3.2.2',
    'seminars',
    set(1, 4, `https://www.${host}/reports/seminar.pdf`),
  );
  expect(short(await findingsOf(planned)).map(({ code }) => code)).toEqual(codes);
});

it.each([
  [
    'a list of marks',
    [
      ['Name of student', 'Roll No.', 'Paper', 'Marks'],
      ['Mina Kalita', '1', 'Physics', '60'],
      ['Mina Kalita', '1', 'Chemistry', '61'],
      ['Mina Kalita', '1', 'Botany', '62'],
      ['Rupam Nath', '2', 'Physics', '70'],
      ['Rupam Nath', '2', 'Chemistry', '71'],
      ['Rupam Nath', '2', 'Botany', '72'],
    ],
  ],
  [
    'a participant of two events',
    [
      ['Name of the participant', 'Mobile', 'Event'],
      ['Rina Das', '9864000001', 'Workshop'],
      ['Rina Das', '9864000001', 'Seminar'],
      ['Anil Bora', '9864000002', 'Seminar'],
    ],
  ],
  [
    'a student in two years',
    [
      ['Student', 'Name', 'Registration No', 'Year'],
      ['1', 'Mina Kalita', 'R1', '2023-24'],
      ['2', 'Mina Kalita', 'R1', '2024-25'],
      ['3', 'Rupam Nath', 'R2', '2024-25'],
    ],
  ],
])('%s counts nobody twice', async (_list, rows) => {
  const planned = await only('5.1.1');
  const metric = metricOf(planned, '5.1.1');
  delete metric.claimed;
  const [file] = metric.sets[0]?.files ?? [];
  if (file) file.content = asCsv(rows);
  expect(short(await findingsOf(planned))).toEqual([]);
});

test('a student in the lists of two years is counted in each', async () => {
  const rows = [
    ['Name of the student', 'Roll number', 'Scheme'],
    ['Mina Kalita', 'A-101', 'Pragati'],
    ['Rupam Nath', 'A-103', 'Pragati'],
  ];
  const planned = await withStudents(4, [['Scholarships 2023-24'], ...rows]);
  planned.years = '2023-24 to 2024-25';
  metricOf(planned, '5.1.1').sets[0]?.files.push({
    name: 'next.csv',
    content: asCsv([['Scholarships 2024-25'], ...rows.with(1, ['Rina Deka', 'A-104', 'Pragati'])]),
  });
  expect(short(await findingsOf(planned))).toEqual([]);
});

test('an empty report has no findings', async () => {
  expect(short(await findingsOf({ name: 'AQAR 2024-25', metrics: {} }))).toEqual([]);
});

test('a self study report covers five years', async () => {
  const planned = await withSheet('3.4.3', 'extension', (rows) => [
    ...rows.slice(0, 2),
    ['Rally', 'NSS', 'Swachh', '2020-21', '50'],
  ]);
  planned.name = 'SSR 2024-25';
  planned.report = 'SSR';
  expect(short(await findingsOf(planned))).toEqual([]);
});
