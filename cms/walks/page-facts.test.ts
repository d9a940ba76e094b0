/** Facts of small pages: each fault is in the fact that it belongs to, and a page without faults has none. */
import { expect, test } from 'vitest';
import { type PageFacts, readPage } from './page-facts.ts';

const address = new URL('https://college.example.org/students/downloads');
const owner = ['Demo College', 'Government of Demo'];

const footer = `<footer><address>Demo College, Government of Demo</address>
  <a href="/help">Help</a><a href="/policies/terms">Terms of use</a><a href="/visitors-note">Feedback</a>
  <a href="/contactus">Contact</a><a href="/sitemap">All pages</a><a href="/search">Search</a>
  <a href="https://www.india.gov.in/" data-other-site="gov" target="_blank" rel="noopener">National Portal of India
    <span class="visually-hidden">(another website, opens in a new tab)</span></a>
  <span>Website last updated: <time datetime="2026-11-20">20 Nov 2026</time></span></footer>`;

/** A page without faults, with `main` as its content. */
const pageOf = (main: string, lang = 'en') => `<!doctype html><html lang="${lang}"><head>
  <meta charset="utf-8"><title>Student downloads - Demo College</title>
  <meta name="description" content="Forms of the college"><meta name="keywords" content="forms, Demo College"></head>
  <body><header><a href="#content">Skip to the content</a><a href="/as/students/downloads" hreflang="as">অসমীয়া</a>
  <a href="/"><img src="/files/media/emblem.webp" alt="Emblem of Demo College"></a></header>
  <main id="content"><nav><ol><li><a href="/students/notification">Students</a></li></ol></nav>${main}</main>
  ${footer}</body></html>`;

const clean = '<h1>Student downloads</h1><h2>Forms</h2><p>The forms of the office.</p>';
const read = (main: string, at = address, lang = 'en') =>
  readPage(pageOf(main, lang), { address: at, status: 200, owner });
const cleanFacts = read(clean).facts;

/** The facts that differ from those of the page without faults. */
const changed = (main: string, at?: URL, lang?: string): Partial<PageFacts> => {
  const { facts } = read(clean + main, at, lang);
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(cleanFacts[name as keyof PageFacts]),
    ),
  );
};

test('reads all facts of a page without faults', () => {
  expect(cleanFacts).toEqual({
    path: '/students/downloads',
    locale: 'en',
    status: 200,
    title: 'Student downloads - Demo College',
    lang: 'en',
    charset: 'utf-8',
    description: 'Forms of the college',
    keywords: 'forms, Demo College',
    headings: [1, 2],
    headingJumps: [],
    imagesWithoutAlt: [],
    emblemAlt: 'Emblem of Demo College',
    tablesWithoutHeader: 0,
    tablesWithoutCaption: 0,
    duplicateIds: [],
    hosts: ['www.india.gov.in'],
    unmarkedLinks: [],
    files: 0,
    filesWithoutFacts: [],
    fixedLinks: [
      ...['help', 'policies', 'terms', 'feedback', 'contact', 'sitemap', 'search', 'language'],
      ...['national-portal', 'home', 'section'],
    ],
    hasSkipLink: true,
    isOwnerNamed: true,
    changedOn: '2026-11-20',
    isEmpty: false,
    foreignPart: 0,
    saysUntranslated: false,
    fieldsWithoutLabel: [],
    fieldsWithoutAutocomplete: [],
  });
});

