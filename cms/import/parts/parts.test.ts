/** Imports from backends with incomplete answers, in addition to `whole-import.test.ts`. */
import { RECORDS_PER_PAGE } from '@college/contract/limits';
import { inEachLocale } from '@college/contract/locales';
import { describe, expect, it } from 'vitest';
import { pairs } from '../source.ts';
import { openFake } from '../testing/fake-importer.ts';
import { importDepartments } from './departments.ts';
import { importEvidence } from './evidence.ts';
import { importHome } from './home.ts';
import { importNotices } from './notices.ts';
import { importOffices } from './offices.ts';
import { importCourses, importGuides, importPages, importSiteMap } from './pages.ts';
import { importAlbums, importDepartmentFiles, importImportantFiles } from './shared-files.ts';

type Answers = Parameters<typeof openFake>[0];
const none = new Map();
const today = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

/** Returns the records that were imported into a collection. */
async function importedBy(
  part: (importer: ReturnType<typeof openFake>['importer']) => Promise<unknown>,
  collection: string,
  answers: Answers,
) {
  const fake = openFake(answers);
  await part(fake.importer);
  return fake.imported.flatMap((record) => (record.collection === collection ? [record.data] : []));
}

describe('import of the home page', () => {
  it('keeps the order of photos and leaves out photos without a picture', async () => {
    const photo = (url: string, caption = '') => ({ url, caption, type: 'HIGHLIGHTS' });
    const photos = [photo('/a.jpg', 'A'), photo(''), photo('/c.jpg')];
    const getphotosforwebsite = ({ type }: Record<string, string>) =>
      type === 'HIGHLIGHTS' ? photos : [];
    expect(await importedBy(importHome, 'photos', { getphotosforwebsite })).toEqual([
      { type: 'HIGHLIGHTS', image: '/a.jpg', caption: 'A', order: 10 },
      { refused: 'Its picture could not be loaded.' },
      { type: 'HIGHLIGHTS', image: '/c.jpg', caption: '', order: 30 },
    ]);
  });

  it('writes the newest popup last', async () => {
    const getfeaturednotificationwebsite = () => [{ description: 'New' }, { description: 'Old' }];
    const imported = await importedBy(importHome, 'featured-notifications', {
      getfeaturednotificationwebsite,
    });
    expect(imported.map(({ description }) => description)).toEqual(['Old', 'New']);
  });

  it.each([
    [{ start_date: '14-04-2026', end_date: '16-04-2026' }, ['2026-04-14', '2026-04-16']],
    [{ start_date: '14-04-2026' }, ['2026-04-14', '2026-04-14']],
  ])('ends a holiday on its first day if it has no last day: %j', async (days, expected) => {
    const checkiftodayisholiday = () => ({ status: 1, data: { title: 'Bihu', ...days } });
    const [holiday] = await importedBy(importHome, 'holidays', { checkiftodayisholiday });
    const dates = [holiday?.start_date, holiday?.end_date].map((day) => String(day).slice(0, 10));
    expect(dates).toEqual(expected);
  });

  it('creates no holiday if there is none', async () => {
    const checkiftodayisholiday = () => ({ status: 0, data: null });
    expect(await importedBy(importHome, 'holidays', { checkiftodayisholiday })).toEqual([]);
  });
});

