/** Switches two-factor sign-in on and off, and notifies the account. */
import type { Payload, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import type { Change } from '../../content/administration/account-changes.ts';
import { afterTransaction } from '../../patches/after-commit.ts';
import type { User } from '../../payload-types.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteSecurity } from '../../platform/security-log/security-log.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { deleteKey, renewRecoveryCodes } from '../../platform/sign-in/two-factor-codes.ts';

type Account = Pick<User, 'id' | 'email'>;

/**
 * Switches it on after a code has proved that the app has the key. Ends all other sessions of the
 * account.
 */
export async function switchOn(
  { id, email }: Account,
  session: string,
  req: PayloadRequest,
): Promise<string[]> {
  await endSessions(id, req, { but: session });
  const data = { two_factor_since: new Date().toISOString() };
  await req.payload.db.updateOne({ collection: 'users', id, data, req });
  await tell(req.payload, { email, what: 'on', by: email }, req);
  return renewRecoveryCodes(id, req);
}

/** Switches it off. Ends all sessions of the account except `session`. */
export async function switchOff(
  payload: Payload,
  { id, email }: Account,
  { what, by, session }: { what: Change; by: string; session?: string },
  req: PayloadRequest,
): Promise<void> {
  await endSessions(id, req, { but: session });
  const data = { two_factor_since: null };
  await payload.db.updateOne({ collection: 'users', id, data, req });
  await deleteKey(id, payload, req);
  await tell(payload, { email, what, by }, req);
}

/** Switches it off for an administrator who lost password and phone. Returns true if it was on. */
export async function switchOffByOperator(payload: Payload, email: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    ...asSystem,
  });
  const [account] = docs;
  if (!account?.two_factor_since) return false;
  await inTransaction(payload, (req) =>
    switchOff(payload, account, { what: 'off-by-operator', by: 'npm run password' }, req),
  );
  return true;
}

export async function tell(
  payload: Payload,
  { email, what, by }: { email: string; what: Change; by: string },
  req: PayloadRequest,
): Promise<void> {
  await payload.create({
    collection: 'account-changes',
    data: { account_email: email, what, by_email: by },
    req,
    ...asSystem,
  });
  await afterTransaction(req, { kept: () => noteSecurity(`two-factor-${what}`, email, { by }) });
}
