/** Data templates as files: opened with other libraries than the one that writes them. */
import { asRecord } from '@college/contract/as-record';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../access.ts';
import {
  headingsOf,
  readTemplate,
  type TemplateColumn,
  type TemplateId,
  templateIds,
} from '../duties/evidence-templates.ts';
import type { Employee } from '../payload-types.ts';
import { addDepartment, addPicture, addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let endpoints: Endpoint[];
let environment: { SITE_URL: string; CMS_URL: string };
let proof: string;
let physics: number;
const ids: Record<string, number> = {};

const day = (date: string) => `${date}T12:00:00.000Z`;
const amounts = [5000, 2500, 1200];
const hostile = '=HYPERLINK("https://evil.example.org","Click")';
const paper = { title: 'Rain on tin roofs', publication_year: 2024, doi: '10.5555/rain' };
const complete = {
  authors: 'R. Das, B. Bora',
  issn: '1234-5679',
  journal_name: 'Demo Journal',
  journal_link: 'https://journal.example.org/home',
  ugc_care: 'Yes',
} as const;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ environment } = await import('../platform/environment.ts'));
  ({ evidenceSheetEndpoints: endpoints } = await import(
    '../staff-api/reports/evidence-sheet-endpoint.ts'
  ));
  const { id: file } = await addPicture(payload, 'proof.jpg');
  const { address } = await payload.findByID({ collection: 'media', id: file });
  proof = `${environment.SITE_URL}/files/media/${address}`;
  physics = (await addDepartment(payload, 'PHY')).id;
  const chemistry = (await addDepartment(payload, 'CHE')).id;
  const add = async (name: string, data: Partial<Employee>) => {
    const base = { name, type: 'FACULTY', department: physics, _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'employees', data: { ...base, ...data } });
    ids[name] = id;
  };
  await add('Rina Das', {
    email: 'rina@example.org',
    research_articles: [
      { ...paper, ...complete, link: '/reports/rain?a=1&b=2' },
      { ...paper, ...complete, title: hostile, doi: '10.5555/formula', issn: '' },
      { ...complete, title: 'Undated' },
    ],
    seminars: [
      { title: 'Last of June', from: '30-06-2024', till: '30-06-2024', participant: '40' },
      { title: 'First of July', from: '01-07-2024', till: '02-07-2024', file: [file] },
    ],
    financial_support: amounts.map((amount, at) => ({
      ...{ amount, event: `Conference ${at}`, supported_on: day('2024-08-10') },
      file: at === 0 ? [] : [file],
    })),
    text_book: [{ title_book: 'Clouds', publication_year: 2024, published_by: 'Demo Press' }],
  });
  await add('Bipul Bora', {
    department: chemistry,
    research_articles: [{ title: 'Rain on Tin Roofs.', doi: '10.5555/RAIN' }],
    financial_support: [{ amount: 900, event: 'Before July', supported_on: day('2024-06-30') }],
  });
  await add('Mira Nath', {
    ...{ staff_number: '0091', date_of_joining: day('2012-02-29') },
    ...{ date_of_leaving: day('2021-08-31') },
    research_articles: [{ title: 'rain on tin roofs' }],
  });
  await payload.create({
    collection: 'mous',
    data: {
      ...{ name: 'Laboratory', institution: 'Demo Institute', signed_on: day('2022-09-01') },
      ...{ valid_from: day('2022-09-01'), valid_till: day('2024-08-31') },
    },
  });
}, patience);

type Years = string | string[] | Record<string, string> | undefined;

type File = 'template' | 'missing';
const paths = { template: '/evidence-sheets/:id', missing: '/evidence-sheets/:id/missing' };

async function ask(
  id: string,
  years: Years,
  { role = 'iqac-coordinator', file = 'template' }: { role?: Role; file?: File } = {},
) {
  const linked = role === 'teacher' ? ids['Mira Nath'] : physics;
  const req = await createLocalReq({ user: await addUser(payload, role, linked) }, payload);
  const query = years === undefined ? {} : { years };
  const endpoint = endpoints.find(({ path }) => path === paths[file]) as Endpoint;
  return endpoint.handler(Object.assign(req, { query, routeParams: { id } }) as PayloadRequest);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['row', 'c', 'si', 'sheet', 'hyperlink', 'Relationship'].includes(name),
});