describe('import of departments', () => {
  const physics = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
  const attachments = [{ url: '/fees.pdf' }];

  it('converts numbers, leaves out empty cells and reports unknown columns once', async () => {
    const rows = [
      { programme: 'B.Sc.', intake: '60', colour: 'red', attachments },
      { programme: 'M.Sc.', intake: '', colour: 'blue' },
    ];
    const { importer, imported, skipped } = openFake({
      getdepartments: () => [physics],
      getdeptdata: () => ({ ...physics, is_dual: 1, programs_offered: rows }),
    });
    expect(await importDepartments(importer)).toEqual(new Map([['PHY', 1]]));
    expect(imported[0]?.data).toMatchObject({ dept_name: 'Physics', is_dual: true });
    expect(imported[0]?.data.programs_offered).toEqual([
      { programme: 'B.Sc.', intake: 60, attachments: ['/fees.pdf'] },
      { programme: 'M.Sc.', attachments: [] },
    ]);
    expect(skipped).toEqual([
      'column: programs_offered.colour of PHY: this column does not exist here',
    ]);
  });

  it('leaves out a department without data', async () => {
    const answers = { getdepartments: () => [physics], getdeptdata: () => 0 };
    expect(await importedBy(importDepartments, 'departments', answers)).toEqual([]);
  });
});

describe('import of offices', () => {
  const offices = (importer: Parameters<typeof importOffices>[0]) => importOffices(importer, none);

  it('keeps the order of committees and officers, and drops an empty address', async () => {
    const getcommittee = () => ['Library', 'Sports'].map((name, id) => ({ id, name }));
    const officer = { role: 'MEMBER', name: 'A', email: '' };
    const getrtiofficers = () => [officer, { ...officer, name: 'B', email: 'b@example.org' }];
    const answers = { getcommittee, getrtiofficers };
    const committees = await importedBy(offices, 'committees', answers);
    expect(committees.map(({ name, order }) => [name, order])).toEqual([
      ['Library', 10],
      ['Sports', 20],
    ]);
    const officers = await importedBy(offices, 'rti-officers', answers);
    expect(officers.map(({ name, email, order }) => [name, email, order])).toEqual([
      ['A', undefined, 10],
      ['B', 'b@example.org', 20],
    ]);
  });

  it.each([
    [{ email: 'a@example.org' }, true],
    [{ phone: '1' }, true],
    [{}, false],
  ])(
    'shows the contact of a member only if the backend showed it: %j',
    async (contact, isShown) => {
      const getgbmembers = () => [{ name: 'Hem', ...contact }];
      const [member] = await importedBy(offices, 'members', { getgbmembers });
      expect(member).toMatchObject({ type: 'GOVERNING_BODY', show_contact: isShown, order: 10 });
    },
  );

  it('refuses a principal without a first day', async () => {
    const principal = { slNo: 1, name: 'Hem', designation: 'Principal', toDate: '' };
    const getformerprincipals = () => [
      { ...principal, fromDate: '01-08-1962' },
      { ...principal, fromDate: 'long ago' },
    ];
    const imported = await importedBy(offices, 'former-principals', { getformerprincipals });
    expect(imported).toEqual([
      expect.objectContaining({ from: expect.stringContaining('1962-08-01'), to: undefined }),
      { refused: 'Its first day is missing.' },
    ]);
  });
});

describe('import of pages', () => {
  it('returns the added pages by their category', async () => {
    const getsitemap = () => ({
      pages: [
        { path: '/fests', kind: 'people', title: 'Fests', place: 15 },
        { path: '/nirf', hidden: 1 },
      ],
      redirects: [{ from: '/old', to: '/nirf' }],
    });
    const { importer, imported } = openFake({ getsitemap });
    expect(await importSiteMap(importer)).toEqual(new Map([['OWN_FESTS', 1]]));
    expect(imported.map(({ data }) => data)).toMatchObject([
      { path: '/fests', kind: 'people', hidden: false, section: null, place: 15 },
      { path: '/nirf', kind: null, hidden: true },
      { from: '/old', to: '/nirf' },
    ]);
  });

  it('names a page without a title after its code, and leaves out missing pages', async () => {
    const getpage = ({ page }: Record<string, string>) =>
      page === 'rti' ? { page, title: 'Right' } : page === 'fests' ? { page, title: '' } : 0;
    const own = new Map([['OWN_FESTS' as const, 1]]);
    const pages = await importedBy((importer) => importPages(importer, own), 'pages', { getpage });
    expect(pages.map(({ page, title }) => [page, title])).toEqual([
      ['rti', 'Right'],
      ['fests', 'fests'],
    ]);
  });

  it('translates a page if the backend has it in Assamese', async () => {
    const titles = { rti: 'তথ্য', privacy: undefined };
    const getpage = ({ page }: Record<string, string>, locale: string) => {
      if (page !== 'rti' && page !== 'privacy') return 0;
      if (locale === 'en') return { page, title: 'English' };
      return titles[page] ? { page, title: titles[page] } : 0;
    };
    const { importer, imported } = openFake({ getpage });
    await importPages(importer, none);
    expect(Object.fromEntries(imported.map(({ key, as }) => [key, as.title]))).toEqual({
      rti: 'তথ্য',
      privacy: 'English',
    });
  });

  it('keeps the order of courses', async () => {
    const getcourse = () => ['BSC', 'BA'].map((name) => ({ name, label: name }));
    const courses = await importedBy(importCourses, 'courses', { getcourse });
    expect(courses.map(({ name, order }) => [name, order])).toEqual([
      ['BSC', 10],
      ['BA', 20],
    ]);
  });
});

