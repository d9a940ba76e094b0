/** The text of a post as WordPress keeps it: comments of blocks, shortcodes, line breaks. As HTML that our editor reads. */
import { documentOf } from '../html.ts';
import type { Attachment } from './inventory.ts';
import { makeParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** What a text may name. */
export interface Around {
  /** By its number in the export. */
  attachment: (id: string) => Attachment | undefined;
  attachmentsOf: (post: string) => Attachment[];
  /** Where the page or post that stood at an address stands now. */
  placeOf: (address: string) => string | undefined;
  /** The file behind an address, in its full size; undefined where it is none of the old website's. */
  fileAt: (address: string) => string | undefined;
  isGiven: (file: string) => boolean;
}

export interface Text {
  html: string;
  /** Addresses of files that the text leads to or shows. */
  links: string[];
  pictures: string[];
  /** Of both, those that are not given: what it leads to stays an address of the old website. */
  missing: string[];
  /** What did not come, by its name. */
  left: string[];
}

export function readText(content: string, post: string, around: Around): Text {
  const left = new Set<string>();
  const uncommented = content.replace(/<!--([\s\S]*?)(?:-->|$)/g, (_, comment: string) => {
    const [, name] = /^\s*wp:(\S+)/.exec(comment) ?? [];
    // A block without an end has no words: WordPress makes them when it is asked.
    if (name && comment.trimEnd().endsWith('/')) left.add(`block ${name}`);
    return '';
  });
  const written = withoutShortcodes(uncommented, (attributes) =>
    galleryOf(attributes, post, around),
  );
  for (const name of written.left) left.add(`[${name}]`);
  const document = documentOf(written.html);
  for (const element of document.querySelectorAll('script, style, noscript, form, input, button'))
    element.remove();
  for (const element of document.querySelectorAll('.wp-block-file__button')) element.remove();
  makeParagraphs(document);
  embedsToLinks(document);
  const [pictures, noPictures] = parted(showPictures(document, around), around);
  const [links, noLinks] = parted(leadOn(document, around), around);
  for (const image of document.querySelectorAll('img'))
    if (noPictures.includes(image.getAttribute('src') ?? '')) image.remove();
  const html = document.body.innerHTML;
  return { html, links, pictures, missing: [...noPictures, ...noLinks], left: [...left] };
}

const parted = (files: string[], { isGiven }: Around): [given: string[], others: string[]] => [
  files.filter(isGiven),
  files.filter((file) => !isGiven(file)),
];

/** The pictures of these numbers, or all that were brought for the post. */
function galleryOf({ ids, include }: Record<string, string>, post: string, around: Around): string {
  const numbers = (ids ?? include ?? '').split(',').map((id) => id.trim());
  const chosen = numbers.flatMap((id) => around.attachment(id) ?? []);
  const all = ids || include ? chosen : around.attachmentsOf(post);
  return all
    .filter(({ url }) => /\.(jpe?g|png|webp|avif)$/i.test(url))
    .map(({ id }) => `<figure><img class="wp-image-${Number(id)}" src=""></figure>`)
    .join('');
}

/** Films and maps of others come as links: nothing is asked of others before a visitor wants it. */
function embedsToLinks(document: Document): void {
  const link = (address: string) => {
    const paragraph = document.createElement('p');
    const anchor = document.createElement('a');
    anchor.setAttribute('href', address);
    anchor.textContent = address;
    paragraph.append(anchor);
    return paragraph;
  };
  for (const element of document.querySelectorAll('iframe, video, audio, embed, object')) {
    const source = element.querySelector('source')?.getAttribute('src');
    const address = element.getAttribute('src') ?? source ?? element.getAttribute('data') ?? '';
    const full = address.startsWith('//') ? `https:${address}` : address;
    element.replaceWith(...(/^https?:/i.test(full) ? [link(full)] : []));
  }
  // An address that stands alone was a film, too.
  for (const paragraph of document.querySelectorAll('p, .wp-block-embed__wrapper')) {
    const text = paragraph.textContent?.trim() ?? '';
    if (paragraph.children.length === 0 && /^https?:\/\/\S+$/.test(text))
      paragraph.replaceWith(link(text));
  }
}

/** Each picture in its full size and by itself, with its caption below it. Answers their addresses. */
function showPictures(document: Document, { attachment, fileAt }: Around): string[] {
  const pictures: string[] = [];
  for (const image of document.querySelectorAll('img')) {
    const known = attachment(/\bwp-image-(\d+)\b/.exec(image.className)?.[1] ?? '');
    const address = known?.url ?? fileAt(image.getAttribute('src') ?? '');
    const figure = image.closest('figure');
    const caption = figure?.querySelector('img') === image ? captionOf(figure) : '';
    const alt = image.getAttribute('alt') || known?.alt || caption;
    const block = blockAround(image, document.body);
    const anchor = image.closest('a');
    image.remove();
    if (anchor && !anchor.textContent?.trim() && !anchor.querySelector('img')) anchor.remove();
    if (!address) continue;
    pictures.push(address);
    const shown = document.createElement('img');
    shown.setAttribute('src', address);
    shown.setAttribute('alt', alt);
    block.before(shown);
    if (!caption) continue;
    const below = document.createElement('p');
    below.append(document.createElement('em'));
    below.firstElementChild?.append(caption);
    block.before(below);
  }
  for (const figure of document.querySelectorAll('figure')) unwrap(figure);
  for (const paragraph of document.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && paragraph.children.length === 0) paragraph.remove();
  return pictures;
}

/** The outermost element that has no other block in it than what holds the picture. */
function blockAround(image: Element, body: Element): Element {
  let block: Element = image;
  while (block.parentElement && block.parentElement !== body && !isCell(block.parentElement))
    block = block.parentElement;
  return block;
}
const isCell = ({ tagName }: Element) => /^(td|th|li|div|blockquote)$/i.test(tagName);

/** Taken out of the figure: what stands in it besides pictures and tables. */
function captionOf(figure: Element): string {
  const shown = 'img, table, figure, iframe, video, audio';
  const isWords = (node: Node) =>
    node.nodeName === '#text' ||
    ('matches' in node &&
      !(node as Element).matches(shown) &&
      !(node as Element).querySelector(shown));
  const words = [...figure.childNodes].filter(isWords);
  for (const word of words) word.remove();
  return words
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Links to pages of the old website lead to where they stand now. Answers the addresses of files that others lead to. */
function leadOn(document: Document, { placeOf, fileAt }: Around): string[] {
  const links: string[] = [];
  for (const anchor of document.querySelectorAll('a')) {
    const address = anchor.getAttribute('href')?.trim() ?? '';
    const file = fileAt(address);
    const place = placeOf(address);
    if (file) links.push(file);
    if (!/^(https?:|mailto:|tel:|\/|#)/i.test(address)) unwrap(anchor);
    else anchor.setAttribute('href', place ?? file ?? address);
  }
  return [...new Set(links)];
}

/** With files at their new addresses. */
export function withAddresses(html: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return html;
  const document = documentOf(html);
  for (const anchor of document.querySelectorAll('a')) {
    const address = addresses.get(anchor.getAttribute('href') ?? '');
    if (address) anchor.setAttribute('href', address);
  }
  return document.body.innerHTML;
}

/** A title has entities, and sometimes tags. */
export function plainText(html: string): string {
  const { body } = documentOf(html);
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 500);
}
