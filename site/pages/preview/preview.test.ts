import { describe, expect, test } from 'vitest';
import { parse } from '../../testing/markup.ts';
import { renderWith } from '../../testing/render-with.ts';

const notice = { id: '7', title: 'Fees are due', type: 'COLLEGE_ADMIN_NOTICE', date: '21-11-2026' };
const page = { page: 'rti', title: 'Your right', html: '<p>Ask us.</p>', updated: '20-11-2026' };
const awards = [{ award: 'Best poster', quarter: '2025-2nd' }];
const profile = { id: '7', name: 'Rina Das', type: 'FACULTY', awards };
const department = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
const vision = '<p>To see further.</p>';
const guide = { address: 'transcript', title: 'Get a transcript', steps: [{ title: 'Apply' }] };
const upload = { url: '/files/preview/12/a.b.c/fees.pdf', path: 'fees.pdf', fileType: 'PDF' };
const description = '<p>Pay at the counter.</p>';
const fields = [
  ['Fees are due', 'title'],
  ['2026-11-21', 'date'],
  [description, 'description'],
  ['file:12', 'uploads'],
  // The first of two fields with the same text is marked.
  ['Fees are due', 'caption'],
];
const drafts = [
  { collection: 'notices', id: '7', published: 0, notice },
  { collection: 'notices', id: '8', published: 1, notice: { ...notice, id: '8' } },
  {
    ...{ collection: 'notices', id: '9', published: 1, fields },
    notice: { ...notice, id: '9', description, upload_info: [upload] },
    framed_by: ['https://admin.c.test'],
  },
  { collection: 'pages', id: '7', published: 0, page },
  { collection: 'pages', id: '8', published: 0, page: { ...page, page: 'facility/none' } },
  { collection: 'employees', id: '7', published: 0, profile },
  { collection: 'departments', id: '7', published: 1, department: { ...department, vision } },
  {
    collection: 'departments',
    id: '0',
    published: 0,
    department: { ...department, dept_code: '' },
  },
  { collection: 'guides', id: '7', published: 1, guide },
  {
    ...{ collection: 'college', id: '0', published: 1 },
    college: { name: 'Renamed College', tagline: 'Since 1954' },
  },
];
const visit = renderWith({
  getcollege: () => ({ name: 'Demo College' }),
  'settings/admissionSettings.json': () => ({}),
  getdeptdata: ({ dept_code }) => (dept_code === 'PHY' ? department : 0),
  getguides: [guide],
  getsingleeventbyid: 0,
  checkiftodayisholiday: { status: 0 },
  getpage: 0,
  getpreview: ({ collection, id, token }, unsaved) => {
    const draft = drafts.find(
      (candidate) => candidate.collection === collection && candidate.id === id,
    );
    if (token !== 'good' || !draft) return 0;
    return unsaved ? { ...draft, notice: { ...notice, title: 'Written' } } : draft;
  },
});