describe('import of notices', () => {
  const type = 'COLLEGE_TENDER';
  const notice = (id: number, fields: object = {}) => ({ id, type, date: '01-01-2020', ...fields });
  async function tenders(answer: (page: number) => object[]) {
    const { importer, imported, requests } = openFake({
      getnoticesbytype: (input) => (input.type === type ? answer(Number(input.page)) : []),
    });
    await importNotices(importer, none, none);
    return { imported, pages: requests.filter((request) => request.includes(type)).length };
  }

  it('uses the caption or type for a missing title, and today for a missing date', async () => {
    const { imported } = await tenders(() => [
      notice(1, { title: 'Title', caption: 'Caption' }),
      notice(2, { caption: 'Caption', cancelled: 1 }),
      notice(3, { date: '' }),
    ]);
    expect(imported.map(({ data }) => [data.title, data.date, data.cancelled])).toEqual([
      [type, today, false],
      ['Caption', expect.stringContaining('2020-01-01'), true],
      ['Title', expect.stringContaining('2020-01-01'), false],
    ]);
  });

  const many = (from: number, count = RECORDS_PER_PAGE) =>
    Array.from({ length: count }, (_, index) => notice(from + index));
  it.each<[string, (page: number) => object[], number, number]>([
    [
      'ends at a page that is not full',
      () => many(1, RECORDS_PER_PAGE - 1),
      1,
      RECORDS_PER_PAGE - 1,
    ],
    [
      'asks for another page after a full one',
      (page) => (page < 3 ? many(page * 1000) : []),
      3,
      400,
    ],
    ['stops if the backend has no pages', () => many(1), 2, RECORDS_PER_PAGE],
  ])('reading of pages %s', async (_what, answer, pages, count) => {
    const result = await tenders(answer);
    expect([result.pages, result.imported.length]).toEqual([pages, count]);
  });
});

