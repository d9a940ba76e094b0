import { clearContent } from '@college/cms/staff-api/set-up/clear.ts';
import type { Payload } from 'payload';

/** Takes away what a broken-off filling has left. Only before the first account: nobody wrote anything yet. */
export async function clearUnfinished(payload: Payload): Promise<void> {
  await clearContent(payload);
  // No mail was sent for these.
  await payload.db.deleteMany({ collection: 'file-addresses', where: { id: { exists: true } } });
}
