/**
 * Asks for the user's own password before changes of accounts, because an open session may be used
 * by somebody else.
 */
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { isAdministrator } from '../../access.ts';
import { isPasswordOf } from '../../patches/accounts/password-hash.ts';
import type { User } from '../../payload-types.ts';
import { type Sentence, say } from '../../words/say.ts';
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
  // Unlike a ValidationError, its message is the sentence, which the admin shows.
  const refusal = (sentence: Sentence) => {
    const message = say(req.i18n.language, sentence);
    return new APIError(message, 400, { errors: [{ message, path }] });
  };
  const key = String(account);
  if ((await wrongPasswords.wait(req.payload, key)) > 0)
    throw refusal('Too many wrong passwords. Try again in a minute.');
  if (typeof present !== 'string' || present === '')
    throw refusal(
      isOwn
        ? 'Enter your current password to change how you sign in.'
        : 'Enter your own current password to change the role of somebody or how somebody else signs in.',
    );
  if (!(await isPasswordOf(account, present, req))) {
    await wrongPasswords.spend(req.payload, key);
    throw refusal('This is not your current password.');
  }
  await wrongPasswords.restore(req.payload, key);
}
