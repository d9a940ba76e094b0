/**
 * A link to choose a new password. Payload would mail it itself, while its transaction keeps every other writer waiting
 * for the mail server; here it takes the way of all mails.
 */
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import { newPasswordMail } from '../platform/mail/texts-for-staff.ts';
import { newMutex } from '../platform/mutex.ts';

/** Milliseconds: how long a link is good for, and until one account is mailed another. */
const VALID = 60 * 60_000;
const PAUSE = 5 * 60_000;

const accounts = newMutex();

/** Does nothing where there is no such account, or it was mailed just now. */
export async function mailNewPassword(payload: Payload, address: string): Promise<void> {
  const email = address.trim().toLowerCase();
  // One after the other, or many at once would all find that nothing was mailed.
  const release = await accounts.acquire();
  try {
    if (!email || (await wasMailed(payload, email))) return;
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration: VALID,
      ...asSystem,
    });
    if (token) await send(payload, email, `${environment.CMS_URL}/admin/reset/${token}`);
  } finally {
    release();
  }
}

async function wasMailed(payload: Payload, email: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    showHiddenFields: true,
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem,
  });
  const [user] = docs;
  if (!user) return true;
  return new Date(user.resetPasswordExpiration ?? 0).getTime() - VALID + PAUSE > Date.now();
}

const send = (payload: Payload, to: string, link: string) =>
  inTransaction(payload, async (req) => {
    const college = await collegeName(req);
    const mail = newPasswordMail({ college, link, minutes: VALID / 60_000 });
    await queueMail(req, { to, ...mail, until: new Date(Date.now() + VALID).toISOString() });
  });
