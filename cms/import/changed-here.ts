import type { CollectionSlug, Payload } from 'payload';
import { asSystem } from '../access.ts';

/**
 * State of an imported record: `changed` if somebody edited it here, also in a draft; in the
 * recycle bin; or deleted.
 */
export type RecordState = 'untouched' | 'changed' | 'binned' | 'gone';

/** `writtenAt` is the ISO time of the import's last write to the record. */
export async function stateOf(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  writtenAt: string,
): Promise<RecordState> {
  const record = (await payload.findByID({
    collection,
    id,
    // The newest version, which may be an unpublished draft.
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
