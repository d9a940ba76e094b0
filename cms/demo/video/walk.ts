/** A short silent walk through the college: still pictures that fade into one another. */
import sharp from 'sharp';
import { type PictureName, source } from '../art/pictures.ts';
import { type Frame, webm } from './webm.ts';

const [width, height] = [960, 540];
const hold = 700;
const fadeSteps = 5;
const stepLength = 80;

const stops = [
  'college-gate',
  'college-at-dusk',
  'library-hall',
  'laboratory',
  'sports-ground',
  'bihu-dance',
  'river-in-mist',
] as const satisfies readonly PictureName[];

const still = (name: PictureName) =>
  sharp(Buffer.from(source(name)))
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();

const frame = (pixels: Buffer) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 68, effort: 2 })
    .toBuffer();

const mixed = (from: Buffer, to: Buffer, share: number) =>
  from.map((value, i) => value + ((to[i] ?? 0) - value) * share) as Buffer;

export async function walk(): Promise<Buffer> {
  const pictures = await Promise.all(stops.map(still));
  const frames: Frame[] = [];
  let at = 0;
  for (const [i, picture] of pictures.entries()) {
    frames.push({ at, webp: await frame(picture) });
    at += hold;
    const next = pictures[i + 1];
    for (let step = 1; next && step < fadeSteps; step++) {
      frames.push({ at, webp: await frame(mixed(picture, next, step / fadeSteps)) });
      at += stepLength;
    }
  }
  return webm(frames, width, height, at);
}
