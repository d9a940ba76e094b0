import { expect, test } from 'vitest';
import { allPages, menuOf, type PagePath, sectionsOf } from './menu.ts';
import { siteMap } from './site-map.ts';
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

test('pages stand in the groups that their lines name, in the order of the lines', () => {
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

// Home needs a backend that answers more.
test.each(paths.filter((path) => path !== '/'))(
  '%s is a page or leads to one, in both languages',
  async (path) => {
    for (const prefix of ['', '/as'])
      expect([200, 302]).toContain((await visit(prefix + path)).status);
  },
);

test('the menu travels once: its pages are linked once around what a page shows', async () => {
  const { page } = await visit('/privacy');
  const firstPages = menu.map(({ groups: [first] }) => first?.paths[0]);
  const linked = menu
    .flatMap(({ groups }) => groups)
    .flatMap(({ paths }) => paths)
    .filter((path) => !firstPages.includes(path));
  expect(linked.length).toBeGreaterThan(40);
  for (const path of linked)
    expect(page.all(`a[href="${path}"]:not(main *)`), path).toHaveLength(1);
});

test('the site map names every page once, and every department', async () => {
  const { main } = await visit('/sitemap', {
    getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
  });
  for (const path of [...listed, '/department/PHY'])
    expect(main.all(`a[href="${path}"]`), path).toHaveLength(1);
});

test('a page that its section lists leaves no heading of the menu without pages', () => {
  const inMenu = [
    { name: 'academics', groups: [{ name: 'academics', paths: ['/nptel'] }] },
  ] as const;
  const inSection = [
    { name: 'distance', groups: [{ name: 'distance', paths: ['/nptel'] }] },
  ] as const;
  expect(allPages(inMenu, inSection)).toEqual(inSection[0].groups);
});

test('no page stands in two sections', () => {
  const all = sections.flatMap(({ groups }) => groups.flatMap((one) => one.paths));
  expect(all).toEqual([...new Set(all)]);
});

test('each page that stands in a menu has a title and a description of its own, in both languages', async () => {
  const seen = new Map<string | undefined, string>();
  for (const prefix of ['', '/as'])
    for (const path of listed) {
      const { status, title, description } = await visit(prefix + path);
      expect(status).toBe(200);
      for (const words of [title, description]) {
        expect(words, `${prefix}${path} and ${seen.get(words)}`).toBeTruthy();
        expect(seen.get(words), `${prefix}${path}: “${words}”`).toBeUndefined();
        seen.set(words, prefix + path);
      }
    }
  expect(seen.size).toBeGreaterThan(200);
});
