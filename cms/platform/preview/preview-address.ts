import type { PreviewedCollection } from '@college/contract/codes';
import { pathIn } from '@college/contract/locales';
import type { GeneratePreviewURL } from 'payload';
import { collegeLocale } from '../college-languages.ts';
import { environment } from '../environment.ts';
import { signPreview } from './preview-token.ts';

/** Where an editor sees on the website what was last saved; nowhere for who may not read it. */
export const previewIn =
  (collection: PreviewedCollection): GeneratePreviewURL =>
  async ({ id }, { locale, req }) => {
    // The form names the document, so that it has to be asked for on behalf of its user.
    const readable = await req.payload.findByID({
      collection,
      id: Number(id),
      draft: true,
      depth: 0,
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
