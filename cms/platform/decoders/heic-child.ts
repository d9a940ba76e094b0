/**
 * Run by `heic.ts` in a process of its own: a photo comes in as telephones keep it, and goes out as JPEG, or as its size
 * in JSON where it has too many pixels.
 */
import { buffer } from 'node:stream/consumers';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';

const [longestSide, mostPixels] = process.argv.slice(2).map(Number);
const images = await decodeHeic.all({ buffer: await buffer(process.stdin) });
const [first] = images;
if (!first) process.exit(1);
const isTooLarge = first.width * first.height > Number(mostPixels);
process.stdout.write(
  isTooLarge ? JSON.stringify({ width: first.width, height: first.height }) : await jpegOf(first),
);

async function jpegOf(image: typeof first & object): Promise<Buffer> {
  // Upright: its decoder turns it as the camera noted.
  const { data, width, height } = await image.decode();
  images.dispose();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 95 })
    .toBuffer();
}
