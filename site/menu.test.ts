import type { PagePath } from '@college/contract/site-map/default';
import { expect, test } from 'vitest';
import { allPages, menuOf, sectionsOf } from './menu.ts';
import { siteMap } from './site-map.ts';
import { en } from './strings/en.ts';
import { visit } from './testing/visit.ts';

const paths = Object.keys(siteMap) as PagePath[];
const menu = menuOf(siteMap);
const sections = sectionsOf(siteMap);
const listed = allPages(menu, sections).flatMap((group) => group.paths);

test('a group without pages is not shown', () => {
  expect(menuOf({ '/nptel': { menu: 'academics' } })).toEqual([
    { name: 'academics', groups: [{ name: 'academics', paths: ['/nptel'] }] },
  ]);
});

test('a page is in the groups of its entry, in the order of the entries', () => {
  const map = {
    '/nptel': { menu: 'more', section: 'rti' },
    '/iqac/sss': { section: 'iqac', heading: 'feedbacks' },
    '/rti/home': { section: 'rti' },
    '/iqac/about': { section: 'iqac' },
  } as const;
  const iqac = [
    { name: 'feedbacks', paths: ['/iqac/sss'] },
    { name: 'iqac', paths: ['/iqac/about'] },
  ];
  expect(menuOf(map)).toEqual([
    { name: 'iqac', groups: iqac },
    { name: 'more', groups: [{ name: 'more', paths: ['/nptel'] }] },
  ]);
  expect(sectionsOf(map).filter(({ groups }) => groups.length > 0)).toEqual([
    { name: 'iqac', groups: iqac },
    { name: 'rti', groups: [{ name: 'rti', paths: ['/nptel', '/rti/home'] }] },
  ]);
});

// Home needs more answers of the backend.
test.each(paths.filter((path) => path !== '/'))(
  '%s is a page or leads to one, in both languages',
  async (path) => {
    for (const prefix of ['', '/as'])
      expect([200, 302]).toContain((await visit(prefix + path)).status);
  },
);

test('a page contains each link of the menu once', async () => {
  const { page } = await visit('/privacy');
  const firstPages = menu.map(({ groups: [first] }) => first?.paths[0]);
  const linked = menu
    .flatMap(({ groups }) => groups)
    .flatMap(({ paths }) => paths)
    .filter((path) => !firstPages.includes(path));
  expect(linked.length).toBeGreaterThan(40);
  const texts = (path: PagePath) =>
    page.all(`a[href="${path}"]:not(main *)`).map(({ words }) => words);
  for (const path of linked)
    expect(texts(path), path).toEqual([
      en.pages[path],
      // The footer of every page asks for feedback, even if a college has the form in no menu.
      ...(path === '/visitors-note' ? [en.layout.feedback] : []),
    ]);
});

test('the page of all pages links every page and every department once', async () => {
  const { main } = await visit('/sitemap', {
    getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
  });
  for (const path of [...listed, '/department/PHY'])
    expect(main.all(`a[href="${path}"]`), path).toHaveLength(1);
});

test('a group of the menu is left out if its only page is listed in a section', () => {
  const inMenu = [
    { name: 'academics', groups: [{ name: 'academics', paths: ['/nptel'] }] },
  ] as const;
  const inSection = [
    { name: 'distance', groups: [{ name: 'distance', paths: ['/nptel'] }] },
  ] as const;
  expect(allPages(inMenu, inSection)).toEqual(inSection[0].groups);
});

test('no page is in two sections', () => {
  const all = sections.flatMap(({ groups }) => groups.flatMap((group) => group.paths));
  expect(all).toEqual([...new Set(all)]);
});

test('each page in a menu has its own title and description in both languages', async () => {
  const addressesByWords = new Map<string | undefined, string>();
  for (const prefix of ['', '/as'])
    for (const path of listed) {
      const { status, title, description } = await visit(prefix + path);
      expect(status).toBe(200);
      for (const words of [title, description]) {
        expect(words, `${prefix}${path} and ${addressesByWords.get(words)}`).toBeTruthy();
        expect(addressesByWords.get(words), `${prefix}${path}: “${words}”`).toBeUndefined();
        addressesByWords.set(words, prefix + path);
      }
    }
  expect(addressesByWords.size).toBeGreaterThan(200);
});
