/** A WordPress export (WXR), read as a stream: RSS with fields of WordPress. */
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { type Item, type Limited, newItem } from './item.ts';

export interface Channel {
  /** Of the website, without a slash at its end. */
  address: string;
  /** Names that are shown, by the name that an author signs in with. */
  authors: Map<string, string>;
  /** Categories by their short names: their number, and the short name of the one above. */
  terms: Map<string, { number: string; parent: string }>;
  /** What calls itself an export has a version, and an address. */
  isExport: boolean;
  /** Whether the file ends where it should. */
  isWhole: boolean;
}

/** Characters of a field; a text of a page is longer than any other. */
const LONGEST_FIELD = 10_000;
const LONGEST_TEXT = 1_000_000;

/** Fields of an item, by their element. */
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
};

/**
 * Entities that a file declares are never read: whatever they would name or unfold to stays the few letters that it is.
 * `each` is awaited before more of the file is read.
 */
export async function readExport(
  file: string,
  each: (item: Item) => Promise<void> | void,
): Promise<Channel> {
  const channel: Channel = {
    address: '',
    authors: new Map(),
    terms: new Map(),
    isExport: false,
    isWhole: false,
  };
  const items: Item[] = [];
  const parser = new Parser(handlers(channel, items), { xmlMode: true, decodeEntities: true });
  for await (const piece of createReadStream(file, 'utf8')) {
    parser.write(piece);
    for (const item of items.splice(0)) await each(item);
  }
  parser.end();
  channel.address = channel.address.replace(/\/+$/, '');
  channel.isExport &&= URL.canParse(channel.address);
  return channel;
}

function handlers(channel: Channel, items: Item[]): ConstructorParameters<typeof Parser>[0] {
  /** Elements that are open, from the channel on. */
  const open: string[] = [];
  let item: Item | undefined;
  let category: { slug: string; name: string } | undefined;
  let text = '';
  let isTooLong = false;
  let login = '';
  let number = '';
  let slug = '';
  let key = '';

  const closeInItem = (within: Item, name: string, parent: string | undefined) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') key = text;
      if (name === 'wp:meta_value' && key.startsWith('_')) within.meta.set(key, text);
    } else if (parent !== 'item') return;
    else if (name === 'category' && category) {
      within.categories.push({ ...category, name: text.trim() || category.slug });
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
  };

  return {
    onopentag(name, attributes) {
      open.push(name);
      text = '';
      isTooLong = false;
      if (name === 'item') item = newItem();
      if (name === 'wp:comment' && item) item.comments += 1;
      if (name === 'category' && attributes.domain === 'category')
        category = { slug: attributes.nicename ?? '', name: '' };
    },
    ontext(piece) {
      const most = open.at(-1) === 'content:encoded' ? LONGEST_TEXT : LONGEST_FIELD;
      isTooLong ||= text.length + piece.length > most;
      text += piece.slice(0, most - text.length);
    },
    onclosetag(name, isImplied) {
      open.pop();
      if (isImplied) return;
      if (name === 'channel') channel.isWhole = true;
      if (name === 'item' && item) {
        items.push(item);
        item = undefined;
      } else if (item) closeInItem(item, name, open.at(-1));
      else closeInChannel(name, open.at(-1));
      text = '';
    },
  };
}
