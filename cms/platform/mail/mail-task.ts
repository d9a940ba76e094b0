/** Job that sends a single mail and retries until it is accepted. */
import type { Payload, TaskConfig } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { countMail as measure } from '../metrics/metrics.ts';
import { isRefusal } from '../refusal.ts';
import { Mail } from './mail.ts';
import { countMail, type MailQueue, mailQueueOf } from './mail-limits.ts';

/** Retries for a day and a half: after 30 seconds, one minute, two minutes, and so on. */
const retries = { attempts: 12, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** True if the address does not exist or refuses mail, so a retry is useless. */
const isPermanentFailure = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/**
 * Sends the mail at least once. If the connection breaks after the last byte, the mail is sent
 * again with the same Message-ID, by which mail servers recognise duplicates. Returns the seconds
 * until a mail above a limit may leave; 0 if there is nothing left to do.
 */
export async function sendMail(
  payload: Payload,
  { sealed, queue }: { sealed: string; queue: MailQueue },
  now = new Date(),
): Promise<number> {
  const { to, until, ...message } = Mail.parse(JSON.parse(payload.decrypt(sealed)));
  if (until && new Date(until) <= now) {
    measure('late');
    return 0;
  }
  // One-time passwords are counted when they are requested.
  const seconds = queue === 'passwords' ? 0 : await countSeconds(payload, { to, queue });
  if (seconds > 0) {
    measure('held');
    return seconds;
  }
  try {
    await payload.sendEmail({ to: { address: to, name: '' }, ...message });
    measure('sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Without the address, because it is private and many people read the log.
    payload.logger.warn(`Mail ${message.messageId} was refused: ${reason.replaceAll(to, '…')}`);
    const isPermanent = isPermanentFailure(error);
    measure(isPermanent ? 'refused' : 'failed');
    if (!isPermanent) throw new Error('The mail server refused the mail.');
  }
  return 0;
}

/** Counts the mail. Returns the seconds until it may leave; 0 for now. */
async function countSeconds(
  payload: Payload,
  mail: { to: string; queue: MailQueue },
): Promise<number> {
  try {
    await inTransaction(payload, (req) => countMail(req, mail));
    return 0;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return Number(error.values.seconds);
  }
}

export const mailTask: TaskConfig<{ input: { sealed: string }; output: object }> = {
  slug: 'mail',
  retries,
  inputSchema: [{ name: 'sealed', type: 'text', required: true }],
  handler: async ({ input: { sealed }, job, req: { payload } }) => {
    const seconds = await sendMail(payload, { sealed, queue: mailQueueOf(job.queue) });
    if (seconds > 0) {
      // Payload retries no earlier than this.
      job.waitUntil = new Date(Date.now() + seconds * 1000).toISOString();
      throw new Error('The limit of mails per hour is reached.');
    }
    return { output: {} };
  },
};