describe('a preview', () => {
  test.each([
    ['/preview/notices/7', 'Preview: not published', 'h1', 'Fees are due'],
    ['/preview/notices/8', 'Preview: the published version', 'h1', 'Fees are due'],
    ['/preview/pages/7', 'Preview: not published', 'h1', 'Right to information'],
    ['/preview/pages/8', 'Preview: not published', 'h1', 'Your right'],
    ['/preview/employees/7', 'Preview: not published', 'h1', 'Rina Das'],
    ['/preview/departments/7', 'Preview: the published version', 'h1', 'Physics'],
    ['/preview/departments/0', 'Preview: not published', 'h1', 'Physics'],
    ['/preview/guides/7', 'Preview: the published version', 'h1', 'Get a transcript'],
    ['/preview/college/0', 'Preview: the published version', 'h1', 'Renamed College'],
    ['/as/preview/pages/7', 'পূৰ্বদৰ্শন: প্ৰকাশ কৰা হোৱা নাই', 'h1', 'তথ্য জনাৰ অধিকাৰ'],
  ])(
    '%s says if it shows a draft or the published version',
    async (path, banner, heading, title) => {
      const { status, body } = await visit(`${path}?token=good`);
      expect(status).toBe(200);
      const page = parse(String(body));
      expect(page.words).toContain(banner);
      expect(page.all(heading).map(({ words }) => words)).toContain(title);
    },
  );

  test('shows what its form posts', async () => {
    const unsaved = { language: 'en', data: { title: 'Written' } };
    const { status, keep, headers, body } = await visit('/preview/notices/7?token=good', {
      method: 'POST',
      body: JSON.stringify(unsaved),
    });
    expect([status, keep, headers['Cache-Control']]).toEqual([200, false, 'no-store']);
    const { words } = parse(String(body));
    expect(words).toContain('Preview while you write.');
    expect(words).toContain('Written');
  });

  test('shows the record on other pages of the website', async () => {
    const at = `at=${encodeURIComponent('/department/PHY/vision')}`;
    const { body } = await visit(`/preview/departments/7?token=good&${at}`);
    expect(parse(String(body)).words).toContain('To see further.');
    const { body: home } = await visit('/preview/college/0?token=good&at=/privacy');
    expect(parse(String(home)).words).toContain('Renamed College');
    const elsewhere = `at=${encodeURIComponent('https://c.example/preview/college/0')}`;
    const { status } = await visit(`/preview/college/0?token=good&${elsewhere}`);
    expect(status).toBe(404);
  });

  test('stays a preview in the other language', async () => {
    const { body } = await visit('/preview/notices/7?token=good');
    const links = parse(String(body)).all('[hreflang=as]');
    expect(links[0]?.attributes.href).toBe('/as/preview/notices/7?token=good');
  });

  test('marks the field of the form from which a text, a day or a file comes', async () => {
    const { body, framedBy } = await visit('/preview/notices/9?token=good');
    const marks = parse(String(body))
      .all('[data-field]')
      .map(({ attributes, words }) => [attributes['data-field'], words]);
    expect(marks).toContainEqual(['title', 'Fees are due']);
    expect(marks).toContainEqual(['date', '21 Nov 2026']);
    expect(marks).toContainEqual(['description', 'Pay at the counter.']);
    expect(marks.map(([field]) => field)).toContain('uploads');
    expect(marks.map(([field]) => field)).not.toContain('caption');
    expect(framedBy).toEqual(['https://admin.c.test']);
    expect(body).toContain('src="/p.js"');
  });

  test('adds nothing to other pages', async () => {
    const { body, framedBy } = await visit('/guides/transcript');
    expect(framedBy).toBe(undefined);
    expect(body).toContain('Get a transcript');
    expect(body).not.toMatch(/data-field|data-scheme|\/p\.js/);
  });

  test('shows all sections of a profile and no links to private pages', async () => {
    const { body } = await visit('/preview/employees/7?token=good');
    expect(body).toContain('Best poster');
    for (const heading of ['Basic Details', 'Profile']) expect(body).toContain(`>${heading}</h2>`);
    expect(body).not.toContain('activities.csv');
  });

  test('is not cached and not indexed', async () => {
    const { keep, headers, body } = await visit('/preview/notices/7?token=good');
    expect(keep).toBe(false);
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': expect.stringContaining('noindex'),
    });
    expect(parse(String(body)).all('head > link:is([rel=canonical], [hreflang])')).toEqual([]);
  });

  test.each([
    '/preview/notices/7?token=old',
    '/preview/notices/7',
    '/preview/users/7?token=good',
    '/preview/pages/9?token=good',
  ])('%s is a 404 with a sentence', async (path) => {
    for (const init of [{}, { method: 'POST', body: '{"language":"en","data":{}}' }]) {
      const { status, keep, body, framedBy } = await visit(path, init);
      expect([status, keep, framedBy]).toEqual([404, false, undefined]);
      expect(body).toContain('This preview has expired');
    }
  });
});

test('other addresses without a page have the usual text', async () => {
  const { status, body } = await visit('/nothing-here');
  expect(status).toBe(404);
  expect(body).toContain('There is no page at this address.');
});
