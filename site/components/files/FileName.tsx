import type { Upload } from '@college/contract/entities';
import { plainName } from '@college/contract/files';
import { fileAddress } from './FileLink.tsx';

interface Props {
  file: Upload;
  /** Letters that are shown; where there are more, two dots follow. */
  longest: number;
}

/** What a file is called: cut where it is long, but graphemes under the pointer and read aloud. */
export function FileName({ file, longest }: Props) {
  const name = fileName(file);
  const cut = shortenName(name, longest);
  if (cut === name) return name;
  return (
    <span title={name}>
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name of at most `longest` letters, then two dots; an Assamese conjunct counts as one letter and stays graphemes. */
export function shortenName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const graphemes = Array.from(letters.segment(name), ({ segment }) => segment);
  return graphemes.length <= longest ? name : `${graphemes.slice(0, longest).join('')}..`;
}

/** What a file is called: its path without folders. */
export function fileName(file: Upload): string {
  const address = file.path || fileAddress(file);
  const last = address.replace(/\/+$/, '').split('/').at(-1) ?? address;
  try {
    return plainName(decodeURIComponent(last));
  } catch {
    return last;
  }
}

/** What cameras, scanners and messengers call everything. */
const genericNames =
  /^(attachment|camscanner|doc|document|download|dscn?|file|image|img|new|photo|scan|scanned|screenshot|untitled|whatsapp)\b/i;

/**
 * What an attachment is called: as its editor altText it, else what the name of the file says in words. Undefined where
 * that says nothing, `scan0012.pdf` or a number, and for a link.
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
