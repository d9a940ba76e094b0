/**
 * Reads a body; undefined as soon as it exceeds `most` bytes. Counts bytes as they arrive, because
 * Content-Length may be wrong or missing.
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
