/** Prepares pasted HTML for the editor (see `cms/rich-text`). Pictures that cannot come along are left out. */
import { prepareHtml } from '../../rich-text/prepare-html.ts';

/** Word hides what only it can read, and shows what others should, by marks that are no HTML. */
const conditions = /<!\[(?:if|endif)[^\]]*\]>/gi;

/** Kinds of pictures that the admin keeps; only those come along whose bytes were pasted, too. */
const brought = /^data:image\/(?:jpeg|png|webp|avif);base64,/i;

/** `leftOut`: how many pictures lie elsewhere, on a computer or another website. */
export function cleanPaste(
  html: string,
  parse: (html: string) => Document = (text) => new DOMParser().parseFromString(text, 'text/html'),
): { html: string; leftOut: number } {
  const document = parse(html.replace(conditions, ''));
  prepareHtml(document);
  let leftOut = 0;
  for (const picture of document.querySelectorAll('img')) {
    if (picture.hasAttribute('data-lexical-upload-id')) continue;
    if (brought.test(picture.getAttribute('src') ?? '')) continue;
    picture.remove();
    leftOut += 1;
  }
  return { html: document.body.innerHTML, leftOut };
}
