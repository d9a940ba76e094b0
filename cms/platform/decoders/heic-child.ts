/**
 * Child process of `heic.ts`: reads a HEIC photo and writes a JPEG, or the size as JSON if the
 * photo has too many pixels.
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
  // The decoder already rotates the image upright.
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
