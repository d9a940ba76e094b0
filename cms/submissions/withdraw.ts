/**
 * Withdrawal of consent by the link in mails to senders: the submission and what was published of it go to the recycle
 * bin at once, from where nobody can restore them, and the bin deletes them when its days are over.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Locale, pathIn } from '@college/contract/locales';
import type { CollectionBeforeValidateHook, Field, Payload, Where } from 'payload';
import { asSystem, nobodysField } from '../access.ts';
import { idOf } from '../id-of.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { refusalFor } from '../platform/refusal-for.ts';

/** The collection by the first letters of a reference. */
const collections = {
  VN: 'visitor-notes',
  AR: 'alumni-registrations',
  MS: 'messages',
} as const;
const collectionOf = (reference: string) =>
  Object.entries(collections).find(([prefix]) => reference.startsWith(`${prefix}-`))?.[1];

/** The proof that a link came by mail. It is computed and not stored, so mails that were sent stay valid. */
const keyOf = (payload: Payload, reference: string): string =>
  createHmac('sha256', payload.secret).update(`withdraw-consent ${reference}`).digest('base64url');

/** The address for the mails about a submission. */
export function withdrawalAddress(payload: Payload, locale: Locale, reference: string): string {
  const query = new URLSearchParams({ reference, key: keyOf(payload, reference) });
  return `${environment.SITE_URL}${pathIn(locale, '/withdrawal')}?${query}`;
}

/** Withdraws the consent. False if the key does not belong to the reference, or the submission is gone. */
export async function withdrawConsent(
  payload: Payload,
  { reference, key }: { reference: string; key: string },
  now = new Date(),
): Promise<boolean> {
  const expected = Buffer.from(keyOf(payload, reference));
  const given = Buffer.from(key);
  const collection = collectionOf(reference);
  if (!collection || given.length !== expected.length || !timingSafeEqual(given, expected))
    return false;
  const where: Where = { reference: { equals: reference } };
  const { docs } = await payload.find({ collection, where, trash: true, depth: 0, ...asSystem });
  const [submission] = docs;
  if (!submission) return false;
  if (submission.withdrawn_at) return true;
  const data = { withdrawn_at: now.toISOString(), deletedAt: now.toISOString() };
  const alumnus = 'alumnus' in submission ? idOf(submission.alumnus) : undefined;
  await inTransaction(payload, async (req) => {
    await payload.update({ collection, id: submission.id, data, trash: true, req, ...asSystem });
    if (alumnus)
      await payload.update({
        collection: 'alumni',
        id: alumnus,
        data,
        trash: true,
        req,
        ...asSystem,
      });
  });
  return true;
}

export const withdrawnAt: Field = {
  name: 'withdrawn_at',
  label: 'Consent withdrawn',
  type: 'date',
  access: { create: nobodysField, update: nobodysField },
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: (data) => Boolean(data.withdrawn_at),
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
  },
};

/** Keeps what a sender withdrew in the recycle bin. */
export const refuseRestoringWithdrawn: CollectionBeforeValidateHook = ({
  data,
  originalDoc,
  req,
}) => {
  if (data?.deletedAt === null && originalDoc?.withdrawn_at) throw refusalFor(req, 'withdrawn');
  return data;
};
