/** Pictures in a text of WordPress: galleries, captions, smaller copies. */
import type { Around } from './around.ts';
import { unwrap } from './links.ts';

/** The pictures of these numbers, or all that were brought for the post. */
export function galleryOf(
  { ids, include }: Record<string, string>,
  post: string,
  around: Around,
): string {
  const numbers = (ids ?? include ?? '').split(',').map((id) => id.trim());
  const chosen = numbers.flatMap((id) => around.attachment(id) ?? []);
  const all = ids || include ? chosen : around.attachmentsOf(post);
  return all
    .filter(({ url }) => /\.(jpe?g|png|webp|avif)$/i.test(url))
    .map(({ id }) => `<figure><img class="wp-image-${Number(id)}" src=""></figure>`)
    .join('');
}

/** Each picture in its full size and by itself, with its caption below it. Answers their addresses. */
export function showPictures(document: Document, { attachment, fileAt }: Around): string[] {
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
