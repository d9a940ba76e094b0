/**
 * Creates accounts for people who set their own password by a mailed link, valid once. The initial
 * password is random and known to nobody.
 */
import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Role } from '../../access.ts';
import { asSystem } from '../../access.ts';
import { fieldErrorsOf } from '../../payload-errors.ts';
import type { User } from '../../payload-types.ts';
import { exclusively } from '../../platform/database/exclusive.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { environment } from '../../platform/environment.ts';
import { isWithin } from '../../platform/is-within.ts';
import { collegeName, queueMail } from '../../platform/mail/mail.ts';
import { invitationMail } from '../../platform/mail/texts-for-staff.ts';

/** Hours for which a link is valid. */
const HOURS = 72;
export const INVITATION_VALID = HOURS * 60 * 60_000;
/** Milliseconds before the same person can be mailed again. */
const PAUSE = 5 * 60_000;

export interface Guest {
  email: string;
  name?: string;
  role: Role;
  department?: number;
  employee?: number;
}

/** Result of an invitation; `taken` if somebody else signs in with this address. */
export type Outcome = 'invited' | 'again' | 'just-now' | 'signs-in' | 'taken' | 'refused';

/** Invites a guest, or again if they never signed in. */
export async function invite(payload: Payload, guest: Guest, now = Date.now()): Promise<Outcome> {
  // One at a time, because two simultaneous invitations would mail two links, of which one is
  // invalid.
  try {
    return await exclusively(payload, 'invitations', () =>
      inTransaction(payload, (req) => inviteIn(req, guest, now)),
    );
  } catch (error) {
    if (fieldErrorsOf(error)) return 'refused';
    throw error;
  }
}

async function inviteIn(req: PayloadRequest, guest: Guest, now: number): Promise<Outcome> {
  const email = guest.email.trim().toLowerCase();
  const account = await accountOf({ ...guest, email }, req);
  const invited_at = new Date(now).toISOString();
  if (!account) {
    const password = randomBytes(32).toString('base64url');
    const data = { ...guest, email, password, invited_at };
    await req.payload.create({ collection: 'users', data, req, ...asSystem });
    await mailLink(req, email, now);
    return 'invited';
  }
  const isOther = guest.employee !== undefined && account.employee !== guest.employee;
  if (isOther) return 'taken';
  if (!account.invited_at) return 'signs-in';
  if (isWithin(account.invited_at, PAUSE, now)) return 'just-now';
  await req.payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: { invited_at },
    req,
  });
  await mailLink(req, account.email, now);
  return 'again';
}

async function accountOf(
  { email, employee }: Guest,
  req: PayloadRequest,
): Promise<User | undefined> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      or: [{ email: { equals: email } }, ...(employee ? [{ employee: { equals: employee } }] : [])],
    },
    pagination: false,
    req,
    ...asSystem,
  });
  // The person's own account is preferred to another with the same address.
  return docs.find((account) => employee && account.employee === employee) ?? docs[0];
}

async function mailLink(req: PayloadRequest, to: string, now: number): Promise<void> {
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email: to },
    disableEmail: true,
    expiration: INVITATION_VALID,
    req,
    ...asSystem,
  });
  const link = `${environment.CMS_URL}/admin/reset/${token}`;
  const mail = await invitationMail(link, { hours: HOURS }, (locale) => collegeName(req, locale));
  await queueMail(req, { to, ...mail, until: new Date(now + INVITATION_VALID).toISOString() });
}
