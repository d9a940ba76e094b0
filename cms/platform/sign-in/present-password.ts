/**
 * Asks for the user's own password before changes of accounts, because an open session may be used
 * by somebody else.
 */

import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { isAdministrator } from '../../access.ts';
import { isPasswordOf } from '../../patches/accounts/password-hash.ts';
import type { User } from '../../payload-types.ts';
import { refusalFor } from '../refusal-for.ts';
import { Allowance } from './allowance.ts';

const wrongPasswords = new Allowance({ name: 'own password', burst: 5, every: 60_000 });

/**
 * Requires the user's own password to change a password, an address or a role, and to make an
 * administrator.
 */
export const askCurrentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { present_password, ...change } = data ?? {};
  if (req.user && needsProof(change, originalDoc))
    await provePassword(req, req.user.id, present_password, {
      isOwn: originalDoc?.id === req.user.id,
      path: 'present_password',
    });
  return change;
};

function needsProof(change: Partial<User>, account: User | undefined): boolean {
  // A new account: Payload passes an empty one.
  if (account?.email === undefined) return isAdministrator(change.role);
  const isOtherAddress =
    change.email !== undefined && change.email.toLowerCase() !== account.email.toLowerCase();
  const isOtherRole = change.role !== undefined && change.role !== account.role;
  return Boolean(change.password) || isOtherAddress || isOtherRole;
}

/**
 * Throws a message for the field at `path` if `present` is not the password of the user; `isOwn`
 * for changes of the user's own account.
 */
export async function provePassword(
  req: PayloadRequest,
  account: number,
  present: unknown,
  { isOwn = true, path = 'password' } = {},
): Promise<void> {
  const key = String(account);
  if ((await wrongPasswords.wait(req.payload, key)) > 0)
    throw refusalFor(req, 'wrongCurrentPasswords', {}, path);
  if (typeof present !== 'string' || present === '')
    throw refusalFor(req, isOwn ? 'currentPassword' : 'currentPasswordForOthers', {}, path);
  if (!(await isPasswordOf(account, present, req))) {
    await wrongPasswords.spend(req.payload, key);
    throw refusalFor(req, 'wrongCurrentPassword', {}, path);
  }
  await wrongPasswords.restore(req.payload, key);
}
