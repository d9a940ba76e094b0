/** Photos of telephones, HEVC in HEIF, as JPEG: sharp's own libvips cannot read them, nor can most browsers. */
import { type Limits, ours, runLimited } from './limited.ts';

const limits: Limits = { seconds: 30, megabytes: 700, answer: 30_000_000 };
const mostPixels = 50_000_000;

/** Upright, without what the camera noted. Rejects where it cannot be read, or needs more than our limits. */
export const jpegOf = (photo: Uint8Array, longestSide: number): Promise<Buffer> =>
  runLimited(
    [...ours('./heic-child.ts', '--allow-addons'), String(longestSide), String(mostPixels)],
    photo,
    limits,
  );
