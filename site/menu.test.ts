import { expect, test } from 'vitest';
import { allPages, openMenu, openSections, type PagePath } from './menu.ts';
import { visit } from './testing/visit.ts';

const everything = () => true;
const listed = (): PagePath[] =>
  allPages(openMenu(everything), openSections(everything)).flatMap(({ paths }) => paths);

test('an entry without a page is not shown, nor a group without entries', () => {
  const open = openMenu((path) => path === '/nptel');
  expect(open).toEqual([{ name: 'academics', groups: [{ name: 'academics', paths: ['/nptel'] }] }]);
});

test('the menu travels once: its pages are linked once around what a page shows', async () => {
  const { html, main } = await visit('/privacy');
  const around = html.replace(main, '');
  const landings = openMenu(everything).map(({ groups: [first] }) => first?.paths[0]);
  const linked = openMenu(everything)
    .flatMap(({ groups }) => groups)
    .flatMap(({ paths }) => paths)
    .filter((path) => !landings.includes(path));
  expect(linked.length).toBeGreaterThan(40);
  for (const path of linked) expect(around.split(`href="${path}"`), path).toHaveLength(2);
});

test('the site map names every page once, and every department', async () => {
  const { main } = await visit('/sitemap', {
    getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
  });
  for (const path of [...listed(), '/department/PHY'])
    expect(main.split(`href="${path}"`), path).toHaveLength(2);
});

test('no page stands in two sections', () => {
  const paths = openSections(everything).flatMap(({ groups }) =>
    groups.flatMap((one) => one.paths),
  );
  expect(paths).toEqual([...new Set(paths)]);
});

test('each page that stands in a menu has a title and a description of its own, in both languages', async () => {
  const seen = new Map<string | undefined, string>();
  for (const prefix of ['', '/as'])
    for (const path of listed()) {
      const { status, title, description } = await visit(prefix + path);
      if (status !== 200) continue;
      for (const words of [title, description]) {
        expect(words, `${prefix}${path} and ${seen.get(words)}`).toBeTruthy();
        expect(seen.get(words), `${prefix}${path}: “${words}”`).toBeUndefined();
        seen.set(words, prefix + path);
      }
    }
  expect(seen.size).toBeGreaterThan(200);
}, 30_000);
