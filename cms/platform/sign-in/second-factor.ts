/**
 * Hooks of accounts: wherever Payload would hand out a token for a password, or for a link from a mail, whoever has
 * switched two-factor sign-in on gives a code as well.
 */
import { asRecord } from '@college/contract/as-record';
import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type FieldHook,
} from 'payload';
import { asSystem } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { say } from '../../words/say.ts';
import { endSessions } from './sessions.ts';
import { forgetKey, spendCode } from './two-factor-codes.ts';

const RESETTING = 'resetsPassword';

export const rememberReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  req.context[RESETTING] = operation === 'resetPassword';
};

/** Payload asks before it signs a token. What it throws takes the session back that was made by then. */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  // A new password is kept without a code; its token is taken away below.
  if (!user.two_factor_since || req.context[RESETTING]) return;
  const { language } = req.i18n;
  const { code } = asRecord(req.data) as Record<string, unknown>;
  if (typeof code !== 'string' || code.trim() === '')
    throw new APIError(
      say(language, 'Enter the code from your authenticator app, too.'),
      401,
      { asks: 'code' },
      true,
    );
  if (!(await spendCode(user.id, code, req)))
    throw new APIError(
      say(language, 'This code is wrong or was already used.'),
      401,
      undefined,
      true,
    );
};

/** A link from a mail sets a password, and signs nobody in past the second step. */
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

export const forgetKeyOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await forgetKey(Number(id), req.payload, req);
};

/** Who decides about others, and could undo it all. */
const rolesWithTwoFactor = ['administrator', 'moderator'];

/** Whether the college asks for a second factor that this account does not have yet. */
export const isTwoFactorDue: FieldHook<User> = async ({ originalDoc, data, req }) => {
  const { role, two_factor_since } = { ...originalDoc, ...data };
  if (two_factor_since || !rolesWithTwoFactor.includes(String(role))) return false;
  const rules = await req.payload.findGlobal({
    slug: 'account-rules',
    select: { two_factor_required: true },
    depth: 0,
    req,
    ...asSystem,
  });
  return rules.two_factor_required === true;
};
