import { describe, expect, test } from 'vitest';
import { parse } from '../../testing/markup.ts';
import { renderWith } from '../../testing/render-with.ts';

const notice = { id: '7', title: 'Fees are due', type: 'COLLEGE_ADMIN_NOTICE', date: '21-11-2026' };
const page = { page: 'rti', title: 'Your right', html: '<p>Ask us.</p>', updated: '20-11-2026' };
const awards = [{ award: 'Best poster', quarter: '2025-2nd' }];
const profile = { id: '7', name: 'Rina Das', type: 'FACULTY', awards };
const drafts = [
  { collection: 'notices', id: '7', published: 0, notice },
  { collection: 'notices', id: '8', published: 1, notice: { ...notice, type: 'COLLEGE_EVENT' } },
  { collection: 'pages', id: '7', published: 0, page },
  { collection: 'employees', id: '7', published: 0, profile },
];
const visit = renderWith({
  getcollege: () => ({ name: 'Demo College' }),
  'settings/admissionSettings.json': () => ({}),
  getpreview: ({ collection, id, token }) => {
    const draft = drafts.find(
      (candidate) => candidate.collection === collection && candidate.id === id,
    );
    return token === 'good' && draft ? draft : 0;
  },
});

describe('a preview', () => {
  test.each([
    ['/preview/notices/7', 'Preview: not published', 'h2', 'Fees are due'],
    ['/preview/notices/8', 'Preview: the published version', 'h1', 'Fees are due'],
    ['/preview/pages/7', 'Preview: not published', 'h1', 'Your right'],
    ['/preview/employees/7', 'Preview: not published', 'h1', 'Rina Das'],
    ['/as/preview/pages/7', 'পূৰ্বদৰ্শন: প্ৰকাশ কৰা হোৱা নাই', 'h1', 'Your right'],
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

  test.each([
    ['an event shows its day below its title', '8', ['21 Nov 2026']],
    ['another notice shows no day below its title', '7', []],
  ])('%s', async (_what, id, days) => {
    const { body } = await visit(`/preview/notices/${id}?token=good`);
    const above = parse(String(body)).all('h1 ~ p');
    expect(above.map(({ words }) => words)).toEqual(days);
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
    const { status, keep, body } = await visit(path);
    expect([status, keep]).toEqual([404, false]);
    expect(body).toContain('This preview has expired');
  });
});

test('other addresses without a page have the usual text', async () => {
  const { status, body } = await visit('/nothing-here');
  expect(status).toBe(404);
  expect(body).toContain('There is no page at this address.');
});
