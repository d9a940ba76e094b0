/** Names of kept files, each with the hash of its content: see contract/images.ts for pictures. */
import { hash } from 'node:crypto';
import { imageName, imageStem } from '@college/contract/images';
import { extensionOf } from './file-types.ts';

const withoutExtension = (name: string) =>
  name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name;

/** A-z and digits with hyphens; a name in another script becomes `picture`. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'picture';

export const shortHashOf = (content: Buffer): string => hash('sha256', content, 'hex').slice(0, 8);

export function pictureName(
  original: string,
  content: Buffer,
  { width, height, extension }: { width: number; height: number; extension: string },
): string {
  const stem = `${slug(withoutExtension(original))}-${shortHashOf(content)}`;
  return `${imageName(stem, width, height)}.${extension}`;
}

/** `exam-3f2a91c0.pdf`: readable in any script; only what a path, a header or a file system misreads is replaced. */
export function documentName(original: string, content: Buffer): string {
  const extension = extensionOf(original);
  const hash = shortHashOf(content);
  const stem = withoutExtension(original)
    // Of a file that was kept before, here or at a college it is imported from.
    .replace(new RegExp(`-${hash}(-\\d+)?$`), '')
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069/\\:*?"<>|#%&;]+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .replace(/\s+/g, '-');
  const short = Buffer.from(stem)
    .subarray(0, 180)
    .toString()
    .replace(/\ufffd+$/, '');
  return `${short || 'document'}-${hash}${extension && `.${extension}`}`;
}

/** What the table of addresses calls a name: a picture and its copies are one there. */
export const addressKey = (name: string): string => imageStem(name) ?? name;
