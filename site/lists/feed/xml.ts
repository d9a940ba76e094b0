import XMLBuilder from 'fast-xml-builder';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** Characters that XML cannot contain: most control characters and lone surrogates. */
const invalidCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Writes an object as XML in the notation of fast-xml-parser: `@_name` is an attribute, `#text` the text. */
export const xmlDocument = (content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build(content).replaceAll(invalidCharacters, '')}`;
