/** An item of a WordPress export: a post, a page, a file, or internal data. */

/** Fields as in the export; '' if missing. */
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
  /** Address of a file. */
  url: string;
  /** Position of a menu entry. */
  order: string;
}

export interface Term {
  slug: string;
  name: string;
}

export interface Item extends Limited {
  categories: Term[];
  tags: Term[];
  /** The menus of a menu entry. */
  menus: Term[];
  /** Number of comments. */
  comments: number;
  /** Internal data of WordPress: keys that start with `_`, and `footnotes`. */
  meta: Map<string, string>;
  /** True if the text exceeds the limit. */
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
  order: '',
  categories: [],
  tags: [],
  menus: [],
  comments: 0,
  meta: new Map(),
  isTooLong: false,
});

/** The id of an item, because several may share a GUID; without ids, the GUID or address. */
export const keyOf = ({ guid, link, type, id }: Item): string =>
  id ? `${type} ${id}` : guid || link;

/** The key that imports before November 2026 used. */
export const formerKeyOf = ({ guid, link, type, id }: Item): string =>
  guid || link || `${type} ${id}`;

export const isPublished = ({ status, password }: Item): boolean =>
  status === 'publish' && password === '';

const importedStatuses = ['publish', 'draft', 'pending', 'future', 'private'];
/** False for items in the trash and automatic drafts. */
export const isKept = ({ status }: Item): boolean => importedStatuses.includes(status);

/** Types of WordPress itself and of plugins that keep settings, forms, layouts and goods as posts. */
const internal =
  /^$|^(?:attachment|revision|user_request|nav_menu_item|custom_css|customize_changeset|oembed_cache)$|^(?:wp|acf|wpcf7|elementor|vc|et|fusion|shop|product|ngg|mc4wp|ml-slider|wpforms|popup|tablepress)(?:$|[_-])/;

/** True for posts, and for the posts of a plugin, such as notices and events. */
export const isPost = ({ type }: { type: string }): boolean =>
  type !== 'page' && !internal.test(type);

/** The category of posts without one. */
const NONE = { slug: 'uncategorized', name: 'Uncategorized' };
/** Categories of a post. A type of a plugin is chosen like a category. */
export const categoriesOf = ({ categories, type }: Item): Term[] => {
  if (type !== 'post') return [{ slug: `${TYPE}${type}`, name: type }];
  return categories.length > 0 ? categories : [NONE];
};
/** Start of the slug of a type of posts. WordPress allows no colon in slugs of categories. */
export const TYPE = 'type:';
