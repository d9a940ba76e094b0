/** The default site map with what a college made of it: what menus show, and what the admin shows as a tree. */
import type { SiteMapPage } from '../entities.ts';
import { type AddedKind, addedKinds } from './added-pages.ts';
import { mayBeAdded, standing } from './addresses.ts';
import {
  headingNames,
  type Listed,
  menuNames,
  NOWHERE,
  PLACE_STEP,
  sectionNames,
} from './places.ts';

export interface DefaultPage extends Listed {
  path: string;
  /** The page that answers at this path, too, where it is not one of its own. */
  within?: string;
}

export interface ArrangedPage extends Listed {
  path: string;
  /** What the college calls it; '' for its default title. */
  title: string;
  hidden: boolean;
  /** Of a page that the college added. */
  kind?: AddedKind;
  /** Pages stand in the order of these. */
  place: number;
}

/** Every page in its order, hidden ones too. What another backend may send beyond its table is left out. */
export function arrange(
  defaults: readonly DefaultPage[],
  changes: readonly SiteMapPage[],
): ArrangedPage[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const isHidden = (path = '') => changed.get(path)?.hidden === 1 && !standing.includes(path);
  const known = defaults.map(({ path, within, ...listed }, index) => {
    const { place = (index + 1) * PLACE_STEP, title = '', ...change } = changed.get(path) ?? {};
    const hidden = isHidden(path) || isHidden(within);
    return { path, place, hidden, title: title.trim(), ...listed, ...placesIn(change) };
  });
  const paths = new Set(known.map(({ path }) => path));
  const added = changes.flatMap((change, index) => {
    const kind = addedKinds.find((one) => one === change.kind);
    const { path, title, hidden, place = (known.length + index + 1) * PLACE_STEP } = change;
    if (!kind || paths.has(path) || !mayBeAdded(path) || !title.trim()) return [];
    return { path, kind, place, hidden: hidden === 1, title: title.trim(), ...placesIn(change) };
  });
  return [...known, ...added].sort((one, other) => one.place - other.place);
}

function placesIn({ section, heading, menu }: Partial<SiteMapPage>): Listed {
  return {
    ...chosen('section', section, sectionNames),
    ...chosen('heading', heading, [...sectionNames, ...headingNames]),
    ...chosen('menu', menu, menuNames),
  };
}

/** Nothing where the name is none of ours: then it stands as by default. */
function chosen<Key extends keyof Listed>(
  key: Key,
  name: string | undefined,
  names: readonly NonNullable<Listed[Key]>[],
): Listed {
  if (name === NOWHERE) return { [key]: undefined };
  const known = names.find((one) => one === name);
  return known ? { [key]: known } : {};
}
