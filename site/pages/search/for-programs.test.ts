/** The requests of search fields, and the description of the search for browsers. */
import { expect, test } from 'vitest';
import type { Suggestions } from '../../enhance/search-fields/suggestion-list.ts';
import { shortName } from '../../layout/Document.tsx';
import { type Answers, missingCall, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const college = { name: 'Demo College', codes: { college: 'PRAG', office: 'OFF' } };
const physics = { kind: 'department', dept_code: 'PHY', title: [], excerpt: [] };
const eight = Array.from({ length: 8 }, (_, index) => ({
  text: `Notice ${index}`,
  result: {
    ...{
      kind: 'notice',
      type: 'EXAM_RESULTS',
      dept_code: 'PRAG',
      date: '',
      title: [],
      excerpt: [],
    },
    id: `${index}`,
  },
}));
async function suggested(path: string, getsearchsuggestions: Answers['getsearchsuggestions']) {
  const answers = { getcollege: college, getsearchsuggestions };
  const { status, headers, body } = await renderWith(answers)(path);
  expect(status).toBe(200);
  expect(headers['Content-Type']).toBe('application/json');
  return JSON.parse(body) as Suggestions;
}

test("a suggestion has its kind and address in the page's language", async () => {
  const { label, said, items } = await suggested('/as/search/suggestions?q=phy', [
    { text: 'Physics', result: physics },
    { text: 'physics syllabus' },
  ]);
  expect([label, said]).toEqual(['পৰামৰ্শ', '2 টা পৰামৰ্শ']);
  expect(items).toEqual([
    { text: 'Physics', kind: 'বিভাগ', to: '/as/department/PHY' },
    { text: 'physics syllabus', kind: '', to: '/as/search?q=physics+syllabus' },
  ]);
});

test('suggests a document with the record that contains it', async () => {
  const title = [{ text: 'scan0017.pdf', found: true }];
  const file = { url: '/files/media/scan0017.pdf', ext: 'pdf' };
  const source = { ...physics, title: [{ text: 'Physics', found: false }] };
  const { items } = await suggested('/search/suggestions?q=scan', [
    { text: 'scan0017.pdf', result: { kind: 'document', file, title, source } },
  ]);
  expect(items).toEqual([
    { text: 'scan0017.pdf · in Physics', kind: 'Document', to: '/files/media/scan0017.pdf' },
  ]);
});

test('suggests eight at most, with pages by title among them', async () => {
  const { items, said } = await suggested('/search/suggestions?q=exam', eight);
  expect(said).toBe('8 suggestions');
  expect(items).toHaveLength(8);
  expect(items.slice(0, 2).map(({ to }) => to)).toEqual([
    '/students/exam-schedule',
    '/examination',
  ]);
});

test('suggests each address once', async () => {
  const twice = [1, 2].map(() => ({ text: 'Physics', result: physics }));
  const { said, items } = await suggested('/search/suggestions?q=phy', twice);
  expect([said, items.length]).toEqual(['One suggestion', 1]);
});

test("suggests the college's own texts by the title of their page", async () => {
  const result = { kind: 'page', page: 'about', title: [], excerpt: [] };
  const { items } = await suggested('/search/suggestions?q=weaver', [{ text: '', result }]);
  expect(items).toEqual([{ text: 'About us', kind: 'Page', to: '/aboutus/about' }]);
});

test('suggests titles of pages for a backend without the call', async () => {
  const { items } = await suggested('/search/suggestions?q=privacy+zzz', missingCall);
  expect(items).toEqual([]);
  const { items: titles } = await suggested('/search/suggestions?q=librar', missingCall);
  expect(titles).toEqual([{ text: 'Library', kind: 'Page', to: '/facility/library' }]);
});

test('describes the search to browsers in every language', async () => {
  for (const [prefix, language] of [
    ['', 'en'],
    ['/as', 'as'],
  ]) {
    const { page } = await visit(`${prefix}/privacy`, { getcollege: college });
    const link = page.one('link[rel="search"]').attributes;
    expect(link).toMatchObject({ href: `${prefix}/opensearch.xml`, title: 'Demo College' });
    const { headers, body } = await renderWith({ getcollege: college })(`${prefix}/opensearch.xml`);
    expect(headers['Content-Type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(body).toContain('<ShortName>Demo College</ShortName>');
    expect(body).toContain(`<Language>${language}</Language>`);
    expect(body).toContain(
      `<Url type="text/html" template="https://c.test${prefix}/search?q={searchTerms}"/>`,
    );
  }
});

test.each([
  ['Demo College', 'Demo College'],
  ['Sixteen Letters.', 'Sixteen Letters.'],
  ['Demo Postgraduate College, Guwahati', 'Demo'],
  ['Pragjyotish College', 'Pragjyotish'],
  ['Antidisestablishmentarian', 'Antidisestablish'],
])('%s has the short name %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
