import type { Upload } from '@college/contract/entities';
import { fileName } from './file-name.ts';

/** What cameras, scanners and messengers call everything. */
const byMachines =
  /^(attachment|camscanner|doc|document|download|dscn?|file|image|img|new|photo|scan|scanned|screenshot|untitled|whatsapp)\b/i;

/**
 * What an attachment is called: as its editor named it, else what the name of the file says in words. Undefined where
 * that says nothing, `scan0012.pdf` or a number, and for a link.
 */
export function attachmentName(file: Upload): string | undefined {
  const named = file.alt?.trim();
  if (named || file.fileType === 'link') return named || undefined;
  const name = fileName(file)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  const words = name.split(' ').filter((word) => /[\p{L}\p{M}]{3}/u.test(word));
  if (words.length < 2 || byMachines.test(name)) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
