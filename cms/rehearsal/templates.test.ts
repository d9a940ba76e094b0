/**
 * Data templates that the product makes, attached to their metrics as they are.
 *
 * @long 60 s
 * @for cms/evidence-records cms/rehearsal duties
 */
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readManuals } from '../content/quality/manuals.ts';
import { type TemplateId, templateIds } from '../duties/evidence-templates.ts';
import type { Employee } from '../payload-types.ts';
import { addDepartment, addPicture } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { findingsOfReport, type PlannedReport } from './testing/clean-report.ts';
import { addTemplateReport, metricOf } from './testing/template-report.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  const proof = (await addPicture(payload, 'proof.jpg')).id;
  const department = (await addDepartment(payload, 'PHY')).id;
  for (const [at, name] of ['Anima Bora', 'Rina Das'].entries())
    await payload.create({
      collection: 'employees',
      data: {
        ...{ name, type: 'FACULTY', department, _status: 'published' },
        ...Object.assign({}, ...Object.values(tables).map((table) => table(proof, at))),
      },
    });
  for (const add of Object.values(lists))
    for (const first of years) await add(`${first}-${(first + 1) % 100}`, first, proof);
}, patience);

/** First years of the academic years of a self study report. */
const years = [2020, 2021, 2022, 2023, 2024];
const day = (date: string) => `${date}T12:00:00.000Z`;
const issns = ['0378-5955', '1234-5679'];
/** An ISBN of its own for each number of four digits. */
const isbnOf = (number: number): string => {
  const digits = `97800000${number}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

type List = 'mous' | 'add-on-courses' | 'seats' | 'reserved-seats' | 'results' | 'e-governance';
type Table = Exclude<TemplateId, List>;

/** Complete records of teachers. A template without them does not compile. */
const tables: Record<Table, (proof: number, at: number) => Partial<Employee>> = {
  projects: (proof, at) => ({
    research: years.map((year) => ({
      ...{ title: `Wetlands ${year} ${at}`, principal_investigator: 'A. Bora', fund: '2.5' },
      ...{ sponsored_by: 'DBT', duration: '2 years', agency_type: 'GOVERNMENT', file: [proof] },
      award_year: `${year}-${(year + 1) % 100}`,
    })),
  }),
  seminars: (proof, at) => ({
    seminars: years.map((year) => ({
      ...{ title: `Seminar ${at}`, participant: '40', file: [proof] },
      ...{ from: `12-08-${year}`, till: `13-08-${year}` },
    })),
  }),
  papers: (proof, at) => ({
    research_articles: years.map((year) => ({
      ...{ title: `Rain ${at}`, authors: 'A. Bora', journal_name: 'Demo Journal', file: [proof] },
      ...{ issn: issns[at], publication_year: year, journal_link: 'https://journal.example.org/' },
      ...{ ugc_care: 'Yes', link: `https://journal.example.org/${year}/${at}` },
    })),
  }),
  books: (proof, at) => ({
    text_book: years.map((year) => ({
      ...{ title_book: `Clouds ${year}`, publication_year: year, published_by: 'Demo Press' },
      ...{ book_isbn: isbnOf(2 * year + at), level: 'NATIONAL' },
      ...{ affiliation: 'Own college', file: [proof] },
    })),
  }),
  extension: (proof, at) => ({
    extension: years.map((year) => ({
      ...{ title: `Camp ${at}`, primary_unit: 'NSS', scheme: 'NSS special camp', file: [proof] },
      ...{ from: `12-09-${year}`, till: `13-09-${year}`, student_count: 40 },
    })),
  }),
  'financial-support': (proof) => ({
    financial_support: years.map((year) => ({
      ...{ event: 'Conference', amount: 5000, supported_on: day(`${year}-08-10`), file: [proof] },
    })),
  }),
  'development-programmes': (proof) => ({
    development_programmes: years.map((year) => ({
      ...{ title: 'Digital teaching', file: [proof] },
      ...{ starts_on: day(`${year}-08-10`), ends_on: day(`${year}-08-16`) },
    })),
  }),
  teachers: (_proof, at) => ({
    ...{ pan: `ABCDE123${at}F`, appointment: 'PERMANENT', designation: 'Assistant Professor' },
    date_of_joining: day('2010-07-01'),
  }),
  'full-time-teachers': (_proof, at) => ({
    ...{ staff_number: `T-${at}`, gender: 'FEMALE', email: `teacher-${at}@example.org` },
  }),
};

/** Adds complete records of a list for one academic year. */
const lists: Record<List, (text: string, first: number, proof: number) => Promise<unknown>> = {
  mous: (_text, first, proof) =>
    payload.create({
      collection: 'mous',
      data: {
        ...{ name: `Field training ${first}`, institution: 'Assam Museum', purpose: 'Training' },
        ...{ contact: 'museum@example.org', uploads: [proof], signed_on: day(`${first}-08-01`) },
        ...{ valid_from: day(`${first}-08-01`), valid_till: day('2026-07-31') },
        activities: [
          { title: 'Visit', held_on: day(`${first}-09-01`), link: '/iqac/mou-collaborations' },
        ],
      },
    }),
  'add-on-courses': (year, _first, proof) =>
    payload.create({
      collection: 'add-on-courses',
      data: {
        ...{ name: 'Bee keeping', code: 'BK', year, times_offered: 1, duration: '30 hours' },
        ...{ enrolled: 30, completed: 28, uploads: [proof] },
      },
    }),
  seats: (year, _first, proof) =>
    payload.create({
      collection: 'admission-figures',
      data: {
        // The same numbers in each year, as seats often are.
        ...{ programme: 'B.A.', code: 'BA', year, sanctioned: 100, admitted: 100 },
        ...{ earmarked_gen: 60, earmarked_sc: 40, admitted_gen: 60, admitted_sc: 40 },
        uploads: [proof],
      },
    }),
  'reserved-seats': async () => {},
  results: (year, _first, proof) =>
    payload.create({
      collection: 'pass-figures',
      data: {
        ...{ programme: 'B.A.', code: 'BA', year, appeared: 90, passed: 90, uploads: [proof] },
      },
    }),
  'e-governance': async (_text, first, proof) => {
    if (first > 2020) return;
    await payload.create({
      collection: 'e-governance',
      data: { area: 'Examination', implementation_year: first, uploads: [proof] },
    });
  },
};

const reports: [manual: string, kind: Pick<PlannedReport, 'name' | 'report'>, number[]][] = [
  ['naac-affiliated-aqar', { name: 'AQAR 2024-25' }, [2024]],
  ['naac-affiliated-2020', { name: 'SSR 2020-21 to 2024-25', report: 'SSR' }, years],
  ['naac-affiliated-2023', { name: 'SSR 2020-21 to 2024-25 (2)', report: 'SSR' }, years],
  // A report without a manual has every template.
  ['', { name: 'Own report 2020-21 to 2024-25' }, years],
];

it('covers every manual', async () => {
  const manuals = reports.flatMap(([manual]) => manual || []);
  expect(manuals.toSorted()).toEqual([...(await readManuals()).keys()]);
  for (const sheet of templateIds()) expect(await metricOf(sheet, '')).toMatch(/^\d/);
});

it.each(reports)(
  'every template of complete records is silent in a report of the manual ‘%s’',
  async (manual, kind, academic) => {
    const { id, counts } = await addTemplateReport(payload, { ...kind, manual }, academic);
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
    expect(await findingsOfReport(payload, id)).toEqual([]);
  },
  patience,
);
