/** What an editor saved last, published or not, for whoever holds a token that the admin made. */

import { noticeTypes } from '@college/contract/codes';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { environment } from '../../platform/environment.ts';
import { opensPreview } from '../../platform/preview/token.ts';
import type { Context, Handler } from '../handler.ts';
import { noticeFields, presentNotice } from '../notices/notice.ts';
import { flag } from '../read.ts';
import { recordId } from '../record-id.ts';
import { withRelated } from '../related.ts';
import { pageFields, presentPage } from './pages.ts';

export const getpreview: Handler<'getpreview'> = async (
  { collection, id: asked, token },
  context,
) => {
  const id = recordId(asked);
  if (id === undefined) return 0;
  if (!opensPreview(environment.PAYLOAD_SECRET, { collection, id }, token)) return 0;
  const filesAt = `/files/preview/${collection}/${id}/${token}`;
  return previews[collection](id, { ...context, filesAt });
};

/** The token has decided; access control would show what is published alone. */
const saved = ({ locale }: Context) =>
  ({
    draft: true,
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
  }) as const;

// A draft may lack what is required of what is published.
const previews = {
  async notices(id: number, context: Context) {
    const select = { ...noticeFields, _status: true } as const;
    const found = await context.payload.findByID({
      ...saved(context),
      collection: 'notices',
      id,
      select,
    });
    if (!found) return 0;
    const draft = { ...found, title: found.title ?? '', type: found.type ?? noticeTypes[0] };
    const notice = await withRelated(context, (related) => presentNotice(draft, related));
    return {
      collection: 'notices' as const,
      published: flag(found._status === 'published'),
      notice,
    };
  },
  async pages(id: number, context: Context) {
    const select = { ...pageFields, _status: true } as const;
    const found = await context.payload.findByID({
      ...saved(context),
      collection: 'pages',
      id,
      select,
    });
    if (!found) return 0;
    const draft = { ...found, title: found.title ?? '', page: found.page ?? '' };
    return {
      collection: 'pages' as const,
      published: flag(found._status === 'published'),
      page: await presentPage(draft, context),
    };
  },
};
