import XMLBuilder from 'fast-xml-builder';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** What XML has no way to say, escaped or not: most controls, and halves of characters. */
const invalidCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** An XML document of an object as fast-xml-parser reads one: `@_name` is an attribute, `#text` the text beside them. */
export const xmlDocument = (content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build(content).replaceAll(invalidCharacters, '')}`;
