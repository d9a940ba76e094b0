/** Prepares pasted HTML for the editor (see `cms/rich-text`). Pictures whose data the clipboard does not contain are left out. */
import { oldFontIn } from '../../reading/old-fonts.ts';
import { prepareHtml } from '../../rich-text/prepare-html.ts';

/** Word's conditional marks, which are not valid HTML. */
const conditions = /<!\[(?:if|endif)[^\]]*\]>/gi;

/** Pictures that were pasted with their data, in formats that the admin accepts. */
const embeddedPicture = /^data:image\/(?:jpeg|png|webp|avif);base64,/i;

/** Cleans pasted HTML. `leftOut` counts pictures without data, which are removed. `oldFont` is a font that visitors do not have. */
export function cleanPaste(
  html: string,
  parse: (html: string) => Document = (text) => new DOMParser().parseFromString(text, 'text/html'),
): { html: string; leftOut: number; oldFont: string | undefined } {
  const document = parse(html.replace(conditions, ''));
  prepareHtml(document);
  let leftOut = 0;
  for (const picture of document.querySelectorAll('img')) {
    if (picture.hasAttribute('data-lexical-upload-id')) continue;
    if (embeddedPicture.test(picture.getAttribute('src') ?? '')) continue;
    picture.remove();
    leftOut += 1;
  }
  return { html: document.body.innerHTML, leftOut, oldFont: oldFontIn(html) };
}
