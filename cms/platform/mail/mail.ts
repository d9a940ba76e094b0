import { randomUUID } from 'node:crypto';
import type { Locale } from '@college/contract/locales';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../../access.ts';
import { collegeLocales, mainLocale } from '../college-languages.ts';
import { sameTransaction } from '../database/transaction.ts';
import { environment } from '../environment.ts';
import { countMail, type MailQueue } from './mail-limits.ts';

export const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where an answer to the mail goes, instead of to its sender. */
  replyTo: z.string().optional(),
  messageId: z.string(),
  /** Time after which the mail is useless and is not sent. */
  until: z.string().optional(),
});

export type NewMail = Omit<z.infer<typeof Mail>, 'messageId'>;

/**
 * Queues a mail in the transaction of the request, so it is sent only if that is committed. The
 * content is encrypted, because a one-time password must not be readable in the database. Passwords
 * have their own queue and are counted when requested, so that the visitor learns at once if none
 * will be sent.
 */
export async function queueMail(
  req: PayloadRequest,
  mail: NewMail,
  queue: MailQueue = 'mail',
  network?: string,
): Promise<void> {
  if (queue === 'passwords') await countMail(req, { to: mail.to, queue, network });
  const messageId = `<${randomUUID()}@${new URL(environment.SITE_URL).hostname}>`;
  const sealed = req.payload.encrypt(JSON.stringify({ ...mail, messageId }));
  await req.payload.jobs.queue({ task: 'mail', queue, input: { sealed }, req });
}

/** The name of the college, used to sign mails. */
export const collegeName = async (req: PayloadRequest, locale?: Locale): Promise<string> =>
  (await collegeContact(req, locale)).name;

/** The name of the college, and its address for mail; undefined if none is recorded. */
export async function collegeContact(
  req: PayloadRequest,
  locale: Locale = mainLocale(),
): Promise<{ name: string; email: string | undefined }> {
  const { name, email } = await req.payload.findGlobal({
    slug: 'college',
    locale,
    req: await sameTransaction(req),
    select: { name: true, email: true },
    ...asSystem,
  });
  return { name: name || 'The college', email: email || undefined };
}

/** The admin language of an account; undefined if none has been chosen. */
export async function readerLanguage(
  account: number,
  req: PayloadRequest,
): Promise<Locale | undefined> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'language' } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: account } },
      ],
    },
    limit: 1,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return collegeLocales().find((locale) => locale === docs[0]?.value);
}
