/**
 * Contents of a WordPress export, collected before anything is saved, because items refer to one
 * another.
 */
import { categoriesOf, formerKeyOf, type Item, isKept, isPost, keyOf } from './item.ts';
import { type Entries, entryOf, type OldMenu, readMenu } from './old-menu.ts';
import type { Channel } from './parse-export.ts';
import { readExport } from './read-export.ts';

export interface Attachment {
  id: string;
  url: string;
  alt: string;
  /** Address of the page that WordPress makes for the file. */
  link: string;
  /** Id of the post or page for which it was uploaded. */
  parent: string;
}

/** A page or post, with the data that other items need. */
export interface Known {
  id: string;
  type: string;
  key: string;
  formerKey: string;
  title: string;
  link: string;
  name: string;
  parent: string;
  isKept: boolean;
}

export interface Inventory extends Channel {
  items: Map<string, Known>;
  attachments: Map<string, Attachment>;
  /** Categories with posts, by slug. */
  categories: Map<string, { name: string; posts: number }>;
  /** Number of posts by author. */
  posts: Map<string, number>;
  types: Map<string, number>;
  menu: OldMenu;
  /** Number of comments in total. */
  comments: number;
}

const add = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

export async function takeInventory(file: string): Promise<Inventory> {
  const entries: Entries = new Map();
  const of: Omit<Inventory, keyof Channel | 'menu'> = {
    items: new Map(),
    attachments: new Map(),
    categories: new Map(),
    posts: new Map(),
    types: new Map(),
    comments: 0,
  };
  const channel = await readExport(file, (item) => {
    add(of.types, item.type);
    of.comments += item.comments;
    if (item.type === 'nav_menu_item') entries.set(item.id, entryOf(item));
    if (item.type === 'attachment') of.attachments.set(item.id, attachmentOf(item));
    if (item.type !== 'page' && !isPost(item)) return;
    const { id, type, title, link, name, parent } = item;
    const keys = { key: keyOf(item), formerKey: formerKeyOf(item) };
    of.items.set(id || keys.key, {
      ...{ id: id || keys.key, type, ...keys, title, link, name, parent, isKept: isKept(item) },
    });
    if (type === 'page' || !isKept(item)) return;
    add(of.posts, item.creator);
    for (const category of categoriesOf(item)) {
      const { posts } = of.categories.get(category.slug) ?? { posts: 0 };
      of.categories.set(category.slug, { name: category.name, posts: posts + 1 });
    }
  });
  return { ...channel, ...of, menu: readMenu(entries, of.items) };
}

const attachmentOf = ({ id, url, link, guid, title, excerpt, parent, meta }: Item): Attachment => ({
  id,
  link,
  url: url || guid,
  alt: meta.get('_wp_attachment_image_alt') || excerpt || title,
  parent,
});
