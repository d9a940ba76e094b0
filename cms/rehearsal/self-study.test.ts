/**
 * A clean report has no findings, nor has a self study report as colleges write it: numbers and days as Excel has them, years as headings, totals, letters.
 *
 * @long 60 s
 * @for cms/rehearsal duties
 */
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import { beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readTemplate, type TemplateId } from '../duties/evidence-templates.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import {
  addReport,
  cleanReport,
  findingsOfReport,
  type PlannedReport,
} from './testing/clean-report.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

type Cell = string | number | Date;
const xlsx = (rows: Cell[][]) =>
  writeWorkbook(
    rows.map((row) =>
      row.map((value) =>
        typeof value === 'number'
          ? { type: Number, value }
          : value instanceof Date
            ? { type: Date, value, format: 'dd/mm/yyyy' }
            : { type: String, value },
      ),
    ),
  ).toBuffer();
const pdf = async (...pages: string[]) => {
  const document = new PDFDocument();
  pages.forEach((words, at) => {
    if (at) document.addPage();
    document.fontSize(14).text(words);
  });
  document.end();
  return buffer(document);
};
const head = (id: TemplateId) => readTemplate(id).columns.map(({ header }) => header);

test(
  'a clean report has no findings',
  async () => {
    expect(await findingsOfReport(payload, await addReport(payload, await cleanReport()))).toEqual(
      [],
    );
  },
  patience,
);

test(
  'a file is read once',
  async () => {
    const [{ readNext }, { storage }] = await Promise.all([
      import('../platform/texts/read-next.ts'),
      import('../platform/files/storage.ts'),
    ]);
    const rows = [
      ['Name of student', 'Roll No.'],
      ['Mina Kalita', '1'],
      ['Mina Kalita', '1'],
    ];
    const file = { name: 'list.csv', content: rows.map((row) => row.join(',')).join('\n') };
    const report = await addReport(payload, {
      name: 'AQAR 2024-25',
      metrics: { '5.1.1': { sets: [{ title: 'List', files: [file] }] } },
    });
    while (await readNext(payload));
    const findings = await findingsOfReport(payload, report);
    expect(findings.map(({ rule }) => rule)).toContain('student-twice');
    const { docs } = await payload.find({
      collection: 'media',
      where: { alt: { equals: 'list.csv' } },
    });
    await storage.put(`files/media/${docs[0]?.filename}`, Buffer.from('other'), 'text/csv');
    expect(await findingsOfReport(payload, report)).toEqual(findings);
  },
  patience,
);

