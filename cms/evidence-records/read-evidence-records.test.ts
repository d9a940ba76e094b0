/** Rows of data templates that follow from the records of the college. */
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isTemplateId,
  readTemplate,
  type TemplateId,
  templateIds,
} from '../duties/evidence-templates.ts';
import type { Employee } from '../payload-types.ts';
import { addDepartment, addPicture } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import type { EvidenceRecord } from './evidence-record.ts';
import { readEvidenceRecords } from './read-evidence-records.ts';

let payload: Payload;
let file: number;
let rina: number;
let bipul: number;

const day = (date: string) => `${date}T12:00:00.000Z`;
const paper = {
  title: 'Rain on tin roofs',
  authors: 'R. Das, B. Bora',
  publication_year: 2024,
  doi: '10.5555/rain',
  issn: '1234-5679',
  journal_name: 'Demo Journal',
  journal_link: 'https://journal.example.org/home',
  ugc_care: 'Yes',
} as const;

beforeAll(async () => {
  payload = await temporaryCms();
  file = (await addPicture(payload, 'proof.jpg')).id;
  const department = (await addDepartment(payload, 'PHY')).id;
  const chemistry = (await addDepartment(payload, 'CHE')).id;
  const add = async (name: string, data: Partial<Employee>) => {
    const base = { name, type: 'FACULTY', department, _status: 'published' } as const;
    return (await payload.create({ collection: 'employees', data: { ...base, ...data } })).id;
  };
  rina = await add('Rina Das', {
    email: 'rina@example.org',
    designation: 'Professor',
    date_of_joining: day('2014-07-05'),
    ...{ pan: 'AAAPA0000A', appointment: 'PERMANENT', gender: 'FEMALE', staff_number: 'DC-1' },
    research_articles: [
      { ...paper, link: '/reports/rain' },
      { title: 'Undated', authors: 'R. Das' },
      { ...paper, title: 'Fog', doi: '10.5555/fog', publication_year: 2020 },
    ],
    seminars: [
      { title: 'Optics', from: '30-06-2024', till: '01-07-2024', participant: '40', file: [file] },
      { title: 'Sound', from: 'last summer', quarter: '2024-3rd' },
    ],
    financial_support: [
      { event: 'Demo Conference', amount: 5000, supported_on: day('2024-08-10') },
    ],
    development_programmes: [
      { title: 'Refresher', starts_on: day('2024-08-10'), ends_on: day('2024-08-20') },
    ],
    courses_attended: [{ title: 'Refresher', from: '10-08-2024', till: '20-08-2024' }],
    text_book: [{ title_book: 'Clouds', book_isbn: '978-0-00-000000-2', publication_year: 2024 }],
    other_publications: [
      { title: 'Mist', category: 'CHAPTER_IN_BOOK', publication_date: '05-07-2024' },
      { title: 'News', category: 'NEWSPAPER_PUBLICATION', publication_date: '05-07-2024' },
    ],
    research: [
      { title: 'Soil', fund: '2.40', award_year: '2023-24', agency_type: 'NON_GOVERNMENT' },
    ],
    extension: [{ title: 'Blood camp', from: '05-07-2024', scheme: 'NSS', student_count: 60 }],
  });
  bipul = await add('Bipul Bora', {
    department: chemistry,
    date_of_leaving: day('2024-05-31'),
    date_of_joining: day('2020-01-15'),
    research_articles: [
      { title: 'Rain on Tin Roofs.', doi: '10.5555/RAIN', file: [file] },
      { title: 'rain on tin roofs', publication_year: 2024 },
    ],
    text_book: [{ title_book: 'Clouds', book_isbn: '0-00-000000-0', publication_year: 2024 }],
  });
  await add('Draft Only', { _status: 'draft', research_articles: [{ ...paper, title: 'Hidden' }] });
  const mou = { institution: 'Demo Institute', contact: 'office@example.org' };
  await payload.create({
    collection: 'mous',
    data: {
      ...{ ...mou, name: 'Laboratory', signed_on: day('2022-09-01'), uploads: [file] },
      ...{ valid_from: day('2022-09-01'), valid_till: day('2024-08-31'), purpose: 'Instruments' },
      activities: [
        { title: 'Lecture', held_on: day('2024-02-01'), link: 'https://example.org/lecture' },
        { title: 'Visit', held_on: day('2022-12-01') },
      ],
    },
  });
  await payload.create({
    collection: 'pass-figures',
    data: { programme: 'B.Sc.', code: 'BSC', year: '2024-25', appeared: 40, passed: 37 },
  });
  await payload.create({
    collection: 'add-on-courses',
    data: { name: 'English', year: '2024-25', enrolled: 60, completed: 54 },
  });
  const categories = { earmarked_sc: 4, admitted_sc: 3, earmarked_gen: 30, admitted_gen: 28 };
  for (const [programme, year, more] of [
    ['B.Sc.', '2023-24', { ...categories, earmarked_others: 2 }],
    ['B.A.', '2023-24', categories],
    ['B.Sc.', '2024-25', categories],
    ['B.A.', '2024-25', { earmarked_sc: 1 }],
  ] as const) {
    const data = { programme, code: 'X', year, sanctioned: 60, admitted: 52, ...more };
    await payload.create({ collection: 'admission-figures', data });
  }
  await payload.create({
    collection: 'e-governance',
    data: { area: 'Examination', implementation_year: 2021, link: '/examination' },
  });
}, patience);

