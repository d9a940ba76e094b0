/** Texts of scripts that run from right to left. Only they get an attribute, so that no other page grows. */

/** Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and the scripts beside them, and their forms for print. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The `dir` of an element that holds a text. */
export const directionOf = (text: unknown): 'auto' | undefined =>
  typeof text === 'string' && rightToLeft.test(text) ? 'auto' : undefined;

const blocks = 'p|h[2-6]|li|td|th|dt|dd|blockquote|caption|figcaption|div|pre';
/** The opening tag of a block and what stands in it before another block begins or ends. */
const opening = new RegExp(
  `<(?:${blocks})(?=[ >])[^>]*(?=>([^<]*(?:<(?!/?(?:${blocks}|ul|ol|table)\\b)[^<]*)*))`,
  'g',
);

/** Cleaned HTML, with a direction on each block that has such letters. */
export const withDirections = (html: string): string =>
  rightToLeft.test(html)
    ? html.replaceAll(opening, (tag: string, content: string) =>
        rightToLeft.test(content) ? `${tag} dir="auto"` : tag,
      )
    : html;
