/**
 * Types of files that may be uploaded, with their media types. No SVG and no HTML, because both can
 * contain scripts.
 */
export const types = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  // Older extensions that Windows and Chrome still write.
  jfif: 'image/jpeg',
  jpe: 'image/jpeg',
  pjp: 'image/jpeg',
  pjpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  csv: 'text/csv',
  txt: 'text/plain',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const;

/** True for captions of films: WebVTT with at least one line of times. */
export const isWebVtt = (text: string): boolean =>
  /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text) && /^(?:\d+:)?\d\d:\d\d\.\d{3} +--> /m.test(text);

/** HEIC photos of phones, which are accepted and stored as JPEG. */
export const phonePhotos = { heic: 'image/heic', heif: 'image/heif' } as const;
export const isPhotoOfTelephone = (name: string): boolean =>
  Object.hasOwn(phonePhotos, extensionOf(name));

/**
 * Old Word, Excel and PowerPoint files share one container format, which is all that is detected.
 */
const container = 'application/x-cfb';

export const allowedTypes: ReadonlySet<string> = new Set([
  ...Object.values(types),
  ...Object.values(phonePhotos),
  container,
]);

export const extensionOf = (name: string): string =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';

/** The media type of a file extension; undefined for files that are not accepted. */
export function typeOf(name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(types, extension) ? types[extension as keyof typeof types] : undefined;
}

/**
 * Detects the type of a file by its first bytes, before any decoder reads it, because name and
 * declared type may be false.
 */
const starts = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  /** HEIC. Some files begin like AVIF; then their name decides. */
  heic: (bytes: Buffer) =>
    /^ftyphe(ic|ix|im|is|vc|vx)$/.test(bytes.subarray(4, 12).toString('latin1')),
  avif: (bytes: Buffer) => /^ftyp(avif|avis|mif1)$/.test(bytes.subarray(4, 12).toString('latin1')),
};

export const startsLike = (bytes: Buffer, ...kinds: (keyof typeof starts)[]): boolean =>
  kinds.some((kind) => starts[kind](bytes));
