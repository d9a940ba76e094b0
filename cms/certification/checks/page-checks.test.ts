/** Planted faults of pages: the check of the right row sees each, and no other check does. */
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import type { Finding } from '../../walks/findings.ts';
import type { PageFacts } from '../../walks/page-facts.ts';
import { type CheckContext, factText, type Walk } from '../check.ts';
import * as checks from './page-checks.ts';

const page = (path: string, more: Partial<PageFacts> = {}): PageFacts => {
  const locale = /^\/as(\/|$)/.test(path) ? 'as' : 'en';
  return {
    ...{ path, locale, status: 200, lang: locale, charset: 'utf-8' },
    ...{ title: `Title of ${path}`, description: 'About it', keywords: 'college' },
    ...{ headings: [1, 2], headingJumps: [], imagesWithoutAlt: [], emblemAlt: 'Emblem' },
    ...{ tablesWithoutHeader: 0, tablesWithoutCaption: 0, duplicateIds: [], hosts: [] },
    ...{ unmarkedLinks: [], files: 1, filesWithoutFacts: [], hasSkipLink: true },
    fixedLinks: [
      ...(['help', 'policies', 'terms', 'feedback', 'contact', 'sitemap', 'search'] as const),
      ...(['language', 'national-portal', 'home', 'section'] as const),
    ],
    ...{ isOwnerNamed: true, changedOn: '2026-11-20', isEmpty: false, foreignPart: 0 },
    ...{ saysUntranslated: false, fieldsWithoutLabel: [], fieldsWithoutAutocomplete: [] },
    ...more,
  };
};
const home = 'College, Assam, India';
const pages = (contact: Partial<PageFacts> = {}, onHome: Partial<PageFacts> = {}) => [
  page('/', { title: home, ...onHome }),
  page('/as', { title: home, ...onHome }),
  page('/contactus', contact),
  page('/as/contactus', contact),
];

interface Planted {
  pages?: PageFacts[];
  findings?: Finding[];
  outside?: number | undefined;
  college?: { owner?: string; region?: string };
  at?: string;
}
const now = new Date('2026-11-27T06:00:00Z');

const contextOf = (planted: Planted = {}): CheckContext => {
  const { findings = [], outside = 3, college = {}, at = '2026-11-27T02:43:00Z' } = planted;
  const report: Walk['report'] = {
    ...{ pages: 4, left: 0, links: 0, seconds: 1, count: 0, findings, mended: [] },
    ...('outside' in planted && planted.outside === undefined ? {} : { outside }),
  };
  return {
    payload: {
      findGlobal: async () => ({
        owner: 'Government of Assam',
        region: 'Assam, India',
        ...college,
      }),
    } as unknown as Payload,
    locale: 'en',
    now,
    walk: { id: 1, at, report, pages: planted.pages ?? pages() },
    reviews: new Map(),
  };
};

/** The checks that are not met, with their states and what they say first. */
async function unmet(context: CheckContext) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, ...(await check(context)) })),
  );
  return results
    .filter(({ state }) => state !== 'met')
    .map(({ name, state, facts: [fact] }) => [name, state, fact && factText('en', fact)]);
}

const finding = (kind: Finding['kind'], value: string): Finding => ({
  ...{ kind, value, path: '/contactus', locales: ['en'], since: '2026-11-27' },
});
const without = (...names: string[]) =>
  page('/').fixedLinks.filter((name) => !names.includes(name));

test('nothing is wrong with good pages', async () => {
  expect(await unmet(contextOf())).toEqual([]);
  const { facts } = await checks.lastChange(contextOf());
  expect(facts.map((fact) => factText('en', fact))).toEqual([
    'Nothing is wrong on 4 pages, read on 27-11-2026.',
  ]);
});

