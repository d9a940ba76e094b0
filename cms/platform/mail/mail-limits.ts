/**
 * How many mails may leave within an hour, so that nobody makes us a sender of unwanted ones. Who asks for a one-time
 * password sits before an open dialog: these may use the whole hour, all others half of it.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { environment } from '../environment.ts';
import { mailboxOf } from './mailbox.ts';

const HOUR = 60 * 60;
const TO_ONE = 10;
/** All mails are counted under no mailbox. */
const ALL = '';

/** Of an hour's mails. */
const share = { passwords: 1, mail: 1 / 2 };
export type MailQueue = keyof typeof share;

const seconds = (now: number) => Math.floor(now / 1000);

/** Counts one more mail within the request's transaction; false where it is one too many, and must be rolled back. */
export async function countMail(
  req: PayloadRequest,
  { to, queue }: { to: string; queue: MailQueue },
  now = Date.now(),
): Promise<boolean> {
  const most = Math.ceil(environment.MAILS_PER_HOUR * share[queue]);
  return (await countWithin(req, ALL, most, now)) && countWithin(req, mailboxOf(to), TO_ONE, now);
}

/** An hour that begins later than now was counted before the clock was set back: it is over. */
async function countWithin(req: PayloadRequest, mailbox: string, most: number, now: number) {
  const at = seconds(now);
  const over = sql`mail_counts.hour_begins <= ${at - HOUR} OR mail_counts.hour_begins > ${at}`;
  const rows = await rowsOf(
    req.payload,
    sql`INSERT INTO mail_counts (mailbox, hour_begins, mails) VALUES (${mailbox}, ${at}, 1)
        ON CONFLICT (mailbox) DO UPDATE SET
          mails = CASE WHEN ${over} THEN 1 ELSE mail_counts.mails + 1 END,
          hour_begins = CASE WHEN ${over} THEN excluded.hour_begins ELSE mail_counts.hour_begins END
        WHERE ${over} OR mail_counts.mails < ${most}
        RETURNING mails`,
    req,
  );
  return rows.length > 0;
}

/** Forgets whom a mail was counted for until then. */
export async function forgetMailCounts(payload: Payload, until: Date): Promise<void> {
  await rowsOf(
    payload,
    sql`DELETE FROM mail_counts WHERE hour_begins <= ${seconds(until.getTime())}`,
  );
}
