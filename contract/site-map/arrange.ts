/** Applies a college's changes to the default site map, for the menus and for the tree in the admin. */

import { type AddedKind, addedKinds } from '../added-pages.ts';
import type { SiteMapPage } from '../entities.ts';
import { mayBeAdded, standing } from './addresses.ts';
import {
  type DefaultPage,
  headingNames,
  type Listed,
  menuNames,
  NOWHERE,
  PLACE_STEP,
  sectionNames,
} from './places.ts';

export interface ArrangedPage extends Listed {
  path: string;
  /** The title that the college chose; '' for the default title. */
  title: string;
  hidden: boolean;
  /** The kind of a page that the college added. */
  kind?: AddedKind;
  /** Pages are ordered by this number. */
  place: number;
}

/** Returns all pages in their order, hidden ones too. Unknown names that another backend may send are ignored. */
export function arrange(
  defaults: readonly DefaultPage[],
  changes: readonly SiteMapPage[],
): ArrangedPage[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const isHidden = (path = '') => changed.get(path)?.hidden === 1 && !standing.includes(path);
  const defaultPages = defaults.map(({ path, within, ...listed }, index) => {
    const { place = (index + 1) * PLACE_STEP, title = '', ...change } = changed.get(path) ?? {};
    const hidden = isHidden(path) || isHidden(within);
    return { path, place, hidden, title: title.trim(), ...listed, ...placesIn(change) };
  });
  const paths = new Set(defaultPages.map(({ path }) => path));
  const added = changes.flatMap((change, index) => {
    const kind = addedKinds.find((name) => name === change.kind);
    const { path, title, hidden, place = (defaultPages.length + index + 1) * PLACE_STEP } = change;
    if (!kind || paths.has(path) || !mayBeAdded(path) || !title.trim()) return [];
    return { path, kind, place, hidden: hidden === 1, title: title.trim(), ...placesIn(change) };
  });
  return [...defaultPages, ...added].sort((page, other) => page.place - other.place);
}

function placesIn({ section, heading, menu }: Partial<SiteMapPage>): Listed {
  return {
    ...placeOf('section', section, sectionNames),
    ...placeOf('heading', heading, [...sectionNames, ...headingNames]),
    ...placeOf('menu', menu, menuNames),
  };
}

/** Returns nothing for an unknown name, so that the default stays. */
function placeOf<Key extends keyof Listed>(
  key: Key,
  name: string | undefined,
  names: readonly NonNullable<Listed[Key]>[],
): Listed {
  if (name === NOWHERE) return { [key]: undefined };
  const value = names.find((candidate) => candidate === name);
  return value ? { [key]: value } : {};
}
