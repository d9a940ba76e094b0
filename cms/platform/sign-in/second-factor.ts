/**
 * Hooks of accounts that require a code wherever Payload would issue a token for a password or a
 * reset link, if the account uses two-factor sign-in.
 */

import { asRecord } from '@college/contract/as-record';
import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  FieldHook,
} from 'payload';
import { asSystem, mustUseTwoFactors } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { refusalFor } from '../refusal-for.ts';
import { endSessions } from './sessions.ts';
import { consumeCode, deleteKey } from './two-factor-codes.ts';

const RESETTING = 'resetsPassword';

export const markReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  req.context[RESETTING] = operation === 'resetPassword';
};

/** Runs before Payload signs a token. An error also removes the session created so far. */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // A password can be reset without a code, but the token of the reset is removed below.
  if (!user.two_factor_since || req.context[RESETTING]) return;
  const { code } = asRecord(req.data) as Record<string, unknown>;
  if (typeof code !== 'string' || code.trim() === '') throw refusalFor(req, 'codeMissing');
  if (!(await consumeCode(user.id, code, req))) throw refusalFor(req, 'wrongSignInCode');
};

/** Removes the token after a password reset, because the link must not skip the second step. */
export const signOutAfterReset: CollectionAfterOperationHook = async ({
  operation,
  req,
  result,
}) => {
  if (operation !== 'resetPassword') return result;
  const { user } = asRecord(result) as { user?: User };
  if (!user?.two_factor_since) return result;
  await endSessions(user.id, req);
  return { user: { id: user.id, email: user.email } };
};

export const deleteKeyOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteKey(Number(id), req.payload, req);
};

/** True if the college requires a second factor that the account does not have yet. */
export const isTwoFactorDue: FieldHook<User> = async ({ originalDoc, data, req }) => {
  const { role, two_factor_since } = { ...originalDoc, ...data };
  if (two_factor_since || !mustUseTwoFactors(role)) return false;
  const rules = await req.payload.findGlobal({
    slug: 'account-rules',
    select: { two_factor_required: true },
    req,
    ...asSystem,
  });
  return rules.two_factor_required === true;
};
