/** Deletes, every hour, data whose retention time on the privacy page has passed. */

import { type Kept, retention } from '@college/contract/retention';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, TaskConfig } from 'payload';
import { asSystem } from '../access.ts';
import { deleteOldRuns } from '../certification-runs/runs.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { environment } from '../platform/environment.ts';
import { deleteMails } from '../platform/mail/mail-adapter.ts';
import { deleteMailCounts } from '../platform/mail/mail-limits.ts';
import { deleteSecurityLog } from '../platform/security-log/security-log.ts';
import { deleteCounts } from '../platform/shared-counts.ts';
import { deleteSearchCounts } from '../search/counts.ts';
import { slot } from '../slot.ts';
import { deleteSpentProofs } from '../submissions/captcha.ts';
import { deleteIdempotencyKeys } from '../submissions/idempotency.ts';
import { deleteVerifications } from '../submissions/one-time-password.ts';
import { deleteUnclaimedPhotos } from '../submissions/photos.ts';
import { deleteOldWalks } from '../walks/walks.ts';
import { mayDelete } from './clock.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Kinds of data with a retention time. Backups have their own. */
type RetentionTerm = {
  [Row in Kept]: (typeof retention)[Row] extends number ? Row : never;
}[Exclude<Kept, 'backups'>];

/** Deletes data from before `until`. */
type Sweeper = (payload: Payload, until: Date, now: number) => Promise<unknown>;

/** Data that a feature deletes at the end of a retention time. */
export interface SweepOfFeature {
  term: RetentionTerm;
  clear: Sweeper;
}
export const sweepsOfFeatures = slot<SweepOfFeature>('sweeps');

const sweepers: Record<RetentionTerm, Sweeper> = {
  notes: (payload, until) =>
    payload.delete({
      collection: 'visitor-notes',
      where: { receivedAt: { less_than: until.toISOString() } },
      ...asSystem,
    }),
  photos: deleteUnclaimedPhotos,
  accounts: (_payload, _until, now) =>
    deleteSecurityLog(new Date(now - environment.SECURITY_LOG_DAYS * DAY)),
  verifications: async (payload, until, now) => {
    await deleteVerifications(payload, until, now);
    await deleteIdempotencyKeys(payload, until);
    await deleteMailCounts(payload, until);
    await deleteSpentProofs(payload, until);
    await deleteCounts(payload, until);
  },
  imports: (payload, until) =>
    payload.delete({
      collection: 'import-batches',
      where: { createdAt: { less_than: until.toISOString() } },
      ...asSystem,
    }),
  searches: deleteSearchCounts,
  deleted: emptyBin,
  mails: async (payload, until) => {
    await deleteMails(until.getTime());
    await rowsOf(
      payload,
      sql`DELETE FROM payload_jobs
          WHERE has_error IS TRUE AND updated_at < ${until.toISOString()}`,
    );
  },
};

/** Empties the recycle bin. A record that another deleted record uses is deleted in a later run. */
async function emptyBin(payload: Payload, until: Date): Promise<void> {
  const where = { deletedAt: { less_than: until.toISOString() } };
  for (const { slug, trash } of payload.config.collections)
    if (trash)
      await payload.delete({
        collection: slug as CollectionSlug,
        where,
        trash,
        ...asSystem,
      });
}

export async function sweep(payload: Payload, now = Date.now()): Promise<void> {
  const endOf = (term: RetentionTerm) => new Date(now - retention[term] * DAY);
  for (const [term, clear] of Object.entries(sweepers))
    await clear(payload, endOf(term as RetentionTerm), now);
  for (const { term, clear } of sweepsOfFeatures.itemsIn(payload.config))
    await clear(payload, endOf(term), now);
  await deleteOldWalks(payload, now);
  await deleteOldRuns(payload, now);
}

export const sweepTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'sweep',
  handler: async ({ req: { payload } }) => {
    const now = Date.now();
    if (await mayDelete(payload, now)) await sweep(payload, now);
    else payload.logger.warn('Nothing old is deleted until the clock has been right for a day.');
    return { output: {} };
  },
};
