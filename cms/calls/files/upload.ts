import type { FileKind } from '@college/contract/codes';
import type { Upload } from '@college/contract/entities';
import { extensionOf } from '../../platform/files/file-types.ts';

interface StoredFile {
  filename?: string | null;
  address?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  alt?: string | null;
  hasText?: boolean;
}

function kindOf(mime: string): FileKind {
  if (mime.startsWith('image/')) return 'image';
  return mime === 'application/pdf' ? 'PDF' : 'file';
}

/**
 * The file of a relation as an answer shows it. A picture has its current name, which leads to its
 * sizes; a document has its permanent address, because people pass it on.
 */
export function uploadOf(
  { filename, address, mimeType, filesize, alt, hasText }: StoredFile,
  filesAt = '/files/media',
): Upload {
  const mime = mimeType ?? '';
  const fileType = kindOf(mime);
  const name = (fileType !== 'image' && address) || filename || '';
  return {
    url: `${filesAt}/${encodeURIComponent(name)}`,
    path: name,
    fileType,
    mime,
    type: 'media',
    ext: extensionOf(name),
    data: '',
    size: filesize ?? 0,
    alt: alt ?? '',
    ...(hasText && { has_text: true }),
  };
}

/** A file on another website as an attachment; empty without an address. */
export const linkOf = (path: string | null | undefined): Upload[] =>
  path ? [{ url: path, path, fileType: 'link', mime: '', type: '', ext: '', data: '' }] : [];
