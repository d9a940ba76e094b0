import type { Locale } from '@college/contract/locales';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { mainLocale } from '../platform/college-languages.ts';
import { type AnyRecord, anyCollection } from '../platform/database/any-collection.ts';

/** Records per statement, because reading all at once would block other requests. */
const AT_ONCE = 100;

/**
 * All records of a collection that the account may read, with the given fields, the oldest first. Texts are in the main
 * language, because the request may have another one from an earlier read.
 */
export async function everythingOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  fields: readonly string[],
  locale: Locale = mainLocale(),
): Promise<AnyRecord[]> {
  const all: AnyRecord[] = [];
  for (;;) {
    const { docs } = await anyCollection(req.payload).find({
      collection,
      req,
      locale,
      where: { id: { greater_than: all.at(-1)?.id ?? 0 } },
      sort: 'id',
      limit: AT_ONCE,
      overrideAccess: false,
      pagination: false,
      select: Object.fromEntries(fields.map((field) => [field, true])),
    });
    all.push(...docs);
    if (docs.length < AT_ONCE) return all;
  }
}
