/** Photos of telephones, HEVC in HEIF, as JPEG: sharp's own libvips cannot read them, nor can most browsers. */
import { z } from 'zod';
import { decoderCommand, type Limits, runLimited } from './limited.ts';

const limits: Limits = { seconds: 30, megabytes: 700, answer: 30_000_000 };
const mostPixels = 50_000_000;
const Size = z.object({ width: z.number(), height: z.number() });

/** A photo has more pixels than are decoded. */
export class TooManyPixels extends Error {
  readonly size: { width: number; height: number };
  readonly most = mostPixels;
  constructor(size: { width: number; height: number }) {
    super('The photo has too many pixels.');
    this.size = size;
  }
}

/**
 * Upright, without what the camera noted. Throws `TooManyPixels`, and otherwise rejects where it cannot be read, or needs
 * more than our limits.
 */
export async function jpegOf(photo: Uint8Array, longestSide: number): Promise<Buffer> {
  const answer = await runLimited(
    [
      ...decoderCommand('./heic-child.ts', '--allow-addons'),
      String(longestSide),
      String(mostPixels),
    ],
    photo,
    limits,
  );
  // A JPEG begins with other bytes.
  if (answer[0] === 0x7b) throw new TooManyPixels(Size.parse(JSON.parse(answer.toString())));
  return answer;
}
