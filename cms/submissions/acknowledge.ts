/** The mail that confirms a visitor's note. It repeats nothing that was written, because the address is not verified. */
import { ANSWER_DAYS } from '@college/contract/limits';
import type { Locale } from '@college/contract/locales';
import type { PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { collegeContact, queueMail } from '../platform/mail/mail.ts';
import { acknowledgements } from '../platform/mail/texts-for-senders.ts';
import { withdrawalAddress } from './withdraw.ts';

export async function acknowledge(
  req: PayloadRequest,
  locale: Locale,
  { email, name, reference }: { email: string; name: string; reference: string },
): Promise<void> {
  const { answer_days } = await req.payload.findGlobal({
    slug: 'college',
    select: { answer_days: true },
    req: await sameTransaction(req),
    ...asSystem,
  });
  const college = await collegeContact(req, locale);
  const withdraw = withdrawalAddress(req.payload, locale, reference);
  const mail = acknowledgements[locale](
    { college: college.name, name, reference, withdraw },
    answer_days ?? ANSWER_DAYS,
  );
  await queueMail(req, { to: email, replyTo: college.email, ...mail });
}
