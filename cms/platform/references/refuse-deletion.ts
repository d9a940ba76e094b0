/** Refuses to delete a record that is in use, and says where it is used. */

import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { anyCollection } from '../database/any-collection.ts';
import { sameTransaction } from '../database/transaction.ts';
import { refusalFor } from '../refusal-for.ts';
import { sourcesInUse, sourcesOf } from './sources.ts';
import type { Source } from './targets.ts';

/** Records per collection that the message names; the others are only counted. */
const NAMED = 3;

/**
 * Refuses permanent deletion. References from the recycle bin count, because their records may be
 * restored.
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const slug = collection.slug as CollectionSlug;
  await refuseFor(await sourcesOf(slug, Number(id), req), { slug, id: Number(id) }, req);
};

/** Refuses a move to the recycle bin. References from the recycle bin do not count. */
export const refuseWhileShown = async (slug: string, id: number, req: PayloadRequest) =>
  refuseFor(await sourcesInUse(slug as CollectionSlug, id, req), { slug, id }, req);

async function refuseFor(sources: Source[], { slug, id }: Source, req: PayloadRequest) {
  if (sources.length === 0) return;
  const places = await placesOf(sources, req);
  const { language } = req.i18n;
  const title = await titleOf(slug as CollectionSlug, [id], req);
  throw refusalFor(req, 'inUse', { what: title || say(language, 'This'), places });
}

/** The records by collection, separated by semicolons. */
export async function placesOf(sources: Source[], req: PayloadRequest): Promise<string> {
  const places: string[] = [];
  for (const [slug, named] of Map.groupBy(sources, (source) => source.slug)) {
    const ids = named.map(({ id }) => id);
    places.push(await placesIn(slug, ids, req));
  }
  return places.join('; ');
}

/** `Staff (12: ‘A. Das’, ‘B. Bora’, ‘C. Kalita’, …)`, or the name of a global. */
async function placesIn(source: string, ids: number[], req: PayloadRequest): Promise<string> {
  const global = req.payload.globals.config.find(({ slug }) => slug === source);
  if (global) return `‘${labelIn(req.i18n.language, global.label)}’`;
  const { labels } = req.payload.collections[source as CollectionSlug].config;
  const titles = await titleOf(source as CollectionSlug, ids.slice(0, NAMED), req);
  return `${labelIn(req.i18n.language, labels.plural)} (${ids.length}: ${titles}${ids.length > NAMED ? ', …' : ''})`;
}

/**
 * Quoted titles of records, including those in the recycle bin. In quotation marks, because titles
 * may contain commas. Submissions are shown by reference number, because the message also appears
 * in logs that others read.
 */
export async function titleOf(
  slug: CollectionSlug,
  ids: number[],
  req: PayloadRequest,
): Promise<string> {
  const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin;
  const { docs } = await anyCollection(req.payload).find({
    collection: slug,
    where: { id: { in: ids } },
    sort: 'id',
    limit: ids.length,
    pagination: false,
    draft: true,
    trash: true,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return docs
    .map(({ id, reference, [useAsTitle]: titleField }) => {
      const title = reference || titleField;
      return title ? `‘${title}’` : say(req.i18n.language, 'number {{number}}', { number: id });
    })
    .join(', ');
}
