/** One mail, kept until it has left. */
import type { Payload, TaskConfig } from 'payload';
import { inTransaction } from '../database/transaction.ts';
import { countMail as measure } from '../metrics/metrics.ts';
import { Mail } from './mail.ts';
import { countMail } from './mail-limits.ts';

/** Tried for a day and a half: after half a minute, a minute, two minutes … */
const retries = { attempts: 12, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** The address does not exist or does not want it: asking again changes nothing. */
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/**
 * At least once: where the connection breaks after the last byte nobody can know whether the mail was taken,
 * and it is sent again under the same Message-ID, by which mail servers recognise a second copy.
 */
export async function sendMail(
  payload: Payload,
  { sealed, counted: isCounted }: { sealed: string; counted: boolean },
  now = new Date(),
): Promise<void> {
  const { to, subject, text, messageId, until } = Mail.parse(JSON.parse(payload.decrypt(sealed)));
  if (until && new Date(until) <= now) return measure('late');
  if (!isCounted) await countOrWait(payload, to);
  try {
    await payload.sendEmail({ to: { address: to, name: '' }, subject, text, messageId });
    measure('sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Not the address: it is private, and the log is read by many.
    payload.logger.warn(`Mail ${messageId} was not taken: ${reason.replaceAll(to, '…')}`);
    const forGood = isRefusedForGood(error);
    measure(forGood ? 'refused' : 'failed');
    if (!forGood) throw new Error('The mail was not taken.');
  }
}

/** Above the cap of an hour a mail is not sent now: it is tried again like any that was not taken. */
const countOrWait = (payload: Payload, to: string) =>
  inTransaction(payload, async (req) => {
    if (await countMail(req, { to, queue: 'mail' })) return;
    measure('held');
    throw new Error('More mails than may leave in an hour.');
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