test.each<[name: string, fault: string, planted: Planted, state?: string]>([
  ['emblem', 'an emblem without text', { pages: pages({ emblemAlt: '' }) }],
  ['emblem', 'no emblem', { pages: pages({ emblemAlt: undefined }) }],
  ['ownerLine', 'a page without its owner', { pages: pages({ isOwnerNamed: false }) }],
  ['ownerLine', 'a college without an owner', { college: { owner: '' } }],
  ['lastChange', 'a page without a day', { pages: pages({ changedOn: undefined }) }],
  ['fileFacts', 'a file without type', { pages: pages({ filesWithoutFacts: ['Form'] }) }],
  ['fileFacts', 'no help for files', { pages: pages({ fixedLinks: without('help') }) }],
  ['metadata', 'no keywords', { pages: pages({ keywords: '' }) }],
  ['metadata', 'the wrong language', { pages: pages({ lang: 'de' }) }],
  [
    'minimumContent',
    'no feedback on home',
    { pages: pages({}, { fixedLinks: without('feedback') }) },
  ],
  ['minimumContent', 'no contact', { pages: pages({ fixedLinks: without('contact') }) }],
  ['tableHeaders', 'a table without headings', { pages: pages({ tablesWithoutHeader: 1 }) }],
  [
    'textAlternatives',
    'a picture without text',
    { pages: pages({ imagesWithoutAlt: ['/a.webp'] }) },
  ],
  ['pageTitles', 'the title of home elsewhere', { pages: pages({ title: home }) }],
  ['pageTitles', 'a home title without country', { pages: pages({}, { title: 'College' }) }],
  ['headings', 'a level that is skipped', { pages: pages({ headingJumps: ['Fees'] }) }],
  ['headings', 'two titles', { pages: pages({ headings: [1, 1] }) }],
  ['headings', 'a field without label', { pages: pages({ fieldsWithoutLabel: ['q'] }) }],
  ['outsideLinks', 'a link without sign', { pages: pages({ unmarkedLinks: ['Portal'] }) }],
  [
    'outsideLinks',
    'a dead outside link',
    { findings: [finding('broken', 'https://x.example.org/')] },
  ],
  ['outsideLinks', 'links that are not checked', { outside: undefined }, 'partly'],
  ['languageVersions', 'a page that is silently English', { pages: pages({ foreignPart: 0.9 }) }],
  [
    'languageVersions',
    'a page that says it is English',
    { pages: pages({ foreignPart: 0.9, saysUntranslated: true }) },
    'partly',
  ],
  ['brokenLinks', 'a dead own link', { findings: [finding('broken', '/lost')] }],
  ['brokenLinks', 'a page that fails', { findings: [finding('page', '500')] }],
  ['unfinishedPages', 'an empty page', { pages: pages({ isEmpty: true }) }],
  ['unfinishedPages', 'a promise', { pages: pages({ underConstruction: 'Coming soon' }) }],
  [
    'languageLink',
    'no link to the other language',
    { pages: pages({ fixedLinks: without('language') }) },
  ],
  ['languageLink', 'an old encoding', { pages: pages({ charset: 'iso-8859-1' }) }],
])('%s sees %s, and no other check does', async (name, _fault, planted, state = 'not') => {
  const seen = await unmet(contextOf(planted));
  expect(seen.map(([check, is]) => [check, is])).toEqual([[name, state]]);
});

test('a home title need not repeat a place that the name of the college has', async () => {
  const title = 'College of Assam – India';
  expect(await unmet(contextOf({ pages: pages({}, { title }) }))).toEqual([]);
});

test('no link to the National Portal is seen by its row and by that of the least content', async () => {
  const planted = { pages: pages({}, { fixedLinks: without('national-portal') }) };
  const names = (await unmet(contextOf(planted))).map(([name]) => name);
  expect(names.sort()).toEqual(['minimumContent', 'nationalPortal']);
});

test('without a check of the last days no row is met', async () => {
  const old = await unmet(contextOf({ at: '2026-11-10T00:00:00Z' }));
  expect(old).toHaveLength(Object.keys(checks).length);
  expect(old[0]?.[2]).toBe('The pages were checked last on 10-11-2026.');
  const never = await unmet({ ...contextOf(), walk: undefined });
  expect(never).toHaveLength(Object.keys(checks).length);
});

test('names ten pages, and how many more there are', async () => {
  const many = Array.from({ length: 15 }, (_, id) => page(`/p?id=${id}`, { isEmpty: true }));
  const { facts } = await checks.unfinishedPages(contextOf({ pages: [...pages(), ...many] }));
  expect(facts).toHaveLength(11);
  expect(facts[0]).toMatchObject({ link: '/p?id=0' });
  expect(facts.map((fact) => factText('en', fact)).at(-1)).toBe('and on 5 more pages');
});
