/**
 * Detects the type of a file by its first bytes, before any decoder reads it, because name and
 * declared type may be false.
 */
const starts = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  /** HEIC. Some files begin like AVIF; then their name decides. */
  heic: (bytes: Buffer) =>
    /^ftyphe(ic|ix|im|is|vc|vx)$/.test(bytes.subarray(4, 12).toString('latin1')),
  avif: (bytes: Buffer) => /^ftyp(avif|avis|mif1)$/.test(bytes.subarray(4, 12).toString('latin1')),
};

export const startsLike = (bytes: Buffer, ...kinds: (keyof typeof starts)[]): boolean =>
  kinds.some((kind) => starts[kind](bytes));
