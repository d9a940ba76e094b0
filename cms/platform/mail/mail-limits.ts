/**
 * Limits the mails per hour, because a mail server accepts no more and the site must not become a
 * source of spam. Each queue has a share of its own, so that none stops another. One network gets a
 * part of the passwords, so that it cannot stop everybody else's
 * (docs/decisions/0045-share-the-mails-of-an-hour.md).
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { environment } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { hashOfNetwork } from '../shared-counts.ts';
import { mailboxOf } from './mailbox.ts';

const HOUR = 60 * 60;
const TO_ONE = 10;

/** Share of the hourly limit: one-time passwords, answers to people, reminders to many. */
const share = { passwords: 0.6, mail: 0.3, bulk: 0.1 };
const OF_NETWORK = 0.25;
export type MailQueue = keyof typeof share;
export const mailQueueOf = (queue: string | null | undefined): MailQueue =>
  queue === 'passwords' || queue === 'bulk' ? queue : 'mail';

const seconds = (now: number) => Math.floor(now / 1000);
const part = (of: number) => Math.floor(environment.MAILS_PER_HOUR * of);

interface Counted {
  to: string;
  queue: MailQueue;
  /** The network that asks for a one-time password. */
  network?: string;
}

/**
 * Counts a mail within the request's transaction. Throws a Refusal with the time until the hour ends
 * if a limit is reached, which rolls the transaction back.
 */
export async function countMail(
  req: PayloadRequest,
  { to, queue, network }: Counted,
  now = Date.now(),
): Promise<void> {
  const ofNetwork = network
    ? await countWithin(req, hashOfNetwork(network), part(OF_NETWORK), now)
    : 0;
  if (ofNetwork > 0) throw new Refusal('tooMany', { seconds: ofNetwork });
  const untilFree =
    (await countWithin(req, queue, part(share[queue]), now)) ||
    (await countWithin(req, mailboxOf(to), TO_ONE, now));
  if (untilFree > 0) throw new Refusal('mailsFull', { seconds: untilFree });
}

/**
 * Counts within the current hour. Returns the seconds until it ends if `most` is reached, or 0. An
 * hour that starts in the future was counted before the clock was set back and is over.
 */
async function countWithin(req: PayloadRequest, key: string, most: number, now: number) {
  const at = seconds(now);
  const over = isOver(at);
  const rows = await rowsOf(
    req.payload,
    sql`INSERT INTO mail_counts (mailbox, hour_begins, mails) VALUES (${key}, ${at}, 1)
        ON CONFLICT (mailbox) DO UPDATE SET
          mails = CASE WHEN ${over} THEN 1 ELSE mail_counts.mails + 1 END,
          hour_begins = CASE WHEN ${over} THEN excluded.hour_begins ELSE mail_counts.hour_begins END
        WHERE ${over} OR mail_counts.mails < ${most}
        RETURNING mails`,
    req,
  );
  if (rows.length > 0) return 0;
  const [row] = await rowsOf(
    req.payload,
    sql`SELECT hour_begins FROM mail_counts WHERE mailbox = ${key}`,
    req,
  );
  return Math.max(1, Number(row?.hour_begins) + HOUR - at);
}

const isOver = (at: number) =>
  sql`(mail_counts.hour_begins <= ${at - HOUR} OR mail_counts.hour_begins > ${at})`;

/** Mails that may still leave from a queue in this hour. */
export async function mailsLeft(payload: Payload, queue: MailQueue): Promise<number> {
  const [row] = await rowsOf(
    payload,
    sql`SELECT mails FROM mail_counts WHERE mailbox = ${queue} AND NOT ${isOver(seconds(Date.now()))}`,
  );
  return part(share[queue]) - Number(row?.mails ?? 0);
}

/** Deletes counts of mails before a time. */
export async function deleteMailCounts(payload: Payload, until: Date): Promise<void> {
  await rowsOf(
    payload,
    sql`DELETE FROM mail_counts WHERE hour_begins <= ${seconds(until.getTime())}`,
  );
}