test(
  'a self study report of five years has no findings',
  async () => {
    const sets = (name: string, content: Buffer, ...more: [string, Buffer][]) => [
      { title: 'Data template', files: [{ name, content }] },
      ...more.map(([n, c]) => ({
        title: 'Supporting documents',
        files: [{ name: n, content: c }],
      })),
    ];
    const letter = 'Letter head of the college, www.college.example, office@college.example. ';
    const planned: PlannedReport = {
      name: 'Self study report, third cycle',
      years: '2019-20 to 2023-24',
      report: 'SSR',
      manual: 'naac-affiliated-2023',
      metrics: {
        '1.1.1': {
          sets: sets(
            'timetable.pdf',
            await pdf(
              `${letter}Academic calendars of 2019-20, 2020-21, 2021-22, 2022-23 and 2023-24.`,
            ),
          ),
        },
        '1.2.1': {
          claimed: 3,
          sets: sets(
            'addon.xlsx',
            await xlsx([
              ['1.2.1 Number of Add on/Certificate/Value added programs'],
              head('add-on-courses'),
              ['Spoken English', 'NA', '2019-20', 1, '30 hours', 45, 40],
              ['Tally', 'T-1', '2021-22', 2, '40 hours', 60, 60],
              ['Beekeeping', '', '2023-24', 1, '3 months', 22, 20],
            ]),
          ),
        },
        '1.2.2': {
          claimed: 4,
          sets: sets(
            'students-addon.xlsx',
            await xlsx([
              ['Sl. No.', 'Name of the student', 'Roll No.', 'Programme', 'Year'],
              [1, 'Mina Kalita', 12, 'Spoken English', '2019-20'],
              [2, 'Mina Kalita', 40, 'Tally', '2021-22'],
              [3, 'Rupam Nath', 12, 'Tally', '2021-22'],
              [4, 'Mina Kalita', 12, 'Tally', '2021-22'],
            ]),
          ),
        },
        '1.4.1': {
          sets: [
            {
              title: 'Feedback analysis of students and teachers',
              files: [
                {
                  name: 'fb.pdf',
                  content: await pdf(
                    `${letter}Feedback of students and teachers, analysed in 2023.`,
                  ),
                },
              ],
            },
            {
              title: 'Action taken report',
              files: [
                {
                  name: 'atr.pdf',
                  content: await pdf(
                    `${letter}Action taken report on feedback. The committee met on 12 August 2022 and decided to buy more books for the library.`,
                  ),
                },
              ],
            },
          ],
        },
        '2.1.1': {
          claimed: 4,
          sets: sets(
            'seats.xlsx',
            await xlsx([
              head('seats'),
              ['2022-23'],
              ['B.A.', 'BA', 300, 280],
              ['B.Sc.', 'BSC', 200, 180],
              ['Total', '', 500, 460],
              ['2023-24'],
              ['B.A.', 'BA', 300, 300],
              ['B.Sc.', 'BSC', 200, 190],
            ]),
          ),
        },
        '2.4.1': {
          claimed: 2,
          sets: sets(
            'teachers.xlsx',
            await xlsx([
              head('teachers'),
              [
                'Anima Bora',
                'ABCDE1234F',
                'Associate Professor',
                2003,
                'Against sanctioned post',
                'Library and Information Science',
                20,
                'Yes',
              ],
              [
                'Bipul Das',
                'ABCDE1235F',
                'Assistant Professor',
                2015,
                'Permanent',
                'Physical Education',
                8,
                '2022',
              ],
            ]),
            ['appointment.pdf', await pdf(`${letter}Appointment order of 5 March 2003`)],
          ),
        },
        '3.1.1': {
          sets: sets(
            'grants.xlsx',
            await xlsx([
              head('projects'),
              ['Birds', 'Anima Bora', 'Zoology', 2021, 250000, '2 years', 'DBT', 'Government'],
            ]),
            [
              'sanction.pdf',
              await pdf(
                `${letter}Sanction order dated 11-02-2021 under the DST Act of 1958 and NEP 2020`,
              ),
            ],
          ),
        },
        '3.2.2': {
          claimed: 2,
          sets: sets(
            'seminars.xlsx',
            await xlsx([
              head('seminars'),
              [
                '2019-20',
                'Research methods',
                64,
                new Date('2019-08-12T00:00:00Z'),
                'http://localhost:1/iqac/event-news?year=2019',
              ],
              [2022, 'IPR', 40, '12-14 August 2022', '/events'],
            ]),
          ),
        },
        '3.3.1': {
          claimed: 3,
          sets: sets(
            'papers.xlsx',
            await xlsx([
              head('papers'),
              [
                'Birds of Deepor',
                'A. Bora',
                'Zoology',
                'Current Science',
                2019,
                '0378-5955',
                'https://www.currentscience.example/',
                'https://doi.org/10.18520/cs/v1',
                'Yes',
              ],
              [
                'Dyes',
                'R. Das',
                'Chemistry',
                'Chem',
                2022,
                'p-ISSN: 2434-561X, e-ISSN 0317-8471',
                'www.chem.example',
                'https://chem.example/a.php?id=7',
                'Yes',
              ],
              [
                'Logic',
                'P. Das',
                'Philosophy',
                'Mind',
                2024,
                '03178471',
                'https://mind.example/home',
                'https://mind.example/#/article/12',
                'Yes',
              ],
            ]),
          ),
        },
        '3.3.2': {
          claimed: 2,
          sets: sets(
            'books.xlsx',
            await xlsx([
              head('books'),
              [
                1,
                'A. Bora',
                'Birds',
                '',
                '',
                '',
                'National',
                2020,
                9780306406157,
                'Our college',
                'Assam Books',
              ],
              [
                2,
                'P. Das',
                'NA',
                'Logic',
                'Proceedings',
                'Conf',
                'International',
                2023,
                'ISBN-13: 978-0-306-40615-7',
                'Our college',
                'X',
              ],
            ]),
          ),
        },
        '3.4.3': {
          claimed: 2,
          sets: sets(
            'ext.xlsx',
            await xlsx([
              head('extension'),
              ['Camp', 'NSS', 'NSS', '2020-21', 40],
              ['Drive', 'Red Cross', 'Swachh Bharat', '2023-24', 60],
            ]),
            [
              'camp.pdf',
              await pdf(
                `${letter}Report of the camp held on 3rd and 4th October, 2020.`,
                'Annexure',
              ),
            ],
          ),
        },
        '3.5.1': {
          claimed: 3,
          sets: sets(
            'mous.xlsx',
            await xlsx([
              head('mous'),
              [
                1,
                'Field work',
                'Museum, Guwahati',
                2018,
                'Training',
                '5 years',
                '/iqac/mou-collaborations',
                '/iqac/mou-collaborations',
              ],
              [
                2,
                'Exchange',
                'Library',
                '01-04-2021',
                'Books',
                '01-04-2021 to 31-03-2026',
                '2021-22: talk (/events), 2022-23: none',
                '/iqac/mou-collaborations',
              ],
              [
                3,
                'Silk',
                'Silk Board',
                '2022-23',
                'Research',
                'Three years',
                '/events',
                '/iqac/mou-collaborations',
              ],
            ]),
            ['mou.pdf', await pdf(`${letter}Memorandum signed on 4 July 2018`)],
          ),
        },
        '5.1.1': {
          claimed: 2,
          sets: sets(
            'scholarships.xlsx',
            await xlsx([
              ['Year', 'Name of the scheme', 'Number of students', 'Amount'],
              ['2019-20', 'Ishan Uday', 12, 120000],
              ['2020-21', 'Ishan Uday', 14, 140000],
              ['Total', '', 26, 260000],
            ]),
          ),
        },
        '6.3.2': {
          claimed: 2,
          sets: sets(
            'support.xlsx',
            await xlsx([
              head('financial-support'),
              ['2019-20', 'A. Bora', 'Conference', '', 5000],
              ['2023-24', 'P. Das', '', 'Indian Science Congress', 2000],
            ]),
          ),
        },
        '7.1.1': {
          sets: sets(
            'gender.pdf',
            await pdf(
              `${letter}Gender policy of the college as per the UGC Regulations, 2015. Reviewed in the meeting held on 5 June 2023.`,
            ),
          ),
        },
      },
    };
    const { rehearse } = await import('./rehearse.ts');
    const { findReport } = await import('./report.ts');
    const group = await findReport(payload, String(await addReport(payload, planned)));
    if (!group) throw new Error('The report was not written.');
    const findings = await rehearse(payload, group);
    expect(findings).toEqual([]);
  },
  patience,
);
