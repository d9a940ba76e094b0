/** Decodes bytes to text: by the byte order mark, else as UTF-8, else as Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideWithoutMark(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so most likely from Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Recognises UTF-16 without a mark. UTF-8 has no zero bytes; in UTF-16 spaces, digits and line
 * breaks have one, always on the same side.
 */
function wideWithoutMark(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 4000);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Binary files have zero bytes on both sides.
  const isWide = Math.max(even, odd) > head.length / 100 && Math.min(even, odd) < (even + odd) / 10;
  if (!isWide || bytes.length % 2 === 1) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return encoding;
  } catch {
    // Not this encoding: `TextDecoder` throws a TypeError.
    return undefined;
  }
}

/** Ligatures of Latin letters (ﬁ, ﬀ), which occur in PDFs and old office documents. */
const ligature = /[\ufb00-\ufb06]/g;
/** Invisible characters between letters: soft hyphens, direction marks and word joiners. */
const markWithoutWidth = /[\u00ad\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Removes invisible characters, replaces ligatures, and collapses spaces. Line breaks stay. */
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
