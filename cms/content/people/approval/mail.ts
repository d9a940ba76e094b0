/** Mails a teacher the decision about a profile that was handed in. */
import type { Locale } from '@college/contract/locales';
import type { CollectionAfterChangeHook } from 'payload';
import { asSystem } from '../../../access.ts';
import type { Employee } from '../../../payload-types.ts';
import { sameTransaction } from '../../../platform/database/transaction.ts';
import { environment } from '../../../platform/environment.ts';
import { collegeName, queueMail, readerLanguage } from '../../../platform/mail/mail.ts';
import { profileMail } from '../../../platform/mail/texts-for-staff.ts';

export const mailTeacher: CollectionAfterChangeHook<Employee> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const handedBack = doc.handed_back !== previousDoc?.handed_back && doc.handed_back;
  const approved = doc._status === 'published' && Boolean(previousDoc?.handed_in_at);
  if (!handedBack && !approved) return;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { employee: { equals: doc.id } },
    depth: 0,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  // Nobody gets a mail about their own decision.
  for (const { id, email } of docs.filter((account) => account.id !== req.user?.id)) {
    const decided = {
      by: req.user?.name || req.user?.email || '',
      reason: handedBack || undefined,
      link: `${environment.CMS_URL}/admin/collections/employees/${doc.id}`,
    };
    const language = await readerLanguage(id, req);
    const college = (locale: Locale) => collegeName(req, locale);
    await queueMail(req, { to: email, ...(await profileMail(decided, college, language)) });
  }
};
