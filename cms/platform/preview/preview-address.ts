import type { PreviewedCollection } from '@college/contract/codes';
import { pathIn } from '@college/contract/locales';
import {
  createLocalReq,
  type GeneratePreviewURL,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { mayCreate } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { collegeLocale } from '../college-languages.ts';
import { environment } from '../environment.ts';
import { sessionOf } from '../sign-in/sessions.ts';
import { signPreview } from './preview-token.ts';

export interface Previewed {
  collection: PreviewedCollection;
  /** 0 for a record that is not saved yet, and for the texts of the college. */
  id: number;
}

/** True if the account may read the draft of a record, or may write a new one. */
export async function mayPreview(
  { collection, id }: Previewed,
  user: User,
  payload: Payload,
): Promise<boolean> {
  const req = await createLocalReq({ user }, payload);
  if (collection === 'college') return Boolean(await readsCollege(req));
  if (id === 0) return mayCreate(req, collection);
  const readable = await payload.findByID({
    collection,
    id,
    draft: true,
    select: {},
    overrideAccess: false,
    user,
    disableErrors: true,
  });
  return Boolean(readable);
}

const readsCollege = (req: PayloadRequest) =>
  req.payload.globals.config.find(({ slug }) => slug === 'college')?.access.update({ req });

/** The address of a preview; null for accounts that may not see it. */
export async function previewAddress(
  previewed: Previewed,
  locale: string | null | undefined,
  { user, payload }: Pick<PayloadRequest, 'user' | 'payload'>,
): Promise<string | null> {
  if (user?.collection !== 'users' || !(await mayPreview(previewed, user, payload))) return null;
  const { collection, id } = previewed;
  const token = signPreview(previewed, { account: user.id, session: sessionOf(user) });
  return `${environment.SITE_URL}${pathIn(collegeLocale(locale), `/preview/${collection}/${id}`)}?token=${token}`;
}

/** The address of the preview of the last save, for the forms of a collection. */
export const previewIn =
  (collection: PreviewedCollection): GeneratePreviewURL =>
  ({ id }, { locale, req }) =>
    previewAddress({ collection, id: Number(id) }, locale, req);
