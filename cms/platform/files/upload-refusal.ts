/** Reasons to refuse an upload, checked in the admin before sending and again on the server. */
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { say } from '../../words/say.ts';
import { extensionOf, isPhotoOfTelephone, typeOf } from './file-types.ts';

/** Bytes. */
export const LARGEST_FILE = 50_000_000;
/** Files of one request, which are imported in one transaction. */
export const MOST_FILES_AT_ONCE = 20;

export const tooLarge = (language: string = DEFAULT_LOCALE) =>
  say(
    language,
    'This file is too large. The limit is {{megabytes}} MB. Make it smaller or split it.',
    {
      megabytes: LARGEST_FILE / 1_000_000,
    },
  );

const otherPictures = new Set(['gif', 'bmp', 'tif', 'tiff', 'svg']);

/** Message in a language of the admin; undefined if the file is accepted. */
export function uploadRefusal(
  { name, size }: { name: string; size: number },
  language: string = DEFAULT_LOCALE,
): string | undefined {
  if (!typeOf(name) && !isPhotoOfTelephone(name)) {
    return say(
      language,
      otherPictures.has(extensionOf(name))
        ? 'Pictures must be JPEG, PNG, WebP or AVIF. Save this one as JPEG first.'
        : 'This type of file is not accepted. Use PDF, Word, Excel, PowerPoint, OpenDocument, text, pictures (JPEG, PNG, WebP, AVIF) or videos (MP4, WebM).',
    );
  }
  return size > LARGEST_FILE ? tooLarge(language) : undefined;
}
