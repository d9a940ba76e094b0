import type { PagePath } from '@college/contract/site-map/default';
import {
  type Listed,
  menuNames,
  type SectionName,
  sectionNames,
} from '@college/contract/site-map/places';
import type { Strings } from './strings/en.ts';

type Heading = keyof Strings['menu'];

type Listing = Readonly<Partial<Record<PagePath, Listed>>>;

export interface MenuGroup {
  name: Heading;
  paths: readonly PagePath[];
}
export interface MenuSection<Name extends Heading = Heading> {
  name: Name;
  groups: readonly MenuGroup[];
}
export type Section = MenuSection<SectionName>;

/** The sections that have pages. A link to a section leads to its first page. */
export const sectionsOf = (map: Listing): Section[] =>
  sectionNames.map((name) => {
    const pages = linesOf(map).filter(([, { section }]) => section === name);
    const groups = Map.groupBy(pages, ([, { heading = name }]) => heading);
    return { name, groups: [...groups].map(([heading, lines]) => group(heading, lines)) };
  });

/** The groups of the header's menu that have pages. */
export function menuOf(map: Listing): MenuSection[] {
  const sections = sectionsOf(map);
  return menuNames
    .map((name) => {
      const pages = linesOf(map).filter(([, { menu }]) => menu === name);
      if (pages.length > 0) return { name, groups: [group(name, pages)] };
      return { name, groups: sections.find((section) => section.name === name)?.groups ?? [] };
    })
    .filter(({ groups }) => groups.length > 0);
}

type Line = [PagePath, Listed];
const linesOf = (map: Listing) => Object.entries(map) as Line[];
const group = (name: Heading, lines: Line[]): MenuGroup => ({
  name,
  paths: lines.map(([path]) => path),
});

/** Every page of the menu and the sections once, under its heading in the section or else in the menu. */
export function allPages(menu: readonly MenuSection[], sections: readonly Section[]): MenuGroup[] {
  const listed = new Set<PagePath>();
  const groups = new Map<Heading, PagePath[]>();
  for (const { name, paths } of [...sections, ...menu].flatMap(({ groups }) => groups)) {
    const unlisted = paths.filter((path) => !listed.has(path));
    for (const path of unlisted) listed.add(path);
    if (unlisted.length > 0) groups.set(name, [...(groups.get(name) ?? []), ...unlisted]);
  }
  return [...groups].map(([name, paths]) => ({ name, paths }));
}
