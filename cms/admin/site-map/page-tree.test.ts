import { inEachLocale } from '@college/contract/locales';
import type { DefaultSitePage } from '@college/contract/site-map/default';
import { expect, it } from 'vitest';
import type { SitePage } from '../../payload-types.ts';
import { placeAfterStep, treeOf } from './page-tree.ts';

const page = (path: string, places = {}) => ({
  path,
  shows: [],
  titles: { ...inEachLocale(() => 'পৃষ্ঠা'), en: path.slice(1).toUpperCase() },
  ...places,
});
const defaults: DefaultSitePage[] = [
  page('/home'),
  page('/a', { section: 'iqac', heading: 'iqac' }),
  page('/b', { section: 'iqac', heading: 'reports' }),
  page('/c', { section: 'iqac', heading: 'reports' }),
  page('/d', { section: 'iqac', heading: 'reports' }),
  page('/e', { menu: 'more' }),
];
const row = (id: number, data: Partial<SitePage>) => ({ id, ...data }) as SitePage;
const shape = (rows: SitePage[] = []) =>
  treeOf(defaults, rows, 'en').map(({ name, groups }) => [
    name,
    ...groups.map(({ heading, pages }) => [heading, ...pages.map(({ title }) => title)]),
  ]);

it('shows every page by section and menu group, and pages without a section last', () => {
  expect(shape()).toEqual([
    ['iqac', ['iqac', 'A'], ['reports', 'B', 'C', 'D']],
    ['', ['', 'HOME'], ['more', 'E']],
  ]);
});

it('shows renamed, hidden, moved and added pages with their records', () => {
  const rows = [
    row(7, { path: '/c', title: 'Renamed', hidden: true }),
    row(8, { path: '/fests', kind: 'notices', title: 'Fests', section: 'rti' }),
  ];
  expect(shape(rows)).toEqual([
    ['iqac', ['iqac', 'A'], ['reports', 'B', 'Renamed', 'D']],
    ['rti', ['rti', 'Fests']],
    ['', ['', 'HOME'], ['more', 'E']],
  ]);
  const changed = treeOf(defaults, rows, 'en').flatMap(({ groups }) =>
    groups.flatMap(({ pages }) => pages.filter(({ id }) => id)),
  );
  expect(changed).toMatchObject([
    { id: 7, path: '/c', hidden: true },
    { id: 8, path: '/fests', hidden: false, kind: 'notices' },
  ]);
});

it.each([
  [0, -1, undefined],
  [0, 1, 45],
  [1, -1, 25],
  [2, -1, 35],
  [1, 1, 55],
  [2, 1, undefined],
] as const)('page %i moved by %i gets the place %s', (index, step, place) => {
  const pages = [{ place: 30 }, { place: 40 }, { place: 50 }];
  expect(placeAfterStep(pages, index, step)).toBe(place);
});

it('a moved page is shown at its new place', () => {
  const [{ groups: [, reports] = [] } = { groups: [] }] = treeOf(defaults, [], 'en');
  const place = placeAfterStep(reports?.pages ?? [], 2, -1);
  expect(shape([row(1, { path: '/d', place })])[0]).toEqual([
    'iqac',
    ['iqac', 'A'],
    ['reports', 'B', 'D', 'C'],
  ]);
});

it('knows the pages for which nothing is written', () => {
  const site = [
    { ...page('/nirf'), shows: ['notices/NIRF'] },
    { ...page('/gb'), shows: ['members/GOVERNING_BODY'] },
    page('/search'),
  ];
  const rows = [
    row(1, { path: '/fests', kind: 'notices', title: 'Fests' }),
    row(2, { path: '/hostel', kind: 'text', title: 'Hostel' }),
    row(3, { path: '/sports', kind: 'notices', title: 'Sports' }),
  ];
  const content = new Set(['notices/NIRF', 'pages/hostel', 'notices/OWN_SPORTS']);
  const empty = treeOf(site, rows, 'en', content).flatMap(({ groups }) =>
    groups.flatMap(({ pages }) => pages.filter((each) => each.empty).map(({ path }) => path)),
  );
  expect(empty.sort()).toEqual(['/fests', '/gb']);
});
