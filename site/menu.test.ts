import { expect, test } from 'vitest';
import { openMenu, openSections, type PagePath } from './menu.ts';
import { visit } from './testing/visit.ts';

const everything = () => true;
const listed = (): PagePath[] => {
  const groups = [
    ...openMenu(everything),
    ...openSections(everything).flatMap((one) => one.groups),
  ];
  return [...new Set(groups.flatMap(({ paths }) => paths))];
};

test('an entry without a page is not shown, nor a group without entries', () => {
  const open = openMenu((path) => path === '/nptel');
  expect(open).toEqual([{ name: 'academics', paths: ['/nptel'] }]);
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
});
