/** Writes changes of accounts and attempts to sign in to the security log. */
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { asSystem } from '../../access.ts';
import { afterTransaction } from '../../patches/after-commit.ts';
import type { User } from '../../payload-types.ts';
import {
  noteSecurity,
  type Outcome,
  type SecurityEvent,
  UNKNOWN,
} from '../security-log/security-log.ts';

/** Notes a change after it is committed. */
const note = (
  req: PayloadRequest,
  event: SecurityEvent,
  account: string,
  more: { from?: string; to?: string } = {},
) =>
  afterTransaction(req, {
    kept: () => noteSecurity(event, account, { by: req.user?.email, ...more }),
  });

/** Before the change, because Payload then still has the new password. */
export const noteAccountChange: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { email = '', role } = { ...originalDoc, ...data };
  if (operation === 'create') await note(req, 'account-created', email, { to: role });
  if (operation === 'create' || !originalDoc) return data;
  if (data.password) await note(req, 'password-changed', email);
  if (role !== originalDoc.role)
    await note(req, 'role-changed', email, { from: originalDoc.role, to: role });
  if (email !== originalDoc.email)
    await note(req, 'email-changed', email, { from: originalDoc.email, to: email });
  return data;
};

export const noteDeletedAccount: CollectionAfterDeleteHook<User> = ({ doc, req }) =>
  note(req, 'account-deleted', doc.email);

/** Notes what somebody without a session tries. The typed address is written only if it is an account's. */
export async function noteAttempt(
  payload: Payload,
  event: SecurityEvent,
  typed: unknown,
  outcome: Outcome = 'ok',
): Promise<void> {
  const email = String(typed ?? '')
    .trim()
    .toLowerCase();
  const where = { email: { equals: email } };
  const { totalDocs } = await payload.count({ collection: 'users', where, ...asSystem });
  const isKnown = totalDocs > 0;
  await noteSecurity(event, isKnown ? email : UNKNOWN, { outcome: isKnown ? outcome : 'refused' });
}
