import { decodeAddress } from '@college/contract/decode-address';
import type { Upload } from '@college/contract/entities';
import { plainName } from '@college/contract/files';
import { fileAddress } from './FileLink.tsx';

interface Props {
  file: Upload;
  /** Maximum number of letters; two dots follow a longer name. */
  longest: number;
}

/** The name of a file. A long name is cut, but complete in its tooltip and for screen readers. */
export function FileName({ file, longest }: Props) {
  const name = fileName(file);
  const cut = shortenName(name, longest);
  if (cut === name) return <>{name}</>;
  return (
    <span title={name}>
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Shortens a name to `longest` letters and two dots. An Assamese conjunct counts as one letter. */
export function shortenName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const graphemes = Array.from(letters.segment(name), ({ segment }) => segment);
  return graphemes.length <= longest ? name : `${graphemes.slice(0, longest).join('')}..`;
}

/** Returns the name of a file: the last part of its path. */
export function fileName(file: Upload): string {
  const address = file.path || fileAddress(file);
  const last =
    address
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? address;
  const decoded = decodeAddress(last);
  return decoded === undefined ? last : plainName(decoded);
}

/** Names that cameras, scanners and messengers give to every file. */
const genericNames =
  /^(attachment|camscanner|doc|document|download|dscn?|file|image|img|new|photo|scan|scanned|screenshot|untitled|whatsapp)\b/i;

/**
 * Returns the name that the editor wrote, or the file name in words. Returns undefined for links and for names that say
 * nothing, such as `scan0012.pdf`.
 */
export function attachmentName(file: Upload): string | undefined {
  const altText = file.alt?.trim();
  if (altText || file.fileType === 'link') return altText || undefined;
  const name = fileName(file)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  const words = name.split(' ').filter((word) => /[\p{L}\p{M}]{3}/u.test(word));
  if (words.length < 2 || genericNames.test(name)) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