test.each<[what: string, main: string, facts: Partial<PageFacts>]>([
  [
    'an image without alt',
    '<img src="/files/media/a.webp">',
    { imagesWithoutAlt: ['/files/media/a.webp'] },
  ],
  ['decoration', '<img src="/files/media/a.webp" alt="">', {}],
  [
    'a heading that skips a level',
    '<h4>Fees</h4>',
    { headings: [1, 2, 4], headingJumps: ['Fees'] },
  ],
  ['a second title', '<h1>Forms</h1>', { headings: [1, 2, 1] }],
  [
    'a table without headers',
    '<table><tr><td>1</td></tr></table>',
    { tablesWithoutHeader: 1, tablesWithoutCaption: 1 },
  ],
  ['a good table', '<table><caption>Fees</caption><tr><th>Fee</th></tr></table>', {}],
  ['an id twice', '<p id="a">1</p><p id="a">2</p>', { duplicateIds: ['a'] }],
  [
    'a link to another website without a sign',
    '<a href="https://www.example.org/x">Example</a>',
    { hosts: ['www.example.org', 'www.india.gov.in'], unmarkedLinks: ['Example'] },
  ],
  ['a mail address', '<a href="mailto:office@example.org">Mail</a>', {}],
  ['an address that is none', '<a href="http://[">Broken</a>', {}],
  [
    'a file without type',
    '<a href="/files/media/a.pdf">Form</a>',
    { files: 1, filesWithoutFacts: ['Form'] },
  ],
  ['a picture that opens', '<a href="/files/media/a.jpg"><img src="/a.webp" alt="Gate"></a>', {}],
  [
    'a file with type',
    '<a href="/files/media/a.pdf">Form <span>PDF · 84 KB</span></a>',
    { files: 1 },
  ],
  [
    'a file with type beside it',
    '<p><a href="/files/media/a.pdf">Form</a> (PDF, 1.2 MB)</p>',
    { files: 1 },
  ],
  [
    'a newer day of the page',
    '<p>Last updated: <time datetime="2026-11-27">27 Nov 2026</time></p>',
    { changedOn: '2026-11-27' },
  ],
  ['the day of an event', '<p>Exam: <time datetime="2027-01-27">27 Jan 2027</time></p>', {}],
  ['a field without label', '<input name="q">', { fieldsWithoutLabel: ['q'] }],
  [
    'fields with labels',
    '<label>Word <input name="q"></label><label for="n">N</label><select id="n"></select>',
    {},
  ],
  [
    'a mail field without autocomplete',
    '<label>E-mail <input type="email" name="mail"></label>',
    { fieldsWithoutAutocomplete: ['mail'] },
  ],
  [
    'a note about the translation',
    '<p data-untranslated="">অনুবাদ নাই</p>',
    { saysUntranslated: true },
  ],
])('reads %s', (_what, main, facts) => {
  const { foreignPart: _, ...others } = changed(main);
  expect(others).toEqual(facts);
});

test.each([
  ['<h2>Under construction</h2>', true],
  ['<p>This page is under construction.</p>', true],
  ['<div>Coming soon …</div>', true],
  ['<p>The content will be updated soon.</p>', true],
  ['<p>এই পৃষ্ঠাখন নিৰ্মাণাধীন।</p>', true],
  ['<p>শীঘ্ৰেই আহি আছে</p>', true],
  ['<p>The new hostel is under construction and opens in May.</p>', false],
  ['<p>This page is updated every Friday.</p>', false],
  ['<li><a href="/x">Coming soon</a></li>', false],
])('%s says that a page is still to come: %s', (main, isPromise) => {
  expect(read(clean + main).facts.underConstruction !== undefined).toBe(isPromise);
});

test.each([
  ['<h1>Title</h1>', true],
  ['<h1>Title</h1><p data-empty="">No data found</p>', true],
  ['<h1>Title</h1><p>Last updated: <time datetime="2026-11-27">27 Nov</time></p>', true],
  ['<h1>Title</h1><img src="/a.webp" alt="">', false],
  ['<h1>Title</h1><ul><li>One</li></ul>', false],
])('%s is an empty page: %s', (main, isEmpty) => {
  expect(read(main).facts.isEmpty).toBe(isEmpty);
});

test('measures how much of a page is in the other language', () => {
  const at = new URL('https://college.example.org/as/students/downloads');
  const { facts } = read('<h1>নাম</h1><p lang="en">abcabc</p><p>কখ</p>', at, 'as');
  expect([facts.locale, facts.foreignPart]).toEqual(['as', 0.75]);
});

test('names of people and e-mail addresses are content, but no texts to translate', () => {
  const at = new URL('https://college.example.org/as/administrations/gb');
  const names = '<h2 lang="en" translate="no">Rina</h2><a href="mailto:r@c.test" lang="en">r@c</a>';
  const parts = [names, `${names}<p lang="en">abc</p><p>ক</p>`].map((main) => {
    const { isEmpty, foreignPart } = read(main, at, 'as').facts;
    return [isEmpty, foreignPart];
  });
  expect(parts).toEqual([
    [false, 0],
    [false, 0.75],
  ]);
});

test('reads each link of the content once, without fragments, and those of the menus at home', () => {
  const main =
    '<nav><a href="/menu">0</a></nav><a href="?year=2024#x">1</a><a href="?year=2024">2</a>' +
    '<a href="http://other.example.org/a b#c">3</a><a href="https://www.college.example.org/x">4</a>';
  const { own, outside } = read(clean + main).links;
  expect(own).toEqual([
    'https://college.example.org/students/downloads?year=2024',
    'https://www.college.example.org/x',
  ]);
  expect(outside).toEqual(['http://other.example.org/a%20b']);
  const home = read(clean + main, new URL('https://college.example.org/')).links;
  expect(home.own).toContain('https://college.example.org/menu');
  expect(home.outside).toContain('https://www.india.gov.in/');
});

test('an answer without HTML has facts without contents', () => {
  const { facts, links } = readPage('', { address, status: 404, owner });
  expect(facts).toMatchObject({ status: 404, title: '', fixedLinks: [], isOwnerNamed: false });
  expect([facts.isEmpty, links]).toEqual([false, { own: [], outside: [] }]);
});
