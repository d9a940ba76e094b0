import { readImageAddress } from '@college/contract/images';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { jpegOf } from '../../platform/decoders/heic.ts';
import { documentName, pictureName, shortHashOf } from '../../platform/files/file-names.ts';
import {
  isPhotoOfTelephone,
  isWebVtt,
  startsLike,
  typeOf,
} from '../../platform/files/file-types.ts';
import { isAnimated } from '../../platform/files/is-animated.ts';
import { refuseActiveContent } from '../../platform/files/refuse-active-content.ts';
import { uploadRefusal } from '../../platform/files/upload-refusal.ts';
import { pictureTooLarge } from '../../platform/picture-too-large.ts';
import { isRefusal, Refusal } from '../../platform/refusal.ts';
import { refusalFor } from '../../platform/refusal-for.ts';
import { hasOfficeList } from './has-office-list.ts';
import { photoDetails } from './photo-details.ts';
import { withoutPlace } from './without-place.ts';

/**
 * Longest side of stored pictures in pixels. They are upright and have no metadata such as place
 * and owner.
 */
const longestSide = 2400;

// libvips keeps decoded pictures for later, and its threads a heap each. One upload is rarely followed by the same picture.
sharp.cache(false);
sharp.concurrency(1);

/** Width times height. More pixels would need too much memory. */
const MOST_PIXELS = 100_000_000;

const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * Prepares an upload before Payload reads it, so that Payload stores the prepared file under our
 * name.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;
  const refusal = uploadRefusal(file);
  if (refusal) throw refusalFor(req, refusal.reason, refusal.values);
  if (await hasOfficeList(file.name, file.data)) throw refusalFor(req, 'officeList');
  // Shown in the form: only the first frame of the animation is kept.
  req.context.isFirstFrame = isAnimated(file.data);
  req.context.photo = photoDetails(file.data);
  await convertPhoto(file, req);
  if (!typeOf(file.name)?.startsWith('image/')) {
    if (typeOf(file.name) === 'application/pdf') {
      const data = tidyPdf(file.data);
      if (!data) throw refusalFor(req, 'notPdf');
      file.data = data;
      file.size = data.length;
    }
    if (typeOf(file.name) === 'text/vtt') {
      if (!isWebVtt(file.data.toString('utf8'))) throw refusalFor(req, 'notWebVtt');
      // Many systems do not know the type of captions.
      file.mimetype = 'text/vtt';
    }
    if (typeOf(file.name)?.startsWith('video/')) file.data = withoutPlace(file.data);
    const active = await refuseActiveContent(file.name, file.data);
    if (active) throw refusalFor(req, active.reason, active.values);
    file.name = documentName(file.name, file.data);
    return args;
  }
  if (await isPrepared(file)) return args;
  await refuseLargePicture(file.data, req);
  // sharp throws plain errors for every picture that it cannot decode.
  const { data, info } = await upright(file.data).catch(() => {
    throw refusalFor(req, 'pictureUnreadable');
  });
  const extension = endings[info.format];
  if (!extension) throw refusalFor(req, 'pictureKind');
  file.name = pictureName(file.name, data, { ...info, extension });
  file.data = data;
  file.size = data.length;
  file.mimetype = typeOf(file.name) ?? file.mimetype;
  return args;
};

/** Converts a HEIC photo to JPEG, whatever its name is, because most browsers cannot show HEIC. */
async function convertPhoto(
  file: NonNullable<PayloadRequest['file']>,
  req: PayloadRequest,
): Promise<void> {
  const isNamed = isPhotoOfTelephone(file.name);
  if (!isNamed && !startsLike(file.data, 'heic')) return;
  try {
    file.data = await jpegOf(file.data, longestSide);
  } catch (error) {
    const { reason, values } = isRefusal(error) ? error : new Refusal('pictureUnreadable');
    throw refusalFor(req, reason, values);
  }
  file.name = file.name.replace(/(\.[^.]*)?$/, '.jpg');
}

/**
 * True for a picture that was prepared before, here or at the college of an import. It keeps its
 * name and bytes.
 */
async function isPrepared({ name, data }: { name: string; data: Buffer }): Promise<boolean> {
  const address = readImageAddress(`/files/media/${name}`);
  if (!address || !name.includes(`-${shortHashOf(data)}-${address.width}x${address.height}.`))
    return false;
  const metadata = await sharp(data)
    .metadata()
    // A picture that cannot be read is refused by the caller.
    .catch(() => undefined);
  if (!metadata || metadata.exif || (metadata.orientation ?? 1) !== 1) return false;
  const { width, height } = metadata;
  const small = Math.max(width, height) <= longestSide;
  return small && width === address.width && height === address.height;
}

/** Refuses a picture by its declared size, before its pixels are decoded. */
async function refuseLargePicture(content: Buffer, req: PayloadRequest): Promise<void> {
  if (!startsLike(content, 'jpeg', 'png', 'webp', 'avif')) return;
  const stated = await sharp(content, { limitInputPixels: false })
    .metadata()
    // A picture that cannot be read is refused when it is decoded.
    .catch(() => undefined);
  const pixels = stated ? stated.width * stated.height : 0;
  if (!stated || pixels <= MOST_PIXELS) return;
  const { reason, values } = pictureTooLarge(stated, MOST_PIXELS);
  throw refusalFor(req, reason, values);
}

async function upright(original: Buffer) {
  // An SVG named as a picture would be rendered, which may never end.
  if (!startsLike(original, 'jpeg', 'png', 'webp', 'avif')) throw new Error('Not a picture.');
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS });
  const { format } = await picture.metadata();
  const turned = picture
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  if (format === 'jpeg') turned.jpeg({ quality: 86, mozjpeg: true });
  return turned.toBuffer({ resolveWithObject: true });
}

/** PDF readers look for `%PDF-` within this many bytes. */
const BEGINNING = 1024;
/** Payload looks for `%%EOF` within this many bytes of the end. */
const END = 1024;

/**
 * Repairs a PDF that Payload refuses although readers open it: scanners, printers and mail programs
 * write bytes before `%PDF-` or after `%%EOF`, or leave out the end. All other PDFs stay byte for
 * byte, because a signature covers even the last line break. Undefined if there is no PDF.
 */
export function tidyPdf(content: Buffer): Buffer | undefined {
  const begin = content.subarray(0, BEGINNING).indexOf('%PDF-');
  if (begin < 0) return undefined;
  const pdf = content.subarray(begin);
  if (hasEnd(pdf)) return pdf;
  const end = pdf.lastIndexOf('%%EOF');
  const withoutPadding = end < 0 ? pdf : pdf.subarray(0, end + 5);
  if (hasEnd(withoutPadding)) return withoutPadding;
  // Without the position of its table, a reader searches the objects itself.
  return Buffer.concat([withoutPadding, Buffer.from('\nstartxref\n0\n%%EOF\n')]);
}

/** True if Payload finds the end of the PDF. */
function hasEnd(pdf: Buffer): boolean {
  const end = pdf.subarray(-END);
  return end.includes('%%EOF') && end.includes('xref');
}
