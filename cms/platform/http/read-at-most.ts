/**
 * All bytes of a body or of an answer; undefined, and read no further, where it has more than `most`. Counts while they
 * come: a length that is told may be wrong, or lacking.
 */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | null | undefined,
  most: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
