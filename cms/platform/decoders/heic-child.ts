/** Run by `heic.ts` in a process of its own: a photo comes in as telephones keep it, and goes out as JPEG. */
import { buffer } from 'node:stream/consumers';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';

const [longestSide, mostPixels] = process.argv.slice(2).map(Number);
const images = await decodeHeic.all({ buffer: await buffer(process.stdin) });
const [first] = images;
if (!first || first.width * first.height > Number(mostPixels)) process.exit(1);
// Upright: its decoder turns it as the camera noted.
const { data, width, height } = await first.decode();
images.dispose();
const size = {
  width: longestSide,
  height: longestSide,
  fit: 'inside',
  withoutEnlargement: true,
} as const;
const jpeg = sharp(data, { raw: { width, height, channels: 4 } })
  .removeAlpha()
  .resize(size);
process.stdout.write(await jpeg.jpeg({ quality: 95 }).toBuffer());
