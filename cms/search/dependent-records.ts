import { asRecord } from '@college/contract/as-record';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { asSystem } from '../access.ts';
import { sameTransaction } from '../platform/database/transaction.ts';

import { filesOf, indexFiles } from './documents.ts';
import { indexSaved } from './index-record.ts';
import { dependentsOf } from './searched.ts';

/**
 * Indexes again the records whose entries contain fields of the changed record, such as the name of
 * a department.
 */
export async function reindexDependents(
  collection: Pick<SanitizedCollectionConfig, 'custom'>,
  doc: { id: number },
  previousDoc: unknown,
  req: PayloadRequest,
): Promise<void> {
  const dependents = dependentsOf(collection);
  const isChanged = (name: string) =>
    (asRecord(doc)[name] ?? null) !== (asRecord(previousDoc)[name] ?? null);
  if (!dependents?.changed.some(isChanged)) return;
  for (const [slug, path] of Object.entries(dependents.records) as [CollectionSlug, string][]) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { [path]: { equals: doc.id } },
      select: {},
      depth: 0,
      pagination: false,
      req: await sameTransaction(req),
      ...asSystem,
    });
    for (const { id } of docs) await indexWithFiles(slug, Number(id), req);
  }
}

async function indexWithFiles(slug: CollectionSlug, id: number, req: PayloadRequest) {
  await indexSaved(slug, id, undefined, req);
  await indexFiles(await filesOf({ slug, id }, req), req);
}
