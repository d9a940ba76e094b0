/** Context for importing pages and posts. */
import { locales } from '@college/contract/locales';
import { asSystem } from '../../../access.ts';
import type { FileImporter } from '../../../import/files.ts';
import { type RichText, richTextOf } from '../../../import/html.ts';
import type { AddedPages } from '../../../import/parts/pages.ts';
import { eachOf, type InAll } from '../../../import/source.ts';
import type { Incoming, Slug, Writer } from '../../../import/writer.ts';
import type { Sentence } from '../words/say.ts';
import type { Archives } from './addresses.ts';
import { numberedAddress, redirectFrom } from './addresses.ts';
import { documentEnding } from './file-endings.ts';
import type { Inventory } from './inventory.ts';
import { type Item, isPublished, keyOf } from './item.ts';
import type { Mapping } from './mapping.ts';
import type { Media } from './media.ts';
import { elementorHtml } from './text/elementor.ts';
import { hasLanguages, inLanguage } from './text/languages.ts';
import type { TextLookups } from './text/links.ts';
import { withAddresses } from './text/links.ts';
import { escaped } from './text/shortcodes.ts';
import { plainText, readText } from './text/text.ts';

/** Translates a sentence of the report into the language of its reader. */
export type Words = (sentence: Sentence, names?: Record<string, string | number>) => string;

export interface ImportContext extends Writer {
  words: Words;
  inventory: Inventory;
  mapping: Mapping;
  media: Media;
  lookups: TextLookups;
  /** New addresses of pages by their id in the export. */
  paths: ReadonlyMap<string, string>;
  ownPages: AddedPages;
  archives: Archives;
}

/** The same value for every language, because an export has only one. */
export const inAll = <Value>(value: Value): InAll<Value> =>
  Object.fromEntries(locales.map((locale) => [locale, value])) as InAll<Value>;

export const nameOf = ({ type, link, title, id }: Item) => `${type} ${link || title || id}`;

/** Fields shared by pages and posts. If they and the files are equal, the record is unchanged. */
export interface Row {
  title: string;
  status: 'published' | 'draft';
  html: string;
  /** Addresses of files. */
  links: string[];
  pictures: string[];
  captions: [address: string, caption: string][];
  featured: string | undefined;
}

/** Reads an item in every language. Only texts with marks of languages differ. */
export function rowsOf<Some extends Row>(
  context: ImportContext,
  item: Item,
  made: (row: Row) => Some,
): InAll<Some> {
  if (!hasLanguages(item.title + item.content)) return inAll(made(rowOf(context, item)));
  return eachOf(inAll(item), (one, locale) => {
    const [title, content] = [one.title, one.content].map((text) => inLanguage(text, locale));
    return made(rowOf(context, { ...one, title: title ?? '', content: content ?? '' }));
  });
}

/** Reads an item and reports what is left out. */
export function rowOf({ lookups, report, words }: ImportContext, item: Item): Row {
  const built = elementorHtml(item.meta.get('_elementor_data'), item.content);
  const { left, missing, externalPictures, ...text } = readText(
    [item.content, built, filesOfFields(item, lookups)].filter(Boolean).join('\n\n'),
    item.id,
    lookups,
    item.meta.get('footnotes'),
  );
  for (const file of externalPictures)
    report.skipped(
      'file',
      file,
      words('this picture is on another website and was imported as a link: {{what}}', {
        what: nameOf(item),
      }),
    );
  for (const file of missing)
    report.skipped(
      'file',
      file,
      words('not among the uploaded files, but used in {{what}}', { what: nameOf(item) }),
    );
  if (left.length > 0)
    report.skipped(
      'wordpress',
      nameOf(item),
      words('imported without {{what}}', {
        what: left.map((part) => named(part, words)).join(', '),
      }),
    );
  const featured = lookups.attachment(item.meta.get('_thumbnail_id') ?? '')?.url;
  return {
    ...text,
    title: plainText(item.title) || item.name || `${item.type} ${item.id}`,
    status: isPublished(item) ? 'published' : 'draft',
    featured: featured && lookups.isGiven(featured) ? featured : undefined,
  };
}

/** Links to the documents in the fields of plugins that the text does not name, such as the PDF of a notice. */
function filesOfFields({ meta, content }: Item, { attachment }: TextLookups): string {
  const fields = [...meta].filter(([key]) => !key.startsWith('_') && key !== 'footnotes');
  const files = fields.map(([, value]) => attachment(value)?.url ?? value);
  return [...new Set(files)]
    .filter((file) => /^https?:/.test(file) && documentEnding.test(file) && !content.includes(file))
    .map((file) => `<p><a href="${escaped(file)}">${escaped(file)}</a></p>`)
    .join('');
}

