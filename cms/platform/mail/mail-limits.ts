/**
 * Limits the mails per hour, because the site must not become a source of spam. One-time passwords
 * may use the whole limit, because their recipients are waiting; other mails may use half of it.
 */

import { domainToASCII } from 'node:url';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { environment } from '../environment.ts';

const HOUR = 60 * 60;
const TO_ONE = 10;
/** Mailbox under which all mails are counted. */
const ALL = '';

/** Share of the hourly limit. */
const share = { passwords: 1, mail: 1 / 2 };
export type MailQueue = keyof typeof share;

const seconds = (now: number) => Math.floor(now / 1000);

/**
 * Counts a mail within the request's transaction. Returns false above the limit; the transaction
 * must then be rolled back.
 */
export async function countMail(
  req: PayloadRequest,
  { to, queue }: { to: string; queue: MailQueue },
  now = Date.now(),
): Promise<boolean> {
  const most = Math.ceil(environment.MAILS_PER_HOUR * share[queue]);
  return (await countWithin(req, ALL, most, now)) && countWithin(req, mailboxOf(to), TO_ONE, now);
}

/**
 * Counts within the current hour. An hour that starts in the future was counted before the clock
 * was set back and is over.
 */
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

/** Deletes counts of mails before a time. */
export async function deleteMailCounts(payload: Payload, until: Date): Promise<void> {
  await rowsOf(
    payload,
    sql`DELETE FROM mail_counts WHERE hour_begins <= ${seconds(until.getTime())}`,
  );
}

/** Domains of the same mail service. */
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * A key for the mailbox behind an address: without the `+` tag, without dots, in lower case, with
 * the domain in ASCII. Limits per person use it. It is not an address: mail goes to the address as
 * typed, and only that address counts as verified, because a provider may distinguish `a.b@` from
 * `ab@`.
 */
export function mailboxOf(address: string): string {
  const normalized = address.normalize('NFKC').trim().toLowerCase();
  const at = normalized.lastIndexOf('@');
  const [local, domain] = [normalized.slice(0, at), normalized.slice(at + 1).replace(/\.$/, '')];
  const ascii = domainToASCII(domain) || domain;
  const untagged = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${untagged || local}@${sameAs[ascii] ?? ascii}`;
}
