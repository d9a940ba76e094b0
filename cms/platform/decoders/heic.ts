/**
 * Converts HEIC photos of phones to JPEG, because sharp's libvips and most browsers cannot read
 * them.
 */
import { errorCode } from '@college/server/error-code';
import { z } from 'zod';
import { decoderCommand, type Limits, runLimited } from './limited.ts';

const limits: Limits = { seconds: 30, megabytes: 700, answer: 30_000_000 };
const mostPixels = 50_000_000;
const Size = z.object({ width: z.number(), height: z.number() });

/** Thrown for a photo with more pixels than are decoded. */
export class TooManyPixels extends Error {
  readonly code = 'TOO_MANY_PIXELS';
  readonly size: { width: number; height: number };
  readonly most = mostPixels;
  constructor(size: { width: number; height: number }) {
    super('The photo has too many pixels.');
    this.size = size;
  }
}

export const isTooManyPixels = (error: unknown): error is TooManyPixels =>
  errorCode(error) === 'TOO_MANY_PIXELS';

/**
 * Returns an upright JPEG without metadata. Throws `TooManyPixels`; rejects if the photo is
 * unreadable or exceeds the limits.
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
  // A JPEG never begins with `{`.
  if (answer[0] === 0x7b) throw new TooManyPixels(Size.parse(JSON.parse(answer.toString())));
  return answer;
}