const read = (sheet: TemplateId, ...years: number[]) =>
  readEvidenceRecords(payload, sheet, years.length > 0 ? { years } : {});
const names = (records: EvidenceRecord[]) =>
  records.map(({ cells }) => Object.values(cells).find(Boolean));

describe('papers', () => {
  it('of several teachers count once, with what each has entered', async () => {
    const [undatedPaper, rain] = await read('papers', 2024);
    expect(undatedPaper).toMatchObject({ date: '', years: [], cells: { issn: '' } });
    expect(rain?.cells).toEqual({
      title: 'Rain on tin roofs',
      authors: 'R. Das, B. Bora',
      department: 'Department of PHY; Department of CHE',
      journal: 'Demo Journal',
      year: '2024',
      issn: '1234-5679',
      journal_link: 'https://journal.example.org/home',
      link: '/reports/rain',
      ugc_care: 'Yes',
    });
    expect(rain).toMatchObject({
      years: [2024],
      date: '2024',
      files: [file],
      owners: [
        { kind: 'teacher', employee: rina, name: 'Rina Das', department: 'Department of PHY' },
        { employee: bipul },
        { employee: bipul },
      ],
      records: [
        { collection: 'employees', id: rina, table: 'research_articles', row: expect.any(String) },
        { id: bipul },
        { id: bipul },
      ],
    });
  });

  it('are those of the year, and those without one', async () => {
    expect(names(await read('papers', 2020))).toEqual(['Undated', 'Fog']);
    expect(names(await read('papers', 2019))).toEqual(['Undated']);
    expect(names(await read('papers'))).toEqual(['Undated', 'Fog', 'Rain on tin roofs']);
  });

  it('link to the DOI where there is no other link', async () => {
    const [, fog] = await read('papers', 2020);
    expect(fog?.link).toBe('https://doi.org/10.5555/fog');
  });
});

describe('academic years', () => {
  it('run from July to June', async () => {
    expect(await read('seminars', 2023)).toMatchObject([
      {
        date: '2024-06-30',
        cells: { year: '2023-24', period: '30-06-2024 – 01-07-2024' },
      },
    ]);
    expect(await read('extension', 2024)).toMatchObject([
      { date: '2024-07-05', cells: { year: '2024-25' } },
    ]);
    expect(await read('extension', 2023)).toEqual([]);
  });

  it('come from the quarter where the day is no day', async () => {
    expect(await read('seminars', 2024)).toMatchObject([
      { date: '', cells: { year: '2024-25', period: '' } },
    ]);
  });

  it('of a MoU are all in which it is valid', async () => {
    for (const year of [2022, 2023, 2024]) expect(await read('mous', year)).toHaveLength(1);
    for (const year of [2021, 2025]) expect(await read('mous', year)).toEqual([]);
  });
});

it('a link of the own website has its origin, and a file its permanent address', async () => {
  const origin = 'https://college.example.org';
  const [seminar] = await readEvidenceRecords(payload, 'seminars', { years: [2023], origin });
  const { address } = await payload.findByID({ collection: 'media', id: file });
  expect(seminar?.link).toBe(`${origin}/files/media/${address}`);
  expect(seminar?.cells.link).toBe(seminar?.link);
});

