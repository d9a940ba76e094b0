import type { FileKind } from '@college/contract/codes';
import type { Upload } from '@college/contract/entities';
import { extensionOf } from '../files/types.ts';

interface StoredFile {
  filename?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  alt?: string | null;
}

function kindOf(mime: string): FileKind {
  if (mime.startsWith('image/')) return 'image';
  return mime === 'application/pdf' ? 'PDF' : 'file';
}

export const fileUrl = (name: string): string => `/files/media/${encodeURIComponent(name)}`;

export function uploadOf({ filename, mimeType, filesize, alt }: StoredFile): Upload {
  const name = filename ?? '';
  const mime = mimeType ?? '';
  return {
    url: fileUrl(name),
    path: name,
    fileType: kindOf(mime),
    mime,
    type: 'media',
    ext: extensionOf(name),
    data: '',
    size: filesize ?? 0,
    alt: alt ?? '',
  };
}

/** A file that lies elsewhere, as the attachment that opens it; none without an address. */
export const linkOf = (path: string | null | undefined): Upload[] =>
  path ? [{ url: path, path, fileType: 'link', mime: '', type: '', ext: '', data: '' }] : [];
