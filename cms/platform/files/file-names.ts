/**
 * Names of stored files, which contain the hash of the content. For pictures see
 * contract/images.ts.
 */
import { hash } from 'node:crypto';
import { imageName, imageStem } from '@college/contract/images';
import { extensionOf } from './file-types.ts';

const withoutExtension = (name: string) =>
  name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name;

/** The letters a-z and digits of a text, with hyphens between its words; '' for a text in another script. */
export const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');

/** The name of a picture in addresses; `picture` for a name in another script. */
export const slug = (text: string): string => hyphenated(text).slice(0, 60) || 'picture';

export const shortHashOf = (content: Buffer): string => hash('sha256', content, 'hex').slice(0, 8);

export function pictureName(
  original: string,
  content: Buffer,
  { width, height, extension }: { width: number; height: number; extension: string },
): string {
  const stem = `${slug(withoutExtension(original))}-${shortHashOf(content)}`;
  return `${imageName(stem, width, height)}.${extension}`;
}

/**
 * Name of a document, such as `exam-3f2a91c0.pdf`. Readable in any script: only characters that
 * paths, headers or file systems misread are replaced.
 */
export function documentName(original: string, content: Buffer): string {
  const extension = extensionOf(original);
  const hash = shortHashOf(content);
  const stem = withoutExtension(original)
    // The hash of a file that was stored before, here or at the college of an import.
    .replace(/-([0-9a-f]{8})(?:-\d+)?$/, (end, stored) => (stored === hash ? '' : end))
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are replaced here
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069/\\:*?"<>|#%&;]+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .replace(/\s+/g, '-');
  const short = Buffer.from(stem)
    .subarray(0, 180)
    .toString()
    .replace(/(?<!\ufffd)\ufffd+$/, '');
  return `${short || 'document'}-${hash}${extension && `.${extension}`}`;
}

/** The key of a name in the table of addresses. A picture and its sizes share one. */
export const addressKey = (name: string): string => imageStem(name) ?? name;
