/** Every change of a record that is searched writes its entry anew, inside the transaction that makes the change. */
import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { isOneShown } from '../platform/uses/shown.ts';
import { entryOf } from './entry.ts';
import { forgetEntry, writeEntry } from './index/write.ts';
import { type SearchedCollection, searchedAs } from './searched.ts';

/** The entry of a record that visitors may see; none of any other. `record`: as the database has it. */
export async function indexRecord(
  slug: CollectionSlug,
  id: number,
  record: Record<string, unknown> | null,
  req: PayloadRequest,
): Promise<void> {
  const { config } = req.payload.collections[slug];
  const search = searchedAs(config);
  if (!search) return;
  const hiddenFields: ((record: object) => readonly string[]) | undefined =
    config.custom?.hiddenFields;
  const entry =
    record && !record.deletedAt && (await isOneShown(slug, [id], req.payload, req))
      ? entryOf(search, config.flattenedFields, record, hiddenFields?.(record))
      : undefined;
  const place = { collection: slug, record: id };
  await (entry ? writeEntry(place, entry, req) : forgetEntry(place, req));
}

export const savedRecord = (slug: CollectionSlug, id: number, req: PayloadRequest) =>
  req.payload.db.findOne<{ id: number; [field: string]: unknown }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  });

export const keepingIndex = (collection: SearchedCollection): CollectionConfig => {
  if (!searchedAs(collection)) return collection;
  const slug = collection.slug as CollectionSlug;
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          await indexRecord(slug, doc.id, await savedRecord(slug, doc.id, req), req);
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ id, req }) => {
          await forgetEntry({ collection: slug, record: Number(id) }, req);
        },
      ],
    },
  };
};
