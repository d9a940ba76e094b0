/** Fonts older than Unicode that draw Assamese, Bengali or Hindi over Latin letters. Their text has no meaning without them. */
const names =
  /geetanjali|ramdhenu|asomiya?|\bluit|saraighat|axomiya|banikanta|aa?darsha ?(?:lipi|ratne)|pragjyotish|prafulla|lachit|sutonny|kruti ?dev|devlys|chanakya|(?<![a-z])(?:as|aa|bn|bng|dv|mn|or)[bw]?-?tt/i;

export const isOldFont = (name: string): boolean => names.test(name);

/** The first of these fonts that HTML uses, by its styles and `font` elements. */
export const oldFontIn = (html: string): string | undefined =>
  [
    ...html
      .replace(/@font-face\s*\{[^}]*\}/gi, '')
      .matchAll(/(?:font-family:|face=)([^;}>]{1,100})/gi),
  ]
    .map(
      ([, font = '']) =>
        font
          .replace(/&quot;|["']/g, '')
          .split(',')[0]
          ?.trim() ?? '',
    )
    .find(isOldFont);
