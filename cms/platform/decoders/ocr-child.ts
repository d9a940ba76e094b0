/**
 * Child process of `ocr.ts`: reads a picture, or a PDF with page numbers, and writes the recognised
 * text. Uses the WebAssembly directly, because the Node package would download language data.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { openTesseract, type Recognised, SURE, UPRIGHT } from './tesseract.ts';

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
/** Grey level of ink. */
const DARK = 160;

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
const read = (page: Picture, mayTurn?: boolean) =>
  recognise(Buffer.concat([head(page), page.data]), mayTurn);
/** The text of two pages side by side, page by page; undefined for other pictures. */
function readHalves(image: Picture): Recognised | undefined {
  const halves = pagesSideBySide(image).map((half) => read(half, false));
  // Lines of a page on its side have gaps between them too.
  if (halves.length === 0 || halves.some(({ confidence }) => confidence < SURE)) return undefined;
  return {
    text: halves.map(({ text }) => text).join('\n'),
    confidence: Math.min(...halves.map(({ confidence }) => confidence)),
  };
}
const recognised = pictures.map((image): Recognised => {
  const upright = readHalves(image);
  if (upright) return upright;
  const { turned, ...whole } = read(image);
  return (turned === UPRIGHT ? undefined : readHalves(turnedBack(image, turned))) ?? whole;
});

/** A picture in another orientation, as EXIF numbers it: 6 to the right, 8 to the left, 3 upside down. */
function turnedBack({ width, height, data }: Picture, turned: number): Picture {
  if (turned === 3) return { width, height, data: Buffer.from(data).reverse() };
  const result = Buffer.alloc(data.length);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = turned === 6 ? [height - 1 - row, column] : [row, width - 1 - column];
      result[y * height + x] = data[row * width + column] ?? 0;
    }
  return { width: height, height: width, data: result };
}

/** The left and the right half of two pages that were scanned together; empty for other pictures. */
function pagesSideBySide(image: Picture): Picture[] {
  const { width, height, data } = image;
  if (width < height * 1.2) return [];
  const isBlank = (column: number) => {
    let dark = 0;
    for (let at = column; at < data.length; at += width) dark += (data[at] ?? 255) < DARK ? 1 : 0;
    return dark <= height / 500;
  };
  // The widest gap without ink near the middle.
  let gap = { at: 0, width: 0 };
  let from = Math.round(width * 0.4);
  for (let column = from; column <= width * 0.6; column += 1) {
    if (!isBlank(column)) from = column + 1;
    else if (column - from > gap.width) gap = { at: (from + column) >> 1, width: column - from };
  }
  if (gap.width < width * 0.02) return [];
  return [
    [0, gap.at],
    [gap.at, width],
  ].map(([start = 0, end = 0]) => {
    const half = Buffer.alloc((end - start) * height);
    for (let row = 0; row < height; row += 1)
      half.set(data.subarray(row * width + start, row * width + end), row * (end - start));
    return { width: end - start, height, data: half };
  });
}
process.stdout.write(JSON.stringify(recognised));
