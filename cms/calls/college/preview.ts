/**
 * The last saved version of a record, published or not, for requests with a preview token of the
 * admin.
 */

import { noticeTypes } from '@college/contract/codes';
import { ALL_QUARTERS } from '@college/contract/days/years';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { asSystem } from '../../access.ts';
import { flag } from '../../for-visitors.ts';
import { environment } from '../../platform/environment.ts';
import { opensPreview } from '../../platform/preview/preview-token.ts';
import type { Context, Handler } from '../handler.ts';
import { recordId } from '../input.ts';
import { notice } from '../notices/notice.ts';
import { presentProfile, profileFields } from '../people/profiles.ts';
import { withRelated } from '../related.ts';
import { staticPage } from './pages.ts';

export const getpreview: Handler<'getpreview'> = async (
  { collection, id: idText, token },
  context,
) => {
  const id = recordId(idText);
  if (id === undefined) return 0;
  if (!opensPreview(environment.PAYLOAD_SECRET, { collection, id }, token)) return 0;
  const filesAt = `/files/preview/${collection}/${id}/${token}`;
  return previews[collection](id, { ...context, filesAt });
};

/**
 * Reads without access rules, because the token grants access and the rules would return only
 * published content.
 */
const draftOptions = ({ locale }: Context) =>
  ({
    draft: true,
    ...asSystem,
    disableErrors: true,
    depth: 0,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
  }) as const;

// Drafts may lack required fields.
const previews = {
  async notices(id: number, context: Context) {
    const select = { ...notice.select, _status: true } as const;
    const record = await context.payload.findByID({
      ...draftOptions(context),
      collection: 'notices',
      id,
      select,
    });
    if (!record) return 0;
    const draft = { ...record, type: record.type ?? noticeTypes[0] };
    return {
      collection: 'notices' as const,
      published: flag(record._status === 'published'),
      notice: await withRelated(context, (related) => notice.present(draft, related)),
    };
  },
  async pages(id: number, context: Context) {
    const select = { ...staticPage.select, _status: true } as const;
    const record = await context.payload.findByID({
      ...draftOptions(context),
      collection: 'pages',
      id,
      select,
    });
    if (!record) return 0;
    return {
      collection: 'pages' as const,
      published: flag(record._status === 'published'),
      page: await withRelated(context, (related) => staticPage.present(record, related)),
    };
  },
  async employees(id: number, context: Context) {
    const select = { ...profileFields, _status: true } as const;
    const record = await context.payload.findByID({
      ...draftOptions(context),
      collection: 'employees',
      id,
      select,
    });
    if (!record) return 0;
    const profile = await presentProfile(record, ALL_QUARTERS, context);
    const published = flag(profile.liveNow === 1 && record._status === 'published');
    return { collection: 'employees' as const, published, profile };
  },
};
