/**
 * Converts the text of a WordPress post (block comments, shortcodes, line breaks) to HTML for our
 * editor.
 */
import { z } from 'zod';
import { documentOf } from '../../../../import/html.ts';
import { tidy } from '../../../../platform/decoders/decode-text.ts';
import { buttonsToLinks, embedsToLinks, type TextLookups, updateLinks } from './links.ts';
import { galleryOf, showPictures } from './pictures.ts';
import { withoutShortcodes } from './shortcodes.ts';

export interface Text {
  html: string;
  /** Addresses of linked and shown files. */
  links: string[];
  pictures: string[];
  /** Captions of pictures by address, in order of appearance. */
  captions: [address: string, caption: string][];
  /** Addresses of pictures on other websites. */
  externalPictures: string[];
  /** Linked and shown files that are not available. Links to them keep the old address. */
  missing: string[];
  /** Names of parts that were left out. */
  left: string[];
}

/** `footnotes` is WordPress's JSON of the footnotes. */
export function readText(
  content: string,
  post: string,
  lookups: TextLookups,
  footnotes = '',
): Text {
  const notes = footnotesOf(footnotes);
  const leftOut = new Set<string>();
  const outsideComments = content.replace(/<!--([\s\S]*?)(?:-->|$)/g, '');
  const uncommented = content.replace(/<!--([\s\S]*?)(?:-->|$)/g, (_, comment: string) => {
    const [, name] = /^\s*wp:(\S+)/.exec(comment) ?? [];
    // A block without content is rendered by WordPress on request.
    if (name === 'footnotes' && notes) return notes;
    const files = name
      ? filesOfBlock(comment).filter((file) => !outsideComments.includes(file))
      : [];
    if (name && files.length === 0 && comment.trimEnd().endsWith('/')) leftOut.add(`block ${name}`);
    return files.map((file) => `<p><a href="${file}">${file}</a></p>`).join('');
  });
  const output = withoutShortcodes(
    uncommented,
    (attributes) => galleryOf(attributes, post, lookups),
    (id) => lookups.attachment(id)?.url,
  );
  for (const name of output.left) leftOut.add(`[${name}]`);
  const document = documentOf(output.html);
  buttonsToLinks(document);
  for (const element of document.querySelectorAll('form'))
    if (hasWords(element)) leftOut.add('form');
  for (const element of document.querySelectorAll('script, style, noscript, form, input, button'))
    element.remove();
  for (const button of document.querySelectorAll('.wp-block-file__button'))
    if (button.parentElement?.querySelector('a:not(.wp-block-file__button)')) button.remove();
    else button.textContent = button.getAttribute('href');
  makeParagraphs(document);
  embedsToLinks(document);
  const shownPictures = showPictures(document, lookups);
  const [pictures, noPictures] = parted(shownPictures.pictures, lookups);
  const [links, noLinks] = parted(updateLinks(document, lookups), lookups);
  const captions = [...shownPictures.captions];
  const captionOf = (image: Element) => {
    const address = image.getAttribute('src');
    const at = captions.findIndex(([other]) => other === address);
    return captions.splice(at, at < 0 ? 0 : 1)[0]?.[1];
  };
  for (const image of document.querySelectorAll('img'))
    if (noPictures.includes(image.getAttribute('src') ?? ''))
      image.replaceWith(...captionBelow(document, captionOf(image)));
  const html = document.body.innerHTML;
  // A picture that appears once needs an entry only if it has a caption.
  const times = (address: string) =>
    shownPictures.captions.filter(([other]) => other === address).length;
  return {
    ...{
      html,
      links,
      pictures,
      left: [...leftOut],
      externalPictures: shownPictures.externalPictures,
    },
    captions: shownPictures.captions.filter(
      ([address, caption]) => pictures.includes(address) && (caption || times(address) > 1),
    ),
    missing: [...noPictures, ...noLinks],
  };
}

const hasWords = (element: Element) => /\S/.test(element.textContent ?? '');
/** The addresses of documents in the attributes of a block, which viewers show without a link. */
const filesOfBlock = (comment: string): string[] => [
  ...new Set(
    [
      ...comment.matchAll(/"(https?:[^"\s<>]{1,1000}\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp))"/gi),
    ].map(([, file = '']) => file.replaceAll(String.raw`\/`, '/')),
  ),
];

/** Footnotes as a list, with the numbers of the text. */
function footnotesOf(json: string): string {
  try {
    const notes = z.array(z.object({ content: z.string() })).parse(JSON.parse(json));
    return notes.length > 0
      ? `<ol>${notes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`
      : '';
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    return '';
  }
}

/** The caption of a picture that was not imported. */
function captionBelow(document: Document, caption: string | undefined): Element[] {
  if (!caption) return [];
  const paragraph = document.createElement('p');
  paragraph.textContent = caption;
  return [paragraph];
}

const parted = (files: string[], { isGiven }: TextLookups): [given: string[], others: string[]] => [
  files.filter(isGiven),
  files.filter((file) => !isGiven(file)),
];

/** The text of a title, which may contain entities and tags. */
export function plainText(html: string): string {
  const { body } = documentOf(html);
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return tidy(body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}

/**
 * Line breaks of WordPress's classic editor: an empty line separates paragraphs, a single one
 * breaks a line.
 */

const blocks = new Set(
  (
    'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'iframe main nav ol p pre section style table ul video audio object embed script'
  ).split(' '),
);
/** Elements whose direct text becomes paragraphs too. */
const containers = new Set(['div', 'blockquote', 'section', 'article', 'center', 'details']);

const nameOf = (node: Node) => node.nodeName.toLowerCase();

/** Wraps text and inline elements between blocks in paragraphs. */
function makeParagraphs(document: Document, within: Element = document.body): void {
  const parts: Node[] = [];
  let paragraph: Element | undefined;
  const startBlock = () => {
    paragraph ??= document.createElement('p');
    if (parts.at(-1) !== paragraph) parts.push(paragraph);
    return paragraph;
  };
  for (const node of [...within.childNodes]) {
    if (blocks.has(nameOf(node))) {
      if (containers.has(nameOf(node))) makeParagraphs(document, node as Element);
      parts.push(node);
      paragraph = undefined;
    } else if (node.nodeType !== document.TEXT_NODE) startBlock().append(node);
    else
      for (const [at, text] of (node.textContent ?? '').split(/\r?\n[ \t]*\r?\n\s*/).entries()) {
        if (at > 0) paragraph = undefined;
        if (paragraph || /\S/.test(text)) appendLines(document, startBlock(), text);
      }
  }
  for (const node of parts) if (nameOf(node) === 'p') trim(node as Element);
  within.replaceChildren(
    ...parts.filter((node) => nameOf(node) !== 'p' || !isEmpty(node as Element)),
  );
}

function appendLines(document: Document, to: Element, text: string): void {
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (at > 0 && to.childNodes.length > 0) to.append(document.createElement('br'));
    if (line) to.append(document.createTextNode(line));
  }
}

/** Removes line breaks and spaces at both ends. */
function trim(paragraph: Element): void {
  const isNothing = (node: Node | null) =>
    node !== null &&
    (nameOf(node) === 'br' || (nameOf(node) === '#text' && !node.textContent?.trim()));
  while (isNothing(paragraph.lastChild)) paragraph.lastChild?.remove();
  while (isNothing(paragraph.firstChild)) paragraph.firstChild?.remove();
}

const isEmpty = (element: Element) =>
  !element.textContent?.trim() && element.querySelector('img, iframe, video, audio') === null;
