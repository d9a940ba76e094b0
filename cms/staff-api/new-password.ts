/**
 * Mails a link for a new password through the mail queue. Payload would send the mail within a
 * transaction and block other writers meanwhile.
 */
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { exclusively } from '../platform/database/exclusive.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import { newPasswordMail } from '../platform/mail/texts-for-staff.ts';
import { INVITATION_VALID } from './invitations/invite.ts';

/** Milliseconds: validity of a link, and the minimum time between two mails to an account. */
const VALID = 60 * 60_000;
const PAUSE = 5 * 60_000;

/** Does nothing if there is no such account or it was mailed just now. */
export async function mailNewPassword(payload: Payload, address: string): Promise<void> {
  const email = address.trim().toLowerCase();
  // One at a time, because simultaneous requests would all find that no mail was sent.
  await exclusively(payload, 'new passwords', async () => {
    if (!email || (await wasMailed(payload, email))) return;
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration: VALID,
      ...asSystem,
    });
    if (token) await send(payload, email, `${environment.CMS_URL}/admin/reset/${token}`);
  });
}

async function wasMailed(payload: Payload, email: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    showHiddenFields: true,
    limit: 1,
    pagination: false,
    ...asSystem,
  });
  const [user] = docs;
  if (!user) return true;
  const left = new Date(user.resetPasswordExpiration ?? 0).getTime() - Date.now();
  // A link of more than an invitation's time was made while the clock was ahead.
  return left > VALID - PAUSE && left <= INVITATION_VALID;
}

const send = (payload: Payload, to: string, link: string) =>
  inTransaction(payload, async (req) => {
    const college = await collegeName(req);
    const mail = newPasswordMail({ college, link, minutes: VALID / 60_000 });
    await queueMail(req, { to, ...mail, until: new Date(Date.now() + VALID).toISOString() });
  });
