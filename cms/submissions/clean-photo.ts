import sharp from 'sharp';
import { Refusal } from '../calls/handler.ts';

const PIXELS = 50_000_000;
const LONGEST_SIDE = 1200;
const SECONDS = 10;

const starts = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/**
 * Draws a photo anew, upright, as a JPEG: nothing that it carried beside its pixels comes along, neither
 * what the camera noted nor what somebody hid in it.
 */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  // By its content, before any decoder sees it: neither name nor declared type say what a file is.
  if (!Object.values(starts).some((is) => is(bytes))) {
    throw new Refusal(400, 'The photo must be a JPEG, PNG or WebP picture.');
  }
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84 })
      .toBuffer();
  } catch {
    throw new Refusal(400, 'This photo cannot be read, or has more than 50 million pixels.');
  }
}
