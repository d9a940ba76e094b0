import { clearContent } from '@college/cms/staff-api/set-up/clear.ts';
import type { Payload } from 'payload';

/**
 * Deletes the remains of an interrupted filling. Safe only before the first account exists, because
 * nobody can have written content.
 */
export async function clearUnfinished(payload: Payload): Promise<void> {
  await clearContent(payload);
  // Their queued mails are deleted too, so none is ever sent.
  await payload.db.deleteMany({ collection: 'file-addresses', where: { id: { exists: true } } });
}
