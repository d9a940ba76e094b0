/** Pictures in WordPress texts: galleries, captions and smaller copies. */
import { pictureName } from '../addresses.ts';
import { documentEnding } from '../file-endings.ts';
import type { TextLookups } from './links.ts';
import { unwrap } from './links.ts';

/** The pictures with these ids, or all that were uploaded for the post. */
export function galleryOf(
  { ids, include }: Record<string, string>,
  post: string,
  lookups: TextLookups,
): string {
  const numbers = (ids ?? include ?? '').split(',').map((id) => id.trim());
  const attachments = numbers.flatMap((id) => lookups.attachment(id) ?? []);
  const all = ids || include ? attachments : lookups.attachmentsOf(post);
  return all
    .filter(({ url }) => /\.(jpe?g|png|webp|avif)$/i.test(url))
    .filter(({ id }) => /^[\d-]+$/.test(id))
    .map(({ id }) => `<figure><img class="wp-image-${id}" src=""></figure>`)
    .join('');
}

export interface Pictures {
  /** Addresses of the old website's pictures. */
  pictures: string[];
  /** Captions of pictures in order; '' for none. */
  captions: [address: string, caption: string][];
  /** Addresses of pictures on other websites, which become links. */
  externalPictures: string[];
}

/** Replaces each picture by its original, outside of other elements. */
export function showPictures(document: Document, { attachment, fileAt }: TextLookups): Pictures {
  const pictures: string[] = [];
  const captions: Pictures['captions'] = [];
  const externalPictures: string[] = [];
  for (const image of document.querySelectorAll('img')) {
    const attached = attachment(/\bwp-image-([\d-]+)/.exec(image.className)?.[1] ?? '');
    const source = image.getAttribute('src')?.trim() ?? '';
    // The id may belong to another website from which the text was copied.
    const isKnown = attached && (!source || pictureName(source) === pictureName(attached.url));
    const address = isKnown ? attached.url : fileAt(source);
    const figure = image.closest('figure');
    const caption = figure?.querySelector('img') === image ? captionOf(figure) : '';
    const alt = image.getAttribute('alt') || attached?.alt || caption;
    const block = blockAround(image, document.body);
    const anchor = image.closest('a');
    image.remove();
    if (anchor && !anchor.textContent?.trim() && !anchor.querySelector('img')) {
      const target = anchor.getAttribute('href') ?? '';
      // A picture of a PDF's first page, or an icon, leads to the file.
      if (documentEnding.test(target)) anchor.textContent = image.getAttribute('alt') || target;
      else anchor.remove();
    }
    if (!address) {
      externalPictures.push(source.slice(0, 200) || alt || '?');
      if (/^(https?:)?\/\//i.test(source)) block.before(linkTo(document, source, caption || alt));
      continue;
    }
    pictures.push(address);
    const picture = document.createElement('img');
    picture.setAttribute('src', address);
    picture.setAttribute('alt', alt);
    block.before(picture);
    captions.push([address, caption]);
  }
  for (const figure of document.querySelectorAll('figure')) unwrap(figure);
  for (const paragraph of document.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && paragraph.children.length === 0) paragraph.remove();
  return { pictures, captions, externalPictures };
}

function linkTo(document: Document, source: string, words: string): Element {
  const anchor = document.createElement('a');
  const address = source.startsWith('//') ? `https:${source}` : source;
  anchor.setAttribute('href', address);
  anchor.textContent = words || address;
  const paragraph = document.createElement('p');
  paragraph.append(anchor);
  return paragraph;
}

/** The outermost element that contains only the picture's blocks. */
function blockAround(image: Element, body: Element): Element {
  let block: Element = image;
  while (block.parentElement && block.parentElement !== body && !isCell(block.parentElement))
    block = block.parentElement;
  return block;
}
const isCell = ({ tagName }: Element) => /^(td|th|li|div|blockquote)$/i.test(tagName);

/** Removes the caption from the figure: its content besides pictures and tables. */
function captionOf(figure: Element): string {
  const withoutText = 'img, table, figure, iframe, video, audio';
  const isWords = (node: Node) =>
    node.nodeName === '#text' ||
    ('matches' in node &&
      !(node as Element).matches(withoutText) &&
      !(node as Element).querySelector(withoutText));
  const words = [...figure.childNodes].filter(isWords);
  for (const word of words) word.remove();
  return words
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
