/** Mails the decision about a draft that was handed in to the people who handed it in. */
import type { Locale } from '@college/contract/locales';
import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import { asSystem, type SecondAccountSlug } from '../../access.ts';
import type { Employee, Notice, Page } from '../../payload-types.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { environment } from '../../platform/environment.ts';
import { collegeName, queueMail, readerLanguage } from '../../platform/mail/mail.ts';
import { decisionMail } from '../../platform/mail/texts-for-staff.ts';

interface Decision {
  slug: CollectionSlug;
  id: number;
  /** Undefined for the own profile of the reader. */
  title?: string;
  /** Undefined if it was approved. */
  reason: string | undefined;
}

/** The decision that a save made; undefined if it made none. */
function decisionOf(
  doc: Employee | Notice | Page,
  previousDoc: Partial<Employee | Notice | Page> | undefined,
): Pick<Decision, 'reason'> | undefined {
  const { handed_back } = doc;
  if (handed_back && handed_back !== previousDoc?.handed_back) return { reason: handed_back };
  const isApproved = doc._status === 'published' && Boolean(previousDoc?.handed_in_at);
  return isApproved ? { reason: undefined } : undefined;
}

async function mailDecision(
  { slug, id, ...decided }: Decision,
  readers: Where,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: readers,
    depth: 0,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  // Nobody gets a mail about their own decision.
  for (const account of docs.filter((each) => each.id !== req.user?.id)) {
    const by = req.user?.name || req.user?.email || '';
    const link = `${environment.CMS_URL}/admin/collections/${slug}/${id}`;
    const language = await readerLanguage(account.id, req);
    const college = (locale: Locale) => collegeName(req, locale);
    const mail = await decisionMail({ ...decided, by, link }, college, language);
    await queueMail(req, { to: account.email, ...mail });
  }
}

/** Mails a teacher the decision about the own profile. */
export const mailTeacher: CollectionAfterChangeHook<Employee> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const decision = decisionOf(doc, previousDoc);
  if (!decision) return;
  const isTheirs = { employee: { equals: doc.id } };
  await mailDecision({ slug: 'employees', id: doc.id, ...decision }, isTheirs, req);
};

/** Mails the account that submitted a notice or page what another account decided. */
export const mailSubmitter =
  (slug: SecondAccountSlug): CollectionAfterChangeHook<Notice | Page> =>
  async ({ doc, previousDoc, req }) => {
    const decision = decisionOf(doc, previousDoc);
    if (!decision || !previousDoc?.handed_in_by) return;
    const { id, title } = doc;
    const isTheirs = { id: { equals: previousDoc.handed_in_by } };
    await mailDecision({ slug, id, title, ...decision }, isTheirs, req);
  };
