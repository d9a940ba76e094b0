/**
 * One-time passwords. Each step is a single statement on the row of a mailbox, so that simultaneous
 * requests and guesses are all counted.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { oneTimePassword } from '@college/contract/limits';
import type { Locale } from '@college/contract/locales';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';
import { oneTimePasswordTexts } from '../platform/mail/texts-for-senders.ts';
import { Refusal } from '../platform/refusal.ts';
import { beginVerification } from './verification.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const GUESSES = 5;

const seconds = (now: number) => Math.floor(now / 1000);

/** Signature bound to the address, so that a row copied to another address is invalid. */
const signatureOf = (address: string, code: string): string =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:one-time-password`)
    .update(`${address}\n${code}`)
    .digest('base64url');

const { digits, minutes } = oneTimePassword;
const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * Mails a new password in the language of the request and invalidates the one before. Returns how
 * many the mailbox has requested today.
 */
export const requestOneTimePassword = (
  payload: Payload,
  address: string,
  locale: Locale,
  { network, now = Date.now() }: { network?: string; now?: number } = {},
): Promise<number> =>
  inTransaction(payload, async (req) => {
    const [code, at] = [newCode(), seconds(now)];
    const until = at + minutes * MINUTE;
    // A day that begins in the future was counted while the clock was ahead.
    const isOver = sql`(email_verifications.day_begins <= ${at - DAY} OR email_verifications.day_begins > ${at})`;
    const rows = await rowsOf(
      payload,
      sql`INSERT INTO email_verifications (mailbox, day_begins, requests, code, code_until, guesses)
          VALUES (${mailboxOf(address)}, ${at}, 1, ${signatureOf(address, code)}, ${until}, 0)
          ON CONFLICT (mailbox) DO UPDATE SET
            requests = CASE WHEN ${isOver} THEN 1 ELSE email_verifications.requests + 1 END,
            day_begins = CASE WHEN ${isOver}
              THEN excluded.day_begins ELSE email_verifications.day_begins END,
            code = excluded.code, code_until = excluded.code_until, guesses = 0
          WHERE ${isOver} OR email_verifications.requests < ${oneTimePassword.requests}
          RETURNING requests`,
      req,
    );
    const [row] = rows;
    if (!row) throw new Refusal('passwords');
    const college = await collegeName(req, locale);
    const mail = oneTimePasswordTexts[locale].mail({ college, code, minutes });
    const latest = new Date(until * 1000).toISOString();
    await queueMail(req, { to: address, ...mail, until: latest }, 'passwords', network);
    return Number(row.requests);
  });

/**
 * Checks a password. Returns the token for the browser if it is correct; once at most, and only for
 * the first few guesses.
 */
export async function checkOneTimePassword(
  payload: Payload,
  address: string,
  guess: string,
  now = Date.now(),
): Promise<string | undefined> {
  const [mailbox, at] = [mailboxOf(address), seconds(now)];
  const [row] = await rowsOf(
    payload,
    sql`UPDATE email_verifications SET guesses = guesses + 1
        WHERE mailbox = ${mailbox} AND code IS NOT NULL
          AND code_until > ${at} AND guesses < ${GUESSES}
        RETURNING code`,
  );
  const code = String(row?.code ?? '');
  const [guessed, right] = [Buffer.from(signatureOf(address, guess)), Buffer.from(code)];
  if (guessed.length !== right.length || !timingSafeEqual(guessed, right)) return undefined;
  return beginVerification(payload, { mailbox, address, code }, now);
}

/** Deletes mailboxes whose last request is before `until` and that are not being verified. */
export async function deleteVerifications(
  payload: Payload,
  until: Date,
  now: number,
): Promise<void> {
  await rowsOf(
    payload,
    sql`DELETE FROM email_verifications WHERE day_begins <= ${seconds(until.getTime())}
        AND (verified_until IS NULL OR verified_until <= ${seconds(now)})`,
  );
}
