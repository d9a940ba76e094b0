/** Records that are found by the name of another, or shown with it: indexed anew once that has changed. */
import type { CollectionSlug, PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import type { Carrying } from './searched.ts';

export async function indexCarried(
  { changed, records }: Carrying,
  doc: { id: number },
  previous: object | undefined,
  req: PayloadRequest,
  index: (slug: CollectionSlug, id: number, req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const [now, before] = [Object(doc), Object(previous)];
  if (!changed.some((name) => (now[name] ?? null) !== (before[name] ?? null))) return;
  for (const [slug, path] of Object.entries(records) as [CollectionSlug, string][]) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { [path]: { equals: doc.id } },
      select: {},
      depth: 0,
      pagination: false,
      req: await sameTransaction(req),
      ...asSystem,
    });
    for (const { id } of docs) await index(slug, Number(id), req);
  }
}
