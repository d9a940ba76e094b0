import { SiteMap } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import { expect, test } from 'vitest';
import { menuOf, sectionsOf } from '../../menu.ts';
import { siteMap } from '../../site-map.ts';
import { collegeMap } from './college-map.ts';

const page = siteMap['/nptel'].page;
const defaults = {
  '/': { page },
  '/departments': { page },
  '/departments/arts': { within: '/departments', menu: 'academics' },
  '/facility/library': { page, section: 'facilities', menu: 'facilities' },
  '/facility/canteen_facility': { page, section: 'facilities' },
  '/facility/red_cross': { page, section: 'facilities', heading: 'wings' },
} as const;
/** The lines without what only `arrange` reads. */
const unchanged = { ...defaults, '/departments/arts': { menu: 'academics' } };
const mapWith = (answer: object) => collegeMap(defaults, SiteMap.parse(answer));
const withPages = (...pages: object[]) => mapWith({ pages });
const pathsOf = (...pages: object[]) => Object.keys(withPages(...pages).pages);
const others = (...without: string[]) =>
  Object.keys(defaults).filter((path) => !without.includes(path));

test('is the default map without changes', () => {
  const { pages, hidden, titles, redirects } = mapWith({});
  expect(pages).toEqual(unchanged);
  expect([hidden, titles, redirects.size]).toEqual([[], {}, 0]);
});

test('a renamed page keeps its place', () => {
  const { titles, pages } = withPages({ path: '/facility/library', title: ' Reading room ' });
  expect(titles).toEqual({ '/facility/library': 'Reading room' });
  expect(pages).toEqual(unchanged);
});

test('a page is hidden together with the paths at which it answers', () => {
  expect(pathsOf({ path: '/facility/library', hidden: 1 })).toEqual(others('/facility/library'));
  const { hidden } = withPages({ path: '/departments', hidden: 1 });
  expect(hidden).toEqual(['/departments', '/departments/arts']);
});

test.each(['/', '/privacy'])('%s is never hidden', (path) => {
  expect(pathsOf({ path, hidden: 1 })).toEqual(others());
});

test('a page can be moved to another place, into a menu and out of it', () => {
  const [, , , library = '', canteen = ''] = others();
  expect(pathsOf({ path: canteen, place: 35 })).toEqual([
    ...others().slice(0, 3),
    canteen,
    library,
    '/facility/red_cross',
  ]);
  const { pages } = withPages(
    { path: '/facility/library', section: 'none', menu: 'more' },
    { path: '/facility/red_cross', heading: 'support' },
  );
  expect(menuOf(pages).map(({ name }) => name)).toEqual(['academics', 'facilities', 'more']);
  expect(sectionsOf(pages).find(({ name }) => name === 'facilities')?.groups).toEqual([
    { name: 'facilities', paths: ['/facility/canteen_facility'] },
    { name: 'support', paths: ['/facility/red_cross'] },
  ]);
});

test.each(['wings', 'reports'])('a page is in its section under %s', (heading) => {
  const path = '/facility/canteen_facility';
  expect(withPages({ path, heading }).pages[path]).toMatchObject({ heading });
});

test('menus leave out pages without content if the backend knows them', () => {
  const filledOf = (content?: string[]) =>
    Object.keys(collegeMap(siteMap, SiteMap.parse({ pages: [sports], content })).filled);
  expect(filledOf()).toEqual([...Object.keys(siteMap), sports.path]);
  const none = filledOf([]);
  expect(none).toContain('/aboutus/about');
  expect(none).toContain('/alumni-registration');
  expect(none).toContain('/privacy');
  for (const path of [
    '/departments/commerce',
    '/notifications/tender',
    '/students/results',
    '/iqac/aqar',
    '/ncc/ncc_army',
    '/kkhsou',
    '/gallery/photo',
    '/administrations/gb',
    sports.path,
  ])
    expect(none).not.toContain(path);
  expect(filledOf(['notices/EXAM_RESULTS'])).toContain('/students/results');
  expect(filledOf(['notices/OWN_SPORTS_WEEK'])).toContain(sports.path);
  expect(filledOf(['notices/IQAC_AISHE_DATA_C'])).toContain('/iqac/aishe-data');
});

test('pages that menus leave out still answer', () => {
  const { pages, filled } = collegeMap(siteMap, SiteMap.parse({ content: [] }));
  expect(Object.keys(pages)).toEqual(Object.keys(siteMap));
  expect(menuOf(filled).map(({ name }) => name)).not.toContain('notifications');
});

const sports = { path: '/sports-week', kind: 'notices', title: 'Sports week' };

test('a page is added at the end or at its place', () => {
  const { pages, titles } = withPages({ ...sports, section: 'facilities', menu: 'more' });
  expect(Object.keys(pages)).toEqual([...others(), '/sports-week']);
  expect(titles).toEqual({ '/sports-week': 'Sports week' });
  const added = pages['/sports-week' as PagePath];
  expect(added).toMatchObject({ section: 'facilities', menu: 'more' });
  expect(pathsOf({ ...sports, place: 15 }).slice(0, 2)).toEqual(['/', '/sports-week']);
  expect(pathsOf({ ...sports, hidden: 1 })).toEqual(others());
});

test.each([
  {},
  { path: '/nowhere', title: 'No such page' },
  { path: '/sports-week', kind: 'notices', title: ' ' },
  { path: '/sports-week', kind: 'toString', title: 'No such kind' },
  { path: '/admin', kind: 'text', title: 'Taken' },
  { path: '/:link', kind: 'text', title: 'A pattern' },
  { path: '//evil.example.org', kind: 'text', title: 'Elsewhere' },
  { path: '__proto__', kind: 'text', title: 'None' },
  { path: '/facility/library', section: 'constructor', heading: 'x', menu: 'toString' },
])('ignores the unusable line $path', (change) => {
  const { pages, titles } = withPages(change);
  expect(pages).toEqual(unchanged);
  expect(titles).toEqual({});
});

test('a default page keeps its kind', () => {
  const { pages } = withPages({ path: '/facility/library', kind: 'text', title: 'Library' });
  expect(pages['/facility/library']?.page).toBe(page);
});

test('redirects are used unless they lead to nowhere, or begin at an address in use', () => {
  const { redirects } = mapWith({
    redirects: [
      { from: '/old', to: '/events' },
      { from: '/away', to: 'https://example.org/' },
      { from: '/script', to: 'javascript:alert(1)' },
      { from: '/admin', to: '/events' },
      { from: '/:all', to: '/events' },
    ],
  });
  expect([...redirects]).toEqual([
    ['/old', '/events'],
    ['/away', 'https://example.org/'],
  ]);
});
