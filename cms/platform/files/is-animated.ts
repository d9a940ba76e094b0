/** Bytes at the start of a file that tell if a picture is animated. */
export const MOVING_BYTES = 4096;

/** True for a WebP, PNG or AVIF with several frames, by the first `MOVING_BYTES` of the file. */
export function isAnimated(start: Uint8Array): boolean {
  const text = Array.from(start.subarray(0, MOVING_BYTES), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  // The animation bit of the extended header, and the chunk with the number of frames.
  if (text.startsWith('RIFF')) return text.startsWith('WEBPVP8X', 8) && ((start[20] ?? 0) & 2) > 0;
  if (text.startsWith('\x89PNG')) return text.split('IDAT')[0]?.includes('acTL') ?? false;
  return text.startsWith('ftypavis', 4);
}
