/**
 * Converts HEIC photos of phones to JPEG, because sharp's libvips and most browsers cannot read
 * them.
 */
import { z } from 'zod';
import { pictureTooLarge } from '../picture-too-large.ts';
import { decoderCommand, type Limits, runLimited } from './limited.ts';

const limits: Limits = { seconds: 30, megabytes: 700, answer: 30_000_000 };
const mostPixels = 50_000_000;
const Size = z.object({ width: z.number(), height: z.number() });

/**
 * Returns an upright JPEG without metadata. Throws a `Refusal` if the photo has too many pixels; rejects if
 * it is unreadable or exceeds the limits.
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
  if (answer[0] === 0x7b)
    throw pictureTooLarge(Size.parse(JSON.parse(answer.toString())), mostPixels);
  return answer;
}
