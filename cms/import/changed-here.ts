import type { CollectionSlug, Payload } from 'payload';
import { asSystem } from '../access.ts';

/**
 * What became of a record since an import wrote it: `changed` by somebody here, also in a draft that is not published
 * yet; in the recycle bin; or gone.
 */
export type RecordState = 'untouched' | 'changed' | 'binned' | 'gone';

/** `writtenAt`: ISO moment of the import's last write to the record. */
export async function stateOf(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  writtenAt: string,
): Promise<RecordState> {
  const record = (await payload.findByID({
    collection,
    id,
    // The newest version, which may be a draft above what is published.
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    ...asSystem,
  } as never)) as { updatedAt: string; deletedAt?: string | null } | null;
  if (!record) return 'gone';
  if (record.deletedAt) return 'binned';
  return record.updatedAt > writtenAt ? 'changed' : 'untouched';
}
