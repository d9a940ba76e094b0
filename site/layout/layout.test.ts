/** The frame of a page. */
import { CallError } from '@college/contract/client';
import { expect, test } from 'vitest';
import { parse } from '../testing/markup.ts';
import { renderWith } from '../testing/render-with.ts';
import { visit } from '../testing/visit.ts';

test.each([
  [[], 0],
  [[{ title: 'Staff', link: 'https://staff.test/' }], 1],
])('portals to log in to, %j, are a menu of %i', async (portals, links) => {
  const { page } = await visit('/privacy', { getcollege: { name: 'C', portals } });
  expect(page.all('header details a')).toHaveLength(links);
  expect(page.all('header details')).toHaveLength(Math.min(links, 1));
});

test('the Assamese name appears only beside another language', async () => {
  const getcollege = { name: 'C', name_as: 'মহাবিদ্যালয়' };
  const assameseNames = async (path: string) =>
    (await visit(path, { getcollege })).page
      .all('header span[lang="as"]')
      .map(({ words }) => words);
  expect(await assameseNames('/privacy')).toEqual(['মহাবিদ্যালয়']);
  expect(await assameseNames('/as/privacy')).toEqual([]);
});

const home = { checkiftodayisholiday: {} };
test('a page without a description has no description tag', async () => {
  const { page } = await visit('/', { ...home, getcollege: { name: 'C' } });
  expect(page.all('meta[name="description"]')).toEqual([]);
  const tagline = 'Light.';
  const { description } = await visit('/', { ...home, getcollege: { name: 'C', tagline } });
  expect(description).toBe(tagline);
});

test('the 404 page links to the first four pages of each menu group', async () => {
  const { main, status } = await visit('/nowhere');
  expect(status).toBe(404);
  const lists = main.all('section ul').map((list) => list.all('a').length);
  expect(Math.max(...lists)).toBe(4);
});

test.each(['/events?page=2', '/as/events?page=2'])(
  '%s has a retry link when it is unavailable',
  async (path) => {
    const getcollegeeventlistwithyear = () => {
      throw new CallError('getcollegeeventlistwithyear', 0, 'Silence.');
    };
    const { status, body } = await renderWith({ getcollegeeventlistwithyear })(path);
    expect(status).toBe(503);
    expect(parse(String(body)).all(`main a[href="${path}"]`)).toHaveLength(1);
  },
);

test('the head has the address with its state in each language', async () => {
  const { page } = await visit('/as/students/results?year=2024');
  expect(page.one('link[rel="canonical"]').attributes.href).toBe(
    'https://c.test/as/students/results?year=2024',
  );
  const others = page.all('link[rel="alternate"][hreflang]').map(({ attributes }) => attributes);
  expect(others.map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en', 'https://c.test/students/results?year=2024'],
    ['as', 'https://c.test/as/students/results?year=2024'],
  ]);
});

test("a college with a name has a search description in the page's language", async () => {
  const searched = async (path: string, name: string) =>
    (await visit(path, { getcollege: { name } })).page
      .all('link[rel="search"]')
      .map(({ attributes }) => attributes.href);
  expect(await searched('/privacy', 'C')).toEqual(['/opensearch.xml']);
  expect(await searched('/as/privacy', 'C')).toEqual(['/as/opensearch.xml']);
  expect(await searched('/privacy', '')).toEqual([]);
});

test("the browser uses the college's colour, or ours", async () => {
  const colour = async (appearance: object) =>
    (await visit('/privacy', { getcollege: { name: 'C', appearance } })).page.one(
      'meta[name="theme-color"]',
    ).attributes.content;
  expect(await colour({ primary: '#1b4d8f' })).toBe('#1b4d8f');
  expect(await colour({})).toBe('#a3161f');
});

const governed = {
  name: 'Demo College, Assam',
  emblem: '/files/media/emblem.png',
  owner: 'Department of Demos',
  region: 'Assam, India',
  keywords: 'degree, admission',
  state_portal: { title: 'State Portal', link: 'https://state.gov.in' },
};

test.each([
  ['/', 'Demo College, Assam – India'],
  ['/privacy', 'Privacy – Demo College, Assam'],
  ['/as', 'Demo College, Assam – India'],
])('the title of %s is %s: only the home page names state and country', async (path, title) => {
  expect((await visit(path, { ...home, getcollege: governed })).title).toBe(title);
});

test('the home page of a college without state and country has its name as title', async () => {
  expect((await visit('/', { ...home, getcollege: { name: 'C' } })).title).toBe('C');
});

test('keywords name page, section, college and what the college wrote, each once', async () => {
  const keywords = async (path: string) =>
    (await visit(path, { ...home, getcollege: governed })).page.all('meta[name="keywords"]')[0]
      ?.attributes.content;
  expect(await keywords('/')).toBe('Demo College, Assam, India, degree, admission');
  expect(await keywords('/committees')).toBe(
    'Committees, About, Demo College, Assam, India, degree, admission',
  );
  expect(await keywords('/nowhere')).toBeUndefined();
});

test('the emblem has a text, and the link around it reads the name once', async () => {
  const { page } = await visit('/privacy', { getcollege: governed });
  expect(page.one('header img').attributes.alt).toBe('Emblem');
  expect(page.one('header a:has(img)').words).toBe('Demo College, Assam');
});

test.each([
  ['/privacy', 'Website owned by: Department of Demos', 'Feedback', '/visitors-note'],
  ['/as/privacy', 'ৱেবছাইটৰ স্বত্বাধিকাৰী: Department of Demos', 'মতামত', '/as/visitors-note'],
])('the footer of %s names the owner and links to feedback and portals', async (...row) => {
  const [path, owner, feedback, to] = row;
  const footer = (await visit(path, { getcollege: governed })).page.one('footer');
  expect(footer.words).toContain(owner);
  const links = footer.all('a').map(({ words, attributes }) => [words, attributes.href]);
  expect(links).toContainEqual([feedback, to]);
  for (const address of ['https://www.india.gov.in', 'https://state.gov.in'])
    expect(footer.one(`a[href="${address}"]`).attributes.target).toBe('_blank');
});
