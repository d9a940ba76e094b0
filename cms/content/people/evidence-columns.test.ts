/** Columns and tables that only evidence needs: who writes them, what is refused, and what visitors get. */
import { calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { headingsOf, readTemplate } from '../../duties/evidence-templates.ts';
import type { Employee } from '../../payload-types.ts';
import { actingAs, importSheet, outcomes } from '../../sheets/testing/import-sheet.ts';
import { addDepartment, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let own: Employee;
let other: Employee;
let teacher: { user: Awaited<ReturnType<typeof addUser>>; overrideAccess: false; depth: 0 };

const collection = 'employees';
const day = '2024-08-10T12:00:00.000Z';
const write = (data: Partial<Employee>, id = own.id) =>
  payload.update({ collection, id, data, ...teacher });
const paper = {
  title: 'Rain on tin roofs',
  authors: 'A. Das, B. Bora',
  publication_year: 2024,
  doi: '10.5555/rain',
  issn: '1234-5679',
  journal_name: 'Demo Journal',
  journal_link: 'https://journal.example.org/home',
  link: 'https://journal.example.org/rain',
};

beforeAll(async () => {
  payload = await temporaryCms();
  const department = (await addDepartment(payload, 'PHY')).id;
  const add = (name: string) =>
    payload.create({
      collection,
      data: { name, type: 'FACULTY', department, liveNow: true, _status: 'published' },
    });
  own = await add('Rina Das');
  other = await add('Bipul Bora');
  teacher = { user: await addUser(payload, 'teacher', own.id), overrideAccess: false, depth: 0 };
}, patience);

describe('a teacher', () => {
  it('fills in papers, support and programmes of the own profile', async () => {
    const data = {
      research_articles: [paper],
      financial_support: [{ event: 'Demo Conference', amount: 5000, supported_on: day }],
      development_programmes: [{ title: 'Refresher course', starts_on: day, ends_on: day }],
    };
    expect(await write(data)).toMatchObject(data);
  });

  it('does not change those of another', async () => {
    await expect(write({ research_articles: [paper] }, other.id)).rejects.toThrow(/not allowed/);
    const financial_support = [{ event: 'Elsewhere' }];
    await expect(write({ financial_support }, other.id)).rejects.toThrow(/not allowed/);
  });

  it.each<[string, Partial<Employee>, string]>([
    ['a wrong ISSN', { research_articles: [{ ...paper, issn: '1234-5678' }] }, 'ISSN'],
    ['a wrong ISBN', { text_book: [{ title_book: 'T', book_isbn: '9780000000003' }] }, 'ISBN'],
    ['a DOI that is none', { research_articles: [{ ...paper, doi: 'rain' }] }, 'DOI'],
    ['half an address', { research_articles: [{ ...paper, journal_link: 'x' }] }, 'Website'],
    ['the year 24', { research_articles: [{ ...paper, publication_year: 24 }] }, 'Year of publ'],
    [
      'a UGC-CARE list after its end',
      { research_articles: [{ ...paper, care_till: '2025-02-12T12:00:00.000Z' }] },
      'UGC-CARE',
    ],
    [
      'an end before the beginning',
      {
        development_programmes: [
          { title: 'T', starts_on: day, ends_on: '2024-08-09T12:00:00.000Z' },
        ],
      },
      'Till',
    ],
    ['less than nobody', { extension: [{ title: 'T', student_count: -1 }] }, 'Number of students'],
  ])('is refused %s, by the name of the field', async (_what, data, field) => {
    await expect(write(data)).rejects.toThrow(new RegExp(field));
  });

  it('may name the last day of the UGC-CARE list', async () => {
    const listed = { ...paper, ugc_care: 'Yes', care_till: '2025-02-11T12:00:00.000Z' } as const;
    expect(await write({ research_articles: [listed] })).toMatchObject({
      research_articles: [listed],
    });
  });
});

describe('an answer to visitors', () => {
  const profile = async () => {
    const { handlers } = await import('../../calls/handlers.ts');
    const context = { payload, locale: 'en' } as const;
    const answer = await handlers.getmyprofiledata({ id: String(own.id) }, context);
    expect(calls.getmyprofiledata.output.parse(answer)).toEqual(answer);
    return answer === 0 ? undefined : answer;
  };

  it('has the columns of the specification, and a checked number under its old name', async () => {
    await write({
      research_articles: [paper, { title: 'Old', issn: '1234-5679', isbn: 'ISSN of the cover' }],
      text_book: [{ title_book: 'T', book_isbn: '978-0-00-000000-2' }],
    });
    const answer = await profile();
    const block = answer?.activities.blocks.find(({ activity_sub_id: id }) => id === '4.2');
    expect(block?.activity_data).toMatchObject([
      { title: 'Rain on tin roofs', isbn: '1234-5679' },
      { title: 'Old', isbn: 'ISSN of the cover' },
    ]);
    for (const name of ['authors', 'doi', 'publication_year', 'journal_link', 'issn'])
      expect(block?.activity_data[0]).not.toHaveProperty(name);
    expect(answer?.activities.text_book).toMatchObject([{ isbn_no: '978-0-00-000000-2' }]);
    for (const name of ['financial_support', 'development_programmes'])
      expect(answer).not.toHaveProperty(name);
  });
});

describe('a sheet of papers', () => {
  const headers = [
    'Name of the teacher',
    ...readTemplate('papers').columns.map(({ header }) => header),
  ];
  const row = (title: string, issn: string) => [
    'Bipul Bora',
    title,
    'B. Bora',
    'PHY',
    'Demo Journal',
    '2023',
    issn,
    'https://journal.example.org/home',
    'https://journal.example.org/a',
    'Yes',
  ];

  it('with the headers of the template brings rows, and refuses a bad ISSN by row and column', async () => {
    const lines = [headers, row('Fog', '12345679'), row('Frost', '1234-5678')];
    const by = await actingAs(payload, 'editor');
    const sheet = await importSheet(by, 'employees/research_articles', lines);
    await sheet.to('trying');
    const { rows } = await sheet.to('importing');
    expect(outcomes(rows)).toEqual([undefined, 'created', 'refused']);
    expect(rows[2]).toMatchObject({
      number: 3,
      notes: [{ column: 'research_articles.issn', values: { message: /^ISSN: / } }],
    });
    const stored = await payload.findByID({ collection, id: other.id, depth: 0 });
    expect(stored.research_articles).toMatchObject([
      {
        title: 'Fog',
        authors: 'B. Bora',
        publication_year: 2023,
        issn: '1234-5679',
        journal_link: 'https://journal.example.org/home',
        link: 'https://journal.example.org/a',
        ugc_care: 'Yes',
      },
    ]);
    const again = await importSheet(by, 'employees/research_articles', lines);
    expect(outcomes((await again.to('trying')).rows)).toEqual([undefined, 'unchanged', 'refused']);
  });

  it('gives an old paper its year, and keeps papers of one title in different years apart', async () => {
    const { id } = await payload.create({
      collection,
      data: {
        name: 'Old Papers',
        type: 'FACULTY',
        _status: 'published',
        research_articles: [{ title: 'Editorial', impact_factor: '2.1' }],
      },
    });
    const line = (year: string) =>
      row('Editorial', '1234-5679').with(0, 'Old Papers').with(3, '').with(5, year);
    const lines = [headers, line('2021'), line('2022')];
    const by = await actingAs(payload, 'editor');
    const sheet = await importSheet(by, 'employees/research_articles', lines);
    await sheet.to('trying');
    expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'changed', 'created']);
    const { research_articles } = await payload.findByID({ collection, id, depth: 0 });
    expect(research_articles).toMatchObject([
      { publication_year: 2021, impact_factor: '2.1' },
      { publication_year: 2022 },
    ]);
    const again = await importSheet(by, 'employees/research_articles', lines);
    const { rows } = await again.to('trying');
    expect(outcomes(rows)).toEqual([undefined, 'unchanged', 'unchanged']);
  });

  it('refuses a bad ISSN of a draft too', async () => {
    const { id } = await payload.create({
      collection,
      data: { name: 'Only A Draft', type: 'FACULTY', _status: 'draft' },
      draft: true,
    });
    const line = row('Frost', '1234-5678').with(0, 'Only A Draft').with(3, '');
    const sheet = await importSheet(
      await actingAs(payload, 'editor'),
      'employees/research_articles',
      [headers, line],
    );
    await sheet.to('trying');
    expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'refused']);
    const stored = await payload.findByID({ collection, id, draft: true, depth: 0 });
    expect(stored.research_articles).toEqual([]);
  });
});

