/** Which records name one, outside the recycle bin: all are counted, those that an account may read are called by name. */

import type { CollectionSlug, PayloadRequest } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { sourcesInUse } from '../../platform/references/sources.ts';
import { say } from '../../words/say.ts';
import { emptyIfForbidden } from '../empty-if-forbidden.ts';

/** Of one kind; the others are counted. */
const SHOWN = 10;

export interface Use {
  /** Of the kind, in every language of the admin. */
  label: unknown;
  total: number;
  first: { href: string; title: string }[];
}

export async function readUses(
  slug: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<Use[]> {
  const sources = await sourcesInUse(slug, id, req);
  const uses: Use[] = [];
  for (const [source, of] of Map.groupBy(sources, (one) => one.slug)) {
    const global = req.payload.globals.config.find((one) => one.slug === source);
    if (global) uses.push({ label: global.label, total: 1, first: [] });
    else {
      const ids = of.map((one) => one.id);
      const { labels } = req.payload.collections[source as CollectionSlug].config;
      const first = await called(source as CollectionSlug, ids, req);
      uses.push({ label: labels.plural, total: ids.length, first });
    }
  }
  return uses;
}

async function called(collection: CollectionSlug, ids: number[], req: PayloadRequest) {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const { docs } = await emptyIfForbidden(
    req.payload.find({
      collection,
      where: { id: { in: ids } },
      draft: true,
      overrideAccess: false,
      locale: mainLocale(),
      sort: 'id',
      limit: SHOWN,
      pagination: false,
      depth: 0,
      req: await sameTransaction(req),
    }),
  );
  return docs.map((doc) => ({
    href: `/admin/collections/${collection}/${doc.id}`,
    title: String(
      Reflect.get(doc, useAsTitle) ||
        say(req.i18n.language, 'number {{number}}', { number: Number(doc.id) }),
    ),
  }));
}
