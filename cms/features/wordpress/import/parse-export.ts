/**
 * Parses a WordPress export (WXR, an extension of RSS) within limits. Runs in `export-child.ts`.
 */

import { Parser } from 'htmlparser2';
import { Refusal } from '../../../platform/refusal.ts';
import { documentEnding } from './file-endings.ts';
import { type Item, type Limited, newItem } from './item.ts';

export interface Channel {
  /** Address of the website, without a final slash. */
  address: string;
  /** Display names by login name. */
  authors: Map<string, string>;
  /** Categories by slug: id, and slug of the parent. */
  terms: Map<string, { number: string; parent: string }>;
  /** True if the file has WordPress's version and an address. */
  isExport: boolean;
  /** True if the file is complete. */
  isWhole: boolean;
}

/** Limits of an export. A college of twenty years has about ten thousand items. */
export const exportLimits = {
  items: 200_000,
  /** Authors and categories. */
  names: 20_000,
  /** Categories and `wp:postmeta` values of an item. Further ones are ignored. */
  ofItem: 500,
  /** Nested elements. */
  depth: 100,
  attributes: 100,
  /** Characters of all titles, addresses and names, which stay in memory during the import. */
  characters: 50_000_000,
} as const;

/** Characters of a field, except texts. */
const LONGEST_FIELD = 10_000;
const LONGEST_TEXT = 1_000_000;

/** Fields of an item by element. */
const fields: Record<string, keyof Limited> = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  'dc:creator': 'creator',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_name': 'name',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'wp:post_parent': 'parent',
  'wp:post_password': 'password',
  'wp:attachment_url': 'url',
  'wp:menu_order': 'order',
};

/** True for a field of a plugin with the address or the id of a document. */
const isFileField = (key: string, value: string): boolean =>
  documentEnding.test(value) ||
  (/file|pdf|doc|attach|upload/i.test(key) && /^\d{1,9}$/.test(value));

/** Lists of an item's terms by domain. */
const termsOf: Record<string, 'categories' | 'tags' | 'menus'> = {
  category: 'categories',
  post_tag: 'tags',
  nav_menu: 'menus',
};

/**
 * Parses an export in chunks and passes its items to `each`. Throws a `Refusal` at a limit.
 * Declared entities are never expanded, so they stay as written.
 */
export function openExportParser(each: (item: Item) => void) {
  const channel: Channel = {
    address: '',
    authors: new Map(),
    terms: new Map(),
    isExport: false,
    isWhole: false,
  };
  const parser = new Parser(handlers(channel, each), { xmlMode: true, decodeEntities: true });
  return {
    write: (piece: string) => parser.write(piece),
    end(): Channel {
      parser.end();
      channel.address = channel.address.replace(/(?<!\/)\/+$/, '');
      channel.isExport &&= URL.canParse(channel.address);
      return channel;
    },
  };
}

const names = Object.values(fields).filter((field) => field !== 'content' && field !== 'excerpt');
const lengthOfNames = (item: Item) => names.reduce((sum, name) => sum + item[name].length, 0);

function handlers(
  channel: Channel,
  each: (item: Item) => void,
): ConstructorParameters<typeof Parser>[0] {
  /** Open elements, starting with the channel. */
  const open: string[] = [];
  let item: Item | undefined;
  let category: { domain: string; slug: string } | undefined;
  let text = '';
  let isTooLong = false;
  let login = '';
  let number = '';
  let slug = '';
  let key = '';
  let items = 0;
  let characters = 0;
  let attributes = 0;
  /** First use of each id. */
  const numbers = new Map<string, string>();

  /**
   * Gives an item a new id if its id is already used, which happens when a file contains two
   * exports.
   */
  const numbered = (one: Item): Item => {
    if (!one.id) return one;
    const itself = `${one.type} ${one.link} ${one.guid}`;
    for (let copy = 1; ; copy++) {
      const id = copy === 1 ? one.id : `${one.id}-${copy}`;
      const user = numbers.get(id) ?? itself;
      if (user !== itself) continue;
      numbers.set(id, itself);
      return { ...one, id };
    }
  };

  const closeInItem = (within: Item, name: string, parent: string | undefined) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') key = text;
      const hasPlace = within.meta.size < exportLimits.ofItem;
      const isRead = key.startsWith('_') || key === 'footnotes' || isFileField(key, text);
      if (name === 'wp:meta_value' && isRead && hasPlace) within.meta.set(key, text);
    } else if (parent !== 'item') return;
    else if (name === 'category' && category) {
      const { domain, slug: termSlug } = category;
      const terms = within[termsOf[domain] ?? 'categories'];
      if (terms.length < exportLimits.ofItem)
        terms.push({ slug: termSlug, name: text.trim() || termSlug });
      category = undefined;
    } else if (field) {
      within[field] = field === 'content' ? text : text.trim();
      if (isTooLong && field === 'content') within.isTooLong = true;
    }
  };
  const closeInChannel = (name: string, parent: string | undefined) => {
    const value = text.trim();
    if (name === 'wp:author_login') login = value;
    if (name === 'wp:author_display_name' && login) channel.authors.set(login, value);
    if (name === 'wp:term_id') number = value;
    if (name === 'wp:category_nicename') channel.terms.set(value, { number, parent: '' });
    if (name === 'wp:category_nicename') slug = value;
    if (name === 'wp:category_parent') channel.terms.set(slug, { number, parent: value });
    if (name === 'wp:wxr_version') channel.isExport = true;
    const isAddress = name === 'wp:base_blog_url' || (name === 'link' && !channel.address);
    if (parent === 'channel' && isAddress) channel.address = value;
    if (Math.max(channel.authors.size, channel.terms.size) > exportLimits.names)
      throw new Refusal('requestTooLarge');
  };

  return {
    onattribute() {
      attributes += 1;
      if (attributes > exportLimits.attributes) throw new Refusal('requestTooLarge');
    },
    onopentag(name, values) {
      open.push(name);
      if (open.length > exportLimits.depth) throw new Refusal('requestTooLarge');
      attributes = 0;
      text = '';
      isTooLong = false;
      if (name === 'item') item = newItem();
      if (name === 'wp:comment' && item) item.comments += 1;
      const { domain = '', nicename = '' } = values;
      if (name === 'category' && Object.hasOwn(termsOf, domain))
        category = { domain, slug: nicename };
    },
    ontext(piece) {
      const isText =
        open.at(-1) === 'content:encoded' ||
        (open.at(-1) === 'wp:meta_value' && key === '_elementor_data');
      const most = isText ? LONGEST_TEXT : LONGEST_FIELD;
      isTooLong ||= text.length + piece.length > most;
      text += piece.slice(0, most - text.length);
    },
    onclosetag(name, isImplied) {
      open.pop();
      if (isImplied) return;
      if (name === 'channel') channel.isWhole = true;
      if (name === 'item' && item) {
        items += 1;
        characters += lengthOfNames(item);
        if (items > exportLimits.items) throw new Refusal('requestTooLarge');
        if (characters > exportLimits.characters) throw new Refusal('requestTooLarge');
        each(numbered(item));
        item = undefined;
      } else if (item) closeInItem(item, name, open.at(-1));
      else closeInChannel(name, open.at(-1));
      text = '';
    },
  };
}