/** Plain words for parts of plugins that are left out. */
const kindsOfPart: [RegExp, Sentence][] = [
  [/form|cf7|captcha/i, 'a form'],
  [/slide|carousel|rev_/i, 'a slide show'],
  [/map/i, 'a map'],
  [/table/i, 'a table'],
  [/gallery|album|photo|ngg/i, 'a gallery'],
  [/calendar|event/i, 'a calendar'],
  [/video|audio|playlist|youtube|vimeo/i, 'a film or recording'],
  [/posts|query|recent|archives|categories/i, 'a list of posts'],
];
/** `a form ([contact-form-7])`. */
function named(part: string, words: Words): string {
  const [, kind = 'a part of a plugin'] = kindsOfPart.find(([names]) => names.test(part)) ?? [];
  return part === 'form' ? words('a form') : `${words(kind)} (${part})`;
}

export interface ImportedFiles {
  text: RichText | undefined;
  /** Ids of files in the text, and of the files for the whole record. */
  links: number[];
  featured: number | undefined;
}

/** Imports a record like `saveRecord`. A record with missing files is tried again by the next import. */
export async function importItem<Name extends Slug, Some extends Row>(
  { payload, saveRecord, ledger }: ImportContext,
  item: Item,
  incoming: {
    collection: Name;
    rows: InAll<Some>;
    data: (row: Some, imported: ImportedFiles) => Awaited<ReturnType<Incoming<Name, Some>['data']>>;
  },
): Promise<number | undefined> {
  const { collection, rows, data } = incoming;
  let isLacking = false;
  const key = keyOf(item);
  const id = await saveRecord({
    collection,
    key,
    name: nameOf(item),
    rows,
    data: async (row, { files, onLeftOut }) => {
      const { html, links, featured, title } = row;
      const fileOf: FileImporter['one'] = async (file, what) => {
        const fileId = await files.one(file, what);
        isLacking ||= fileId === undefined;
        return fileId;
      };
      const captions: Captioned[] = [];
      const captionsLeft = [...row.captions];
      const picture: FileImporter['one'] = async (file, what) => {
        const id = await fileOf(file, what);
        const address = typeof file === 'string' ? file : file?.url;
        const place = captionsLeft.findIndex(([url]) => url === address);
        const [own] = place < 0 ? [] : captionsLeft.splice(place, 1);
        if (id !== undefined) captions.push({ id, caption: own?.[1] ?? '' });
        return id;
      };
      const addresses = new Map<string, string>();
      const linked: number[] = [];
      for (const url of links) {
        const file = await fileOf({ url }, title);
        if (file === undefined) continue;
        linked.push(file);
        addresses.set(url, await addressOf(payload, file));
      }
      const moved = withAddresses(html, addresses);
      return data(row, {
        text: withCaptions(
          await richTextOf(moved, payload, { one: picture, all: files.all }, onLeftOut),
          captions,
        ),
        links: linked,
        featured: featured ? await fileOf({ url: featured }, title) : undefined,
      });
    },
  });
  if (id !== undefined && isLacking)
    await ledger.keep(`${collection} ${key}`, { record: id, hash: 'lacking' });
  return id;
}

interface Captioned {
  /** Id of the file. */
  id: number;
  caption: string;
}

/** The text with captions for its pictures, in their order. */
function withCaptions(
  text: RichText | undefined,
  captions: readonly Captioned[],
): RichText | undefined {
  const waiting = [...captions];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('type' in node && node.type === 'upload' && 'value' in node) {
      const at = waiting.findIndex(({ id }) => id === Number(node.value));
      const caption = at < 0 ? '' : waiting.splice(at, 1)[0]?.caption;
      if (caption) Object.assign(node, { fields: { caption } });
    }
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(walk);
  };
  walk(text?.root);
  return text;
}

/** The permanent address of a file. */
export async function addressOf(payload: ImportContext['payload'], id: number): Promise<string> {
  const select = { address: true, filename: true } as const;
  const file = await payload.findByID({ collection: 'media', id, select, ...asSystem });
  return `/files/media/${encodeURIComponent(file.address ?? file.filename ?? '')}`;
}

/** Redirects the old addresses of a public record. */
export async function redirectOldAddresses(
  context: ImportContext,
  item: Item,
  to: string,
): Promise<void> {
  if (!isPublished(item)) return;
  const { address } = context.inventory;
  const name = item.type === 'page' ? 'page_id' : 'p';
  for (const from of [redirectFrom(item, address), numberedAddress(name, item.id, address)])
    await addRedirect(context, from, to);
}

/** Adds a redirect, unless the address already has one, for example of another old website. */
export async function addRedirect(
  { saveRecord, ledger, payload, report, words }: ImportContext,
  from: string | undefined,
  to: string,
): Promise<void> {
  if (from === undefined || from === to) return;
  const where = { from: { equals: from } };
  const [before] = (await payload.find({ collection: 'redirects', where, limit: 1, ...asSystem }))
    .docs;
  if (before && before.id !== ledger.find(`redirects ${from}`)?.record) {
    if (before.to !== to)
      report.skipped(
        'redirects',
        from,
        words('this address already redirects to {{to}}', { to: before.to }),
      );
    return;
  }
  const row = { from, to };
  await saveRecord({ collection: 'redirects', key: from, rows: inAll(row), data: async () => row });
}
