/** Takes away, every hour, what nobody came back for. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, TaskConfig } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { forgetMails } from '../mail/adapter.ts';
import { forgetMailCounts } from '../mail/caps.ts';
import { forgetKeys } from '../submissions/keep-once.ts';
import { forgetVerifications } from '../submissions/one-time-password.ts';
import { sweepPhotos } from '../submissions/photos.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long the office can see why a mail did not leave, and the mails that only went into a folder. */
const KEPT_DAYS = 30;

export async function sweep(payload: Payload, now = Date.now()): Promise<void> {
  await forgetVerifications(payload, now);
  await forgetKeys(payload, now);
  await forgetMailCounts(payload, now);
  await sweepPhotos(payload, now);
  await forgetMails(now - KEPT_DAYS * DAY);
  const longAgo = new Date(now - KEPT_DAYS * DAY).toISOString();
  await rowsOf(
    payload,
    sql`DELETE FROM payload_jobs WHERE has_error IS TRUE AND updated_at < ${longAgo}`,
  );
}

export const sweepTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'sweep',
  schedule: [{ cron: '17 * * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await sweep(payload);
    return { output: {} };
  },
};