it.each<[TemplateId, number, object[]]>([
  [
    'mous',
    2022,
    [
      {
        signed: '2022-23',
        duration: '01-09-2022 – 31-08-2024',
        activities: '2022-23: Visit\n2023-24: Lecture (https://example.org/lecture)',
        link: expect.stringMatching(/^\/files\/media\/proof/),
      },
    ],
  ],
  ['projects', 2023, [{ amount: '2.40 lakh', agency_type: 'non-Government' }]],
  [
    'books',
    2024,
    [
      { book: 'Mist' },
      // One book has its ISBN of 10 digits in one profile and of 13 in the other.
      { book: 'Clouds', teacher: 'Rina Das; Bipul Bora' },
    ],
  ],
  ['results', 2024, [{ code: 'BSC', programme: 'B.Sc.' }]],
  ['add-on-courses', 2024, [{ year: '2024-25', duration: '' }]],
  ['financial-support', 2024, [{ year: '2024-25', amount: '5000' }]],
  ['development-programmes', 2024, [{ period: '10-08-2024 – 20-08-2024' }]],
  [
    'teachers',
    2025,
    [
      {
        name: 'Rina Das',
        pan: 'AAAPA0000A',
        appointment: 'Permanent',
      },
    ],
  ],
  [
    'full-time-teachers',
    2021,
    [
      {
        joined: '05-07-2014',
        gender: 'Female',
        staff_number: 'DC-1',
      },
      { gender: '' },
    ],
  ],
  [
    'seats',
    2023,
    [
      { programme: 'B.A.', sanctioned: '60' },
      { programme: 'B.Sc.', admitted: '52' },
    ],
  ],
  [
    'e-governance',
    2025,
    [
      {
        area: 'Examination',
        implementation_year: '2021',
        link: '/examination',
      },
    ],
  ],
])('%s of %i', async (sheet, year, cells) => {
  const records = (await read(sheet, year)).filter(({ years }) => years.length > 0);
  expect(records.map((record) => record.cells)).toMatchObject(cells);
});

it('somebody who left taught until the year of leaving', async () => {
  const people = (year: number) => read('teachers', year);
  expect(names(await people(2023))).toEqual(['Rina Das', 'Bipul Bora']);
  expect(names(await people(2024))).toEqual(['Rina Das']);
});

describe('reserved seats', () => {
  it('are the sums of all programmes of a year, in one row', async () => {
    const [row, ...more] = await read('reserved-seats', 2023);
    expect(row?.cells).toEqual({
      year: '2023-24',
      earmarked: 'SC: 8, ST: 0, OBC: 0, Divyangjan: 0, Gen: 60, Others: 2',
      admitted: 'SC: 6, ST: 0, OBC: 0, Divyangjan: 0, Gen: 56, Others: 0',
    });
    expect([row?.records.length, more]).toEqual([2, []]);
  });

  it('are no sum while the numbers of a programme are missing, and name that programme', async () => {
    const rows = await read('reserved-seats', 2024);
    const { docs } = await payload.find({
      collection: 'admission-figures',
      where: { and: [{ programme: { equals: 'B.A.' } }, { year: { equals: '2024-25' } }] },
    });
    expect(rows).toMatchObject([
      {
        cells: {
          year: '2024-25',
          earmarked: 'SC: 5, ST: 0, OBC: 0, Divyangjan: 0, Gen: 30, Others: 0',
          admitted: '',
        },
        records: [{ collection: 'admission-figures', id: docs[0]?.id }],
      },
    ]);
  });
});

it('an area of e-governance counts in each year since it began', async () => {
  for (const year of [2021, 2025]) expect(await read('e-governance', year)).toHaveLength(1);
  expect(await read('e-governance', 2020)).toEqual([]);
});

it('every template has a cell for each of its columns', async () => {
  for (const sheet of templateIds()) {
    const columns = readTemplate(sheet).columns.map(({ id }) => id);
    const records = await read(sheet);
    expect(records.length).toBeGreaterThan(0);
    for (const { cells } of records) expect(Object.keys(cells)).toEqual(columns);
  }
  expect(['papers', 'seats', 'nothing', ''].map(isTemplateId)).toEqual([
    ...[true, true, false, false],
  ]);
});
