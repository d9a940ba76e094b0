/** Job that sends a single mail and retries until it is accepted. */
import type { Payload, TaskConfig } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { countMail as measure } from '../metrics/metrics.ts';
import { Mail } from './mail.ts';
import { countMail } from './mail-limits.ts';

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
 * again with the same Message-ID, by which mail servers recognise duplicates.
 */
export async function sendMail(
  payload: Payload,
  { sealed, counted: isCounted }: { sealed: string; counted: boolean },
  now = new Date(),
): Promise<void> {
  const { to, subject, text, messageId, until } = Mail.parse(JSON.parse(payload.decrypt(sealed)));
  if (until && new Date(until) <= now) return measure('late');
  if (!isCounted) await countOrDelay(payload, to);
  try {
    await payload.sendEmail({ to: { address: to, name: '' }, subject, text, messageId });
    measure('sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Without the address, because it is private and many people read the log.
    payload.logger.warn(`Mail ${messageId} was refused: ${reason.replaceAll(to, '…')}`);
    const isPermanent = isPermanentFailure(error);
    measure(isPermanent ? 'refused' : 'failed');
    if (!isPermanent) throw new Error('The mail server refused the mail.');
  }
}

/** Counts the mail. Above the hourly limit it throws, so that the mail is retried later. */
const countOrDelay = (payload: Payload, to: string) =>
  inTransaction(payload, async (req) => {
    if (await countMail(req, { to, queue: 'mail' })) return;
    measure('held');
    throw new Error('The limit of mails per hour is reached.');
  });

export const mailTask: TaskConfig<{ input: { sealed: string }; output: object }> = {
  slug: 'mail',
  retries,
  inputSchema: [{ name: 'sealed', type: 'text', required: true }],
  handler: async ({ input: { sealed }, job: { queue }, req: { payload } }) => {
    await sendMail(payload, { sealed, counted: queue === 'passwords' });
    return { output: {} };
  },
};