describe('import of files', () => {
  const departments = new Map([['PHY', 7]]);
  const untitled = { id: 1, type: 'SYLLABUS', title: '', date: '' };
  const titled = { ...untitled, id: 2, title: 'Title', date: '01-01-2020' };

  it('uses the type for a missing title, and writes the newest file last', async () => {
    const getdepartmentfilebytype = (input: Record<string, string>) =>
      input.type === 'SYLLABUS' ? [titled, untitled] : [];
    const files = await importedBy(
      (importer) => importDepartmentFiles(importer, departments),
      'department-files',
      { getdepartmentfilebytype },
    );
    expect(files.map(({ title, date, department }) => [title, date, department])).toEqual([
      ['SYLLABUS', today, 7],
      ['Title', expect.stringContaining('2020-01-01'), 7],
    ]);
    const getimportantfiles = () => [titled, { ...titled, id: 3, title: 'Old' }];
    const important = await importedBy(importImportantFiles, 'important-files', {
      getimportantfiles,
    });
    expect(important.map(({ title }) => title)).toEqual(['Old', 'Title']);
  });

  it('keeps the order, steps, documents and files of guides', async () => {
    const guide = { address: 'transcript', title: 'Get a transcript', steps: [{ title: 'Ask' }] };
    const documents = [{ title: 'Mark sheets' }];
    const upload_info = [{ url: '/form.pdf' }];
    const getguides = () => [
      guide,
      { ...guide, address: 'tc', documents, upload_info, working_days: 5 },
    ];
    const guides = await importedBy(importGuides, 'guides', { getguides });
    expect(guides).toMatchObject([
      { address: 'transcript', order: 10, steps: [{ title: 'Ask' }], working_days: undefined },
      { address: 'tc', order: 20, documents, uploads: ['/form.pdf'], working_days: 5 },
    ]);
  });

  it('imports albums of the college and departments with a caption', async () => {
    const getgallery = ({ dept }: Record<string, string>) =>
      dept === 'PRAG' ? [{ caption: 'New' }, { caption: '' }] : [{ caption: 'Lab' }];
    const albums = await importedBy((importer) => importAlbums(importer, departments), 'albums', {
      getgallery,
    });
    expect(albums.map(({ caption, department }) => [caption, department])).toEqual([
      ['Album', undefined],
      ['New', undefined],
      ['Lab', 7],
    ]);
  });
});

describe('import of evidence', () => {
  const answers = (ssr: '' | 'ssr'): Answers => ({
    [`get${ssr}group`]: () => [
      { id: 4, name: 'First', types: ['QUALITATIVE', 'ODD'] },
      { id: 5, name: 'Second', types: [] },
    ],
    [`get${ssr}subgroupbygroupidandtype`]: () => [
      { id: 6, criterion: '', metric_question: 'How?' },
      { id: 7, criterion: 'Teaching' },
    ],
    [`get${ssr}subsubgroupbysubgroupid`]: ({ sub_group_id }) =>
      sub_group_id === '6' ? [{ id: 8, sr_no: '1.1', metric_question: 'Why?' }] : [],
    [`get${ssr}filegroupbysubsubgroupid`]: () => [
      { sr_no: '1.1 (a)', title: '' },
      { sr_no: '', title: 'Minutes' },
    ],
  });

  it.each([
    ['IQAC', ''],
    ['SSR', 'ssr'],
  ] as const)(
    'reads the report %s by its own calls and fills in missing names',
    async (report, ssr) => {
      const { importer, imported, skipped } = openFake(answers(ssr));
      await importEvidence(importer, none);
      expect(imported.map(({ data: { _status, uploads, types, type, ...data } }) => data)).toEqual([
        { name: 'First', report, order: 10 },
        { group: 1, criterion: 'How?', metric_question: 'How?', order: 10 },
        { criterion: 2, sr_no: '1.1', metric_question: 'Why?' },
        { question: 3, sr_no: '1.1 (a)', title: '1.1 (a)', order: 10 },
        { question: 3, sr_no: '2', title: 'Minutes', order: 20 },
        { group: 1, criterion: 'Teaching', metric_question: '', order: 20 },
        { name: 'Second', report, order: 20 },
      ]);
      expect(skipped).toEqual(['metrics: ODD of First: there are no metrics with this name']);
    },
  );
});

const withAssamese = (as: string[]) => ({ ...inEachLocale(() => ['A', 'B']), as });
it.each([
  [undefined, []],
  [withAssamese(['ক', 'খ']), ['A ক', 'B খ']],
  // Nobody knows which row has no translation if there are fewer rows in Assamese.
  [withAssamese(['খ']), ['A A', 'B B']],
])('pairs the rows of %j in both languages', (answer, expected) => {
  expect(pairs(answer).map(({ en, as }) => `${en} ${as}`)).toEqual(expected);
});
