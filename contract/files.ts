/**
 * Names and lifetimes of files. A file is stored under a name with the hash of its content (`exam-3f2a91c0.pdf`,
 * `gate-3f2a91c0-1600x1067.jpg`). It also has a stable address, which stays when the file is replaced (`exam.pdf`).
 */

/** `Cache-Control` by kind of address. Shared caches ask again after a second, because a file may be withdrawn. */
export const fileLifetimes = {
  hashed: 'public, max-age=31536000, s-maxage=1, immutable',
  stable: 'public, max-age=0, s-maxage=1, must-revalidate',
} as const;

/** Removes hash and size from a stored name, for people who save or send the file: `exam.pdf`, `gate.jpg`. */
export const plainName = (storedName: string): string =>
  storedName.replace(/-[0-9a-f]{8}(?:-\d+x\d+)?(?:-\d+)?(?=\.\w+$)/, '');

/** Formats a number of bytes as `84 KB` or `1.2 MB`. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Returns type and size of a file, such as `PDF · 84 KB`; '' if neither is known. */
export const fileFacts = ({ ext, size }: { ext: string; size?: number | undefined }): string =>
  [ext.toUpperCase(), size === undefined ? '' : readableSize(size)].filter(Boolean).join(' · ');

/** Endings of the files on the website by the kind of program that opens them. */
export const fileFormats = {
  pdf: ['pdf'],
  text: ['doc', 'docx', 'odt'],
  sheet: ['xls', 'xlsx', 'ods', 'csv'],
  slides: ['ppt', 'pptx', 'odp'],
  picture: ['jpg', 'png', 'webp', 'avif'],
  video: ['mp4', 'webm'],
  plain: ['txt', 'json', 'vtt'],
  calendar: ['ics'],
} as const;
export type FileFormat = keyof typeof fileFormats;
