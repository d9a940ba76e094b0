/** The text of a post as WordPress keeps it: comments of blocks, shortcodes, line breaks. As HTML that our editor reads. */
import { documentOf } from '../../html.ts';
import type { Around } from './around.ts';
import { embedsToLinks, leadOn } from './links.ts';
import { makeParagraphs } from './paragraphs.ts';
import { galleryOf, showPictures } from './pictures.ts';
import { withoutShortcodes } from './shortcodes.ts';

export interface Text {
  html: string;
  /** Addresses of files that the text leads to or shows. */
  links: string[];
  pictures: string[];
  /** Captions of pictures, by the address of the picture. */
  captions: [address: string, caption: string][];
  /** Addresses of pictures of other websites. */
  elsewhere: string[];
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
  const shown = showPictures(document, around);
  const [pictures, noPictures] = parted(shown.pictures, around);
  const [links, noLinks] = parted(leadOn(document, around), around);
  for (const image of document.querySelectorAll('img'))
    if (noPictures.includes(image.getAttribute('src') ?? ''))
      image.replaceWith(
        ...captionBelow(document, shown.captions.get(image.getAttribute('src') ?? '')),
      );
  const html = document.body.innerHTML;
  return {
    ...{ html, links, pictures, left: [...left], elsewhere: shown.elsewhere },
    captions: [...shown.captions].filter(([address]) => pictures.includes(address)),
    missing: [...noPictures, ...noLinks],
  };
}

/** The words of a picture that did not come. */
function captionBelow(document: Document, caption: string | undefined): Element[] {
  if (!caption) return [];
  const paragraph = document.createElement('p');
  paragraph.textContent = caption;
  return [paragraph];
}

const parted = (files: string[], { isGiven }: Around): [given: string[], others: string[]] => [
  files.filter(isGiven),
  files.filter((file) => !isGiven(file)),
];

/** A title has entities, and sometimes tags. */
export function plainText(html: string): string {
  const { body } = documentOf(html);
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 500);
}
