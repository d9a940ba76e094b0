/** One item of a WordPress export: a post, a page, a file, or what only WordPress knows. */

/** Fields as they stand in the file; '' where it lacks them. */
export interface Limited {
  id: string;
  type: string;
  status: string;
  title: string;
  link: string;
  guid: string;
  creator: string;
  date: string;
  name: string;
  parent: string;
  password: string;
  content: string;
  excerpt: string;
  /** Of a file. */
  url: string;
}

export interface Term {
  slug: string;
  name: string;
}

export interface Item extends Limited {
  categories: Term[];
  tags: Term[];
  /** The menu of an entry of a menu. */
  menus: Term[];
  /** How many. */
  comments: number;
  /** What WordPress keeps for itself: keys begin with `_`, but for `footnotes`. */
  meta: Map<string, string>;
  /** The text is longer than what is read. */
  isTooLong: boolean;
}

export const newItem = (): Item => ({
  id: '',
  type: '',
  status: '',
  title: '',
  link: '',
  guid: '',
  creator: '',
  date: '',
  name: '',
  parent: '',
  password: '',
  content: '',
  excerpt: '',
  url: '',
  categories: [],
  tags: [],
  menus: [],
  comments: 0,
  meta: new Map(),
  isTooLong: false,
});

/** The number of an item, because several may have one GUID; where an export has no numbers, its GUID or address. */
export const keyOf = ({ guid, link, type, id }: Item): string =>
  id ? `${type} ${id}` : guid || link;

/** The key under which imports before November 2026 kept an item. */
export const formerKeyOf = ({ guid, link, type, id }: Item): string =>
  guid || link || `${type} ${id}`;

export const isPublished = ({ status, password }: Item): boolean =>
  status === 'publish' && password === '';

const importedStatuses = ['publish', 'draft', 'pending', 'future', 'private'];
/** What was thrown away, or never saved, does not come. */
export const isKept = ({ status }: Item): boolean => importedStatuses.includes(status);

/** The category that a post without one has. */
const NONE = { slug: 'uncategorized', name: 'Uncategorized' };
export const categoriesOf = ({ categories }: Item) => (categories.length > 0 ? categories : [NONE]);