interface Cell {
  r: string;
  t?: string;
  v?: string;
  f?: unknown;
}

/** Names of the sheets, the rows of the first, and its links by the name of their cell. */
function open(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const xml = (name: string) => parser.parse(strFromU8(files[name] ?? new Uint8Array()));
  const strings: string[] = xml('xl/sharedStrings.xml').sst.si.map((item: { t: unknown }) =>
    String(typeof item.t === 'object' ? (asRecord(item.t)['#text'] ?? '') : item.t),
  );
  const { sheetData, hyperlinks } = xml('xl/worksheets/sheet1.xml').worksheet;
  const numbers: string[] = [];
  const rows: string[][] = sheetData.row.map(({ c = [] }: { c?: Cell[] }) => {
    const cells: string[] = [];
    for (const { r, t, v = '', f } of c) {
      // Cells are never a formula.
      expect(f).toBeUndefined();
      const isText = t === 's';
      if (v !== '' && !isText) numbers.push(r);
      cells[r.charCodeAt(0) - 65] = v !== '' && isText ? (strings[Number(v)] ?? '') : v;
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
  const targets = new Map<string, string>(
    (xml('xl/worksheets/_rels/sheet1.xml.rels').Relationships.Relationship ?? []).map(
      ({ Id, Target }: { Id: string; Target: string }) => [Id, Target],
    ),
  );
  const links = (hyperlinks?.hyperlink ?? []) as { ref: string; 'r:id': string }[];
  return {
    names: xml('xl/workbook.xml').workbook.sheets.sheet.map(({ name }: { name: string }) => name),
    rows,
    /** Cells that Excel adds up. */
    numbers,
    links: Object.fromEntries(links.map((link) => [link.ref, targets.get(link['r:id'])])),
  };
}

async function openFile(id: TemplateId, years: string, file: File) {
  const response = await ask(id, years, { file });
  expect(response.status).toBe(200);
  return open(new Uint8Array(await response.arrayBuffer()));
}

/** The template, and the rows of the office's list of what is missing in it. */
async function download(id: TemplateId, years: string) {
  const { rows: missing } = await openFile(id, years, 'missing');
  return { ...(await openFile(id, years, 'template')), missing };
}
const headersOfTemplate = (id: TemplateId) => readTemplate(id).columns.map(({ header }) => header);
const heading = (column: TemplateColumn) => headingsOf(column)[0] ?? '';
const column = (rows: string[][], name: TemplateColumn) =>
  rows.slice(1).map((row) => row[rows[0]?.indexOf(heading(name)) ?? -1]);

it.each([...templateIds()])('%s has exactly the headers of its template', async (id) => {
  const { names, rows, missing } = await download(id, '2024');
  expect(rows[0]).toEqual(headersOfTemplate(id));
  expect(names).toEqual([id]);
  expect(missing[0]?.slice(1, 5)).toEqual(['Record', 'Missing', 'Who has it', 'Department']);
});

describe('rows', () => {
  it('are records: a paper of three teachers is one, and its link is complete', async () => {
    const { rows, links } = await download('papers', '2024');
    expect(column(rows, 'papers/title')).toEqual([hostile, 'Rain on tin roofs']);
    expect(column(rows, 'papers/department')[1]).toBe('Department of PHY; Department of CHE');
    const address = `${environment.SITE_URL}/reports/rain?a=1&b=2`;
    expect(column(rows, 'papers/link')).toEqual(['https://doi.org/10.5555/formula', address]);
    expect(links).toEqual({ H2: 'https://doi.org/10.5555/formula', H3: address });
  });

  it('have the amounts of the records, and their link where the template has no column for it', async () => {
    const { rows, links, numbers } = await download('financial-support', '2024');
    const sum = column(rows, 'financial-support/amount').reduce(
      (total, cell) => total + Number(cell),
      0,
    );
    expect(rows).toHaveLength(1 + amounts.length);
    expect(numbers).toEqual(['E2', 'E3', 'E4']);
    expect(sum).toBe(amounts.reduce((total, amount) => total + amount, 0));
    expect(links).toEqual({ C3: proof, C4: proof });
  });

  it('have days as days, and texts that only look like numbers as texts', async () => {
    const { rows, numbers } = await download('full-time-teachers', '2019');
    // The days since 30-12-1899.
    expect(rows[1]?.slice(0, 2)).toEqual(['Mira Nath', '0091']);
    expect([rows[1]?.[5], numbers]).toEqual(['40968', ['F2']]);
  });

  it('have the years of service up to the year that is asked for', async () => {
    const experience = async (years: string) => {
      const { rows } = await openFile('teachers', years, 'template');
      return [...column(rows, 'teachers/experience'), ...column(rows, 'teachers/serving')];
    };
    expect(await experience('2019')).toEqual(['8', 'Yes']);
    expect(await experience('2011')).toEqual(['0', 'Yes']);
    expect(await experience('2019,2020,2021')).toEqual(['9', '2021']);
  });

  it('are numbered in the column Sl. No.', async () => {
    const { rows } = await download('books', '2023,2024');
    expect(rows[1]?.slice(0, 3)).toEqual(['1', 'Rina Das', 'Clouds']);
  });

  it.each([
    ['2023', ['Last of June']],
    ['2024', ['First of July']],
    ['2023,2024', ['Last of June', 'First of July']],
  ])('of the academic years %s begin on 1 July', async (years, seminars) => {
    const { rows } = await download('seminars', years);
    expect(column(rows, 'seminars/title')).toEqual(seminars);
    const support = await download('financial-support', years);
    const has = column(support.rows, 'financial-support/amount').includes('900');
    expect(has).toBe(years.includes('2023'));
  });

  it('of a MoU that is valid in several of the years are one', async () => {
    expect((await download('mous', '2022,2023,2024')).rows).toHaveLength(2);
    expect((await download('mous', '2025')).rows).toHaveLength(1);
  });
});

describe('the list of missing values', () => {
  const form = (name: string) => `${environment.CMS_URL}/admin/collections/employees/${ids[name]}`;

  it('names each missing value with its owner and the form', async () => {
    const { missing } = await download('papers', '2024');
    const rina = ['Rina Das', 'Department of PHY', 'rina@example.org', form('Rina Das')];
    expect(missing.slice(1)).toEqual([
      ['', 'Undated', 'Year. Without it, the record is not in the template.', ...rina],
      ['', 'Undated', heading('papers/link'), ...rina],
      ['2', hostile, heading('papers/issn'), ...rina],
    ]);
  });

  it('names all teachers of a joint paper', async () => {
    const { docs } = await payload.find({ collection: 'employees' });
    const articles = docs.map(({ id, research_articles: rows }) => ({ id, rows }));
    const without = articles.find(({ id }) => id === ids['Rina Das'])?.rows ?? [];
    await payload.update({
      collection: 'employees',
      id: ids['Rina Das'] ?? 0,
      data: { research_articles: without.map((row) => ({ ...row, journal_name: '' })) },
    });
    const { missing } = await download('papers', '2024');
    const [, , , names, departments, , forms] = missing.find(
      ([, name, value]) => name === paper.title && value === heading('papers/journal'),
    ) ?? [''];
    expect(names).toBe('Rina Das; Bipul Bora; Mira Nath');
    expect(departments).toBe('Department of PHY; Department of CHE');
    expect(forms).toBe(['Rina Das', 'Bipul Bora', 'Mira Nath'].map(form).join('\n'));
  });

  it('names missing evidence, and the quality cell as owner of a MoU', async () => {
    const support = await download('financial-support', '2024');
    expect(support.missing.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['2', 'Conference 0', 'File or link as evidence', 'Rina Das'],
    ]);
    const { missing } = await download('mous', '2024');
    expect(missing.slice(1).map((row) => row.slice(1, 4))).toContainEqual([
      'Laboratory',
      heading('mous/link'),
      'Quality cell',
    ]);
  });

  it('names a missing link of an area of e-governance once', async () => {
    await payload.create({
      collection: 'e-governance',
      data: { area: 'Examination', implementation_year: 2021 },
    });
    const { missing } = await download('e-governance', '2024');
    expect(missing.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['2', 'Examination', heading('e-governance/link'), 'Quality cell'],
    ]);
  });

  it('names each teacher without PAN or nature of appointment', async () => {
    const joining = { id: ids['Mira Nath'] ?? 0, data: { date_of_joining: day('2020-07-01') } };
    await payload.update({ collection: 'employees', ...joining });
    const appointment = heading('teachers/appointment');
    const panHeading = heading('teachers/pan');
    const missingOfMira = async () => {
      const { rows, missing } = await download('teachers', '2020,2021');
      const [[name, pan] = []] = rows.slice(1);
      expect([rows.length, name]).toEqual([2, 'Mira Nath']);
      const cells = missing.filter(
        ([place, , value = '']) => Boolean(place) && [panHeading, appointment].includes(value),
      );
      return { pan, missing: cells.map(([, , value, owner, , , where]) => [value, owner, where]) };
    };
    const where = form('Mira Nath');
    expect(await missingOfMira()).toEqual({
      pan: '',
      missing: [
        [panHeading, 'Mira Nath', where],
        [appointment, 'Mira Nath', where],
      ],
    });
    const data = { pan: 'AAAPA0000A', appointment: 'TEMPORARY' } as const;
    await payload.update({ collection: 'employees', id: ids['Mira Nath'] ?? 0, data });
    expect(await missingOfMira()).toEqual({ pan: 'AAAPA0000A', missing: [] });
  });

  it('names each year without records, and the sheet still has its headers', async () => {
    const { rows, missing } = await download('projects', '2022,2023');
    expect(rows).toEqual([headersOfTemplate('projects')]);
    expect(missing.slice(1).map((row) => row.slice(2, 4))).toEqual([
      ['There are no records of 2022-23.', 'Quality cell'],
      ['There are no records of 2023-24.', 'Quality cell'],
    ]);
    const papers = await download('papers', '1999');
    expect(papers.missing[1]?.slice(2, 4)).toEqual([
      'There are no records of 1999.',
      'Quality cell',
    ]);
  });

  it('says if nothing is missing', async () => {
    await payload.create({
      collection: 'pass-figures',
      data: {
        ...{ programme: 'B.Sc.', code: 'BSC', year: '2024-25', appeared: 40, passed: 37 },
        link: '/results/bsc',
      },
    });
    const { rows, missing } = await download('results', '2024');
    expect(rows[1]).toEqual(['BSC', 'B.Sc.', '40', '37']);
    expect(missing.slice(1).map((row) => row[2])).toEqual(['Nothing is missing.']);
  });
});

describe('a request', () => {
  it.each<Role>(['department-editor', 'moderator', 'teacher', 'head-of-department'])(
    'of a %s is refused',
    async (role) => {
      for (const file of ['template', 'missing'] as const) {
        const response = await ask('papers', '2024', { role, file });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({
          errors: [{ message: 'You do not have permission to see evidence.' }],
        });
      }
    },
  );

  it.each(['nothing', 'constructor', ''])('for the template “%s” is refused', async (id) => {
    const response = await ask(id, '2024');
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { errors: [{ message: 'There is no such template.' }] },
    ]);
  });

  it.each<[Years]>([
    [undefined],
    [''],
    ['20240'],
    ['2024-25'],
    ['2024,,2025'],
    ['all'],
    ['-2024'],
    [{ from: '2024' }],
    [Array.from({ length: 51 }, () => '2024')],
  ])('for the years %j is refused', async (years) => {
    const response = await ask('papers', years);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ message: 'Enter the years as in ?years=2024,2025.' }] },
    ]);
  });

  it('is answered with a named file, and logged', async () => {
    const { headers } = await ask('papers', ['2025', '2024'], { role: 'editor' });
    expect(headers.get('content-disposition')).toMatch(/papers-2024-2025\.xlsx/);
    expect(headers.get('cache-control')).toBe('no-store');
    const { docs } = await payload.find({ collection: 'exports', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({
      ...{ list: 'evidence-sheets/papers', by_email: 'editor@example.org' },
      ...{ format: 'xlsx', rows: 2 },
    });
  });
});
