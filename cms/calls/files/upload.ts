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

/** A picture is shown by the name that tells its copies; people send on a document, so its address is the one that stays. */
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

/** A file that lies elsewhere, as the attachment that opens it; none without an address. */
export const linkOf = (path: string | null | undefined): Upload[] =>
  path ? [{ url: path, path, fileType: 'link', mime: '', type: '', ext: '', data: '' }] : [];
