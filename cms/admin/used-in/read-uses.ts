/** Records that use a record, outside the recycle bin. All are counted. Titles are shown if the account may read them. */

import { asRecord } from '@college/contract/as-record';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { sourcesInUse } from '../../platform/references/sources.ts';
import { say } from '../../words/say.ts';
import { emptyIfForbidden } from '../empty-if-forbidden.ts';

/** Upper bound of titles per collection. */
const SHOWN = 10;

export interface Use {
  /** Label of the collection by language of the admin. */
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
  for (const [source, of] of Map.groupBy(sources, (item) => item.slug)) {
    const global = req.payload.globals.config.find((item) => item.slug === source);
    if (global) uses.push({ label: global.label, total: 1, first: [] });
    else {
      const ids = of.map((item) => item.id);
      const { labels } = req.payload.collections[source as CollectionSlug].config;
      const first = await readTitles(source as CollectionSlug, ids, req);
      uses.push({ label: labels.plural, total: ids.length, first });
    }
  }
  return uses;
}

async function readTitles(collection: CollectionSlug, ids: number[], req: PayloadRequest) {
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
      asRecord(doc)[useAsTitle] ||
        say(req.i18n.language, 'number {{number}}', { number: Number(doc.id) }),
    ),
  }));
}