describe('sheets of the quality cell', () => {
  it.each<[string, string[][], (string | undefined)[], RegExp]>([
    [
      'mous',
      [
        ['Name of the MoU', 'Institution', 'Date of signing', 'Valid from', 'Valid till'],
        ['Laboratory', 'Demo Institute', '05-07-2024', '05-07-2024', '04-07-2027'],
        ['Library', 'Demo Institute', '05-07-2024', '05-07-2024', '04-07-2023'],
      ],
      [undefined, 'created', 'refused'],
      /^Valid till: /,
    ],
    [
      'add-on-courses',
      [
        ['Name', 'Year', 'Students enrolled', 'Students who completed it'],
        ['Spoken English', '2024-2025', '60', '54'],
        ['Yoga', '2024-25', '60', '61'],
      ],
      [undefined, 'created', 'refused'],
      /^Students who completed it: /,
    ],
    [
      'pass-figures',
      [
        [
          ...headingsOf('results/code'),
          ...headingsOf('results/programme'),
          'Academic year',
          ...headingsOf('results/appeared'),
          ...headingsOf('results/passed'),
        ],
        ['BSCPHY', 'B.Sc. Physics', '2023-24', '40', '37'],
        ['BSCCHE', 'B.Sc. Chemistry', '2024-26', '40', '37'],
      ],
      [undefined, 'created', 'refused'],
      /^Academic year: /,
    ],
    [
      'admission-figures',
      [
        [
          ...headingsOf('seats/programme'),
          ...headingsOf('seats/code'),
          'Year',
          ...headingsOf('seats/sanctioned'),
          ...headingsOf('seats/admitted'),
          'SC earmarked',
          'Admitted SC',
          'Divyangjan: seats earmarked',
        ],
        ['B.Sc. Physics', 'BSCPHY', '2023-2024', '60', '60', '4', '3', '2'],
        ['B.Sc. Chemistry', 'BSCCHE', '2023-24', '60', '61', '4', '3', '2'],
      ],
      [undefined, 'created', 'refused'],
      /^Students admitted: this is more than ‘Seats sanctioned’\./,
    ],
    [
      'e-governance',
      [
        readTemplate('e-governance').columns.map(({ header }) => header),
        ['Finance and Accounts', '2019', 'https://portal.example.org/accounts'],
        ['Examination', '1019', 'https://portal.example.org/examination'],
      ],
      [undefined, 'created', 'refused'],
      /^Year of implementation: enter a year/,
    ],
  ])('%s', async (list, lines, expected, message) => {
    const sheet = await importSheet(await actingAs(payload, 'iqac-coordinator'), list, lines);
    await sheet.to('trying');
    const { rows } = await sheet.to('importing');
    expect(outcomes(rows)).toEqual(expected);
    expect(rows[2]?.notes?.[0]?.values?.message).toMatch(message);
  });

  it('seats of a category are no more than those of the programme', async () => {
    const by = await actingAs(payload, 'iqac-coordinator');
    const data = { programme: 'B.A.', year: '2024-25', sanctioned: 60, admitted: 50 };
    const write = (more: object) =>
      payload.create({
        collection: 'admission-figures',
        data: { ...data, ...more },
        user: by.user,
        overrideAccess: false,
      });
    await expect(write({ earmarked_gen: 61 })).rejects.toThrow(/Gen: seats earmarked/);
    await expect(write({ admitted_gen: 51 })).rejects.toThrow(/Gen: students admitted/);
    expect(await write({ earmarked_gen: 60, admitted_gen: 50 })).toMatchObject(data);
  });

  it('activities of a MoU', async () => {
    const sheet = await importSheet(
      await actingAs(payload, 'iqac-coordinator'),
      'mous/activities',
      [
        ['Name of the MoU or linkage', 'Institution or industry', 'Title', 'Date', 'Link'],
        ['Laboratory', 'Demo Institute', 'Guest lecture', '10-08-2024', '/events'],
        ['Laboratory', 'Demo Institute', 'Guest lecture', '10-08-2025', 'javascript:alert(1)'],
      ],
    );
    await sheet.to('trying');
    expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'created', 'refused']);
  });
});
