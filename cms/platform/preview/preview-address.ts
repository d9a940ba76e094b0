import type { PreviewedCollection } from '@college/contract/codes';
import { pathIn } from '@college/contract/locales';
import type { GeneratePreviewURL } from 'payload';
import { collegeLocale } from '../college-languages.ts';
import { environment } from '../environment.ts';
import { signPreview } from './preview-token.ts';

/** Address of the preview of the last save; none for users who may not read the record. */
export const previewIn =
  (collection: PreviewedCollection): GeneratePreviewURL =>
  async ({ id }, { locale, req }) => {
    // The id comes from the form, so access is checked for the user.
    const readable = await req.payload.findByID({
      collection,
      id: Number(id),
      draft: true,
      select: {},
      overrideAccess: false,
      user: req.user,
      disableErrors: true,
    });
    if (!readable) return null;
    const language = collegeLocale(locale);
    const token = signPreview(environment.PAYLOAD_SECRET, { collection, id: readable.id });
    return `${environment.SITE_URL}${pathIn(language, `/preview/${collection}/${readable.id}`)}?token=${token}`;
  };
