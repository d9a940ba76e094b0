/**
 * Asks for the user's own password before changes of accounts, because an open session may be used
 * by somebody else.
 */
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { isPasswordOf } from '../../patches/accounts/password-hash.ts';
import type { User } from '../../payload-types.ts';
import { type Sentence, say } from '../../words/say.ts';
import { Allowance } from './allowance.ts';

const wrongPasswords = new Allowance({ burst: 5, every: 60_000 });

/**
 * Requires the user's own password to change their password or address, to set somebody else's
 * password, and to make an administrator.
 */
export const askCurrentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { present_password, ...change } = data ?? {};
  if (req.user && needsProof(change, originalDoc))
    await provePassword(req, req.user.id, present_password, originalDoc?.id === req.user.id);
  return change;
};

function needsProof(change: Partial<User>, account: User | undefined): boolean {
  if (change.role === 'administrator' && account?.role !== 'administrator') return true;
  // A new account: Payload passes an empty one.
  if (account?.email === undefined) return false;
  const isOtherAddress =
    change.email !== undefined && change.email.toLowerCase() !== account.email.toLowerCase();
  return Boolean(change.password) || isOtherAddress;
}

/**
 * Throws a message if `present` is not the password of the user; `isOwn` for changes of the user's
 * own account.
 */
export async function provePassword(
  req: PayloadRequest,
  account: number,
  present: unknown,
  isOwn = true,
): Promise<void> {
  const key = String(account);
  if (wrongPasswords.wait(key) > 0)
    throw refusal(req, 'Too many wrong passwords. Try again in a minute.');
  if (typeof present !== 'string' || present === '')
    throw refusal(
      req,
      isOwn
        ? 'Enter your current password to change how you sign in.'
        : 'Enter your own current password to change how somebody else signs in, or to make somebody an administrator.',
    );
  if (!(await isPasswordOf(account, present, req))) {
    wrongPasswords.spend(key);
    throw refusal(req, 'This is not your current password.');
  }
  wrongPasswords.restore(key);
}

/** An error without a field, because the admin then shows the message itself. */
const refusal = ({ i18n }: PayloadRequest, sentence: Sentence) =>
  new APIError(say(i18n.language, sentence), 400);
