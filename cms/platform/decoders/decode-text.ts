/** Bytes as words: as their mark says, else UTF-8, else what Windows writes in English. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideWithoutMark(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-8 has no byte of 0; in UTF-16 spaces, digits and line breaks have one each, all at the same side. */
function wideWithoutMark(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 4000);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A file that is no text has zeros at both sides.
  const isWide = Math.max(even, odd) > head.length / 100 && Math.min(even, odd) < (even + odd) / 10;
  if (!isWide || bytes.length % 2 === 1) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return encoding;
  } catch {
    return undefined;
  }
}

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
