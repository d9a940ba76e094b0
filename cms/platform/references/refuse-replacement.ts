/**
 * Refuses to replace a file or its description without the right to publish every record that shows
 * it, because all these pages change. A teacher whose profile needs approval uploads a new file
 * instead.
 */

import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import { asSystem, editors } from '../../access.ts';
import type { Media } from '../../payload-types.ts';
import { sameTransaction } from '../database/transaction.ts';
import { refusalFor } from '../refusal-for.ts';
import { placesOf } from './refuse-deletion.ts';
import type { Source } from './targets.ts';
import { sourcesShowing } from './visibility.ts';

export const refuseReplacement: CollectionBeforeChangeHook<Media> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !req.user || editors({ req })) return data;
  const hasNewFile = data.filename !== originalDoc.filename;
  const hasNewDescription = (data.alt ?? '') !== (originalDoc.alt ?? '');
  if (!hasNewFile && !hasNewDescription) return data;
  const closed = await withoutPublishable(await sourcesShowing(originalDoc.id, req), req);
  if (closed.length === 0) return data;
  throw refusalFor(req, 'shownFile', { places: await placesOf(closed, req) });
};

/** The records and globals that the user may not publish. */
async function withoutPublishable(sources: Source[], req: PayloadRequest): Promise<Source[]> {
  const closed: Source[] = [];
  for (const [slug, named] of Map.groupBy(sources, (source) => source.slug)) {
    const ids = named.map(({ id }) => id);
    const open = await publishableAmong(slug, ids, req);
    closed.push(...named.filter(({ id }) => !open.has(id)));
  }
  return closed;
}

async function publishableAmong(
  slug: string,
  ids: number[],
  req: PayloadRequest,
): Promise<Set<number>> {
  const data = { _status: 'published' };
  const global = req.payload.globals.config.find((config) => config.slug === slug);
  if (global) return new Set((await global.access.update({ req, data })) === true ? ids : []);
  const collection = slug as CollectionSlug;
  const { access } = req.payload.collections[collection].config;
  const allowed = await access.update({ req, data });
  if (typeof allowed === 'boolean') return new Set(allowed ? ids : []);
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ id: { in: ids } }, allowed] },
    select: {},
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return new Set(docs.map(({ id }) => Number(id)));
}
