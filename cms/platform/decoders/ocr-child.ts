/**
 * Child process of `ocr.ts`: reads a picture, or a PDF with page numbers, and writes the recognised
 * text. Uses the WebAssembly directly, because the Node package would download language data.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { openTesseract } from './tesseract.ts';

const require = createRequire(import.meta.url);
const fileOf = (name: string) => readFile(require.resolve(name));

/** Grey levels, one byte per pixel. */
interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

const DOTS_PER_INCH = 200;
/** Upper bound of pixels: an A3 page at 200 dpi. Larger pictures are scaled down. */
const MOST_PIXELS = 8_000_000;

async function pagesOf(pdf: Uint8Array, numbers: number[]): Promise<Picture[]> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const wasm = await fileOf('@hyzyla/pdfium/pdfium.wasm');
  const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
  const document = await library.loadDocument(pdf);
  const pictures: Picture[] = [];
  for (const number of numbers) {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const full = DOTS_PER_INCH / 72;
    const largest = Math.sqrt(MOST_PIXELS / (originalWidth * originalHeight));
    const scale = Math.min(full, largest);
    pictures.push(await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' }));
  }
  return pictures;
}

async function picture(file: Uint8Array): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(file)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const numbers = process.argv.slice(2).map(Number);
const file = await buffer(process.stdin);
const pictures = numbers.length > 0 ? await pagesOf(file, numbers) : [await picture(file)];
const recognise = await openTesseract(
  await fileOf('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  Object.fromEntries(
    await Promise.all(
      ['asm', 'eng'].map(
        async (language) =>
          [
            language,
            gunzipSync(
              await fileOf(
                `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
              ),
            ),
          ] as const,
      ),
    ),
  ),
);
const head = ({ width, height }: Picture) => Buffer.from(`P5\n${width} ${height}\n255\n`);
const recognised = pictures.map((image) => recognise(Buffer.concat([head(image), image.data])));
process.stdout.write(JSON.stringify(recognised));
