/** Ligatures of Latin letters, which fonts of PDFs and old office programs write: ﬁ, ﬀ. */
const ligature = /[\ufb00-\ufb06]/g;
/** Marks between letters that are no space: soft hyphens, marks of direction, joiners of words. */
const markWithoutWidth = /[\u00ad\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without characters that nobody sees, with plain letters and single spaces; lines stay. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ligature, (letters) => letters.normalize('NFKC'))
    .replace(markWithoutWidth, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
