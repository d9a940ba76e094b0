import { photoKinds } from '@college/contract/limits';
import sharp from 'sharp';
import { startsLike } from '../../platform/files/signatures.ts';
import { codedRefusal } from '../../platform/refusal.ts';

const PIXELS = 50_000_000;
const LONGEST_SIDE = 1200;
const SECONDS = 10;

/** Re-encodes a photo as an upright JPEG, which removes metadata and hidden data. */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  if (!startsLike(bytes, ...photoKinds)) {
    throw codedRefusal(400, 'photoKind');
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
    // sharp throws plain errors for every photo that it cannot decode.
    throw codedRefusal(400, 'photoUnreadable');
  }
}
