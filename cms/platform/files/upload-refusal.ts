/** Reasons to refuse an upload, checked in the admin before sending and again on the server. */
import { Refusal } from '../refusal.ts';
import { extensionOf, isPhotoOfTelephone, typeOf } from './file-types.ts';

/** Bytes. */
export const LARGEST_FILE = 50_000_000;
/** Files of one request, which are imported in one transaction. */
export const MOST_FILES_AT_ONCE = 20;

export const tooLarge = () =>
  new Refusal('uploadTooLarge', { megabytes: LARGEST_FILE / 1_000_000 });

const otherPictures = new Set(['gif', 'bmp', 'tif', 'tiff', 'svg']);

/** Undefined if the file is accepted. */
export function uploadRefusal({ name, size }: { name: string; size: number }): Refusal | undefined {
  if (!typeOf(name) && !isPhotoOfTelephone(name))
    return new Refusal(otherPictures.has(extensionOf(name)) ? 'otherPicture' : 'fileType');
  return size > LARGEST_FILE ? tooLarge() : undefined;
}
