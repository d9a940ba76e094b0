/** Who changes how they sign in says the present password: a session alone may be somebody else's at an open desk. */
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { isPasswordOf } from '../../patches/accounts/password-hash.ts';
import { type Sentence, say } from '../../words/say.ts';
import { Allowance } from './allowance.ts';

const wrong = new Allowance({ burst: 5, every: 60_000 });

/** On accounts: a change of one's own password or address is refused without the present password. */
export const askPresentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { present_password: present, ...change } = data ?? {};
  if (operation !== 'update' || !req.user || req.user.id !== originalDoc?.id) return change;
  const signsInAnew =
    Boolean(change.password) ||
    (change.email !== undefined && change.email.toLowerCase() !== originalDoc.email);
  if (!signsInAnew) return change;
  await provePassword(req, req.user.id, present);
  return change;
};

/** Throws what to say where this is not the present password of who asks. */
export async function provePassword(
  req: PayloadRequest,
  account: number,
  present: unknown,
): Promise<void> {
  const key = String(account);
  if (wrong.wait(key) > 0) throw refusal(req, 'Too many wrong passwords. Try again in a minute.');
  if (typeof present !== 'string' || present === '')
    throw refusal(req, 'Type your present password to change how you sign in.');
  if (!(await isPasswordOf(account, present, req))) {
    wrong.spend(key);
    throw refusal(req, 'This is not your present password.');
  }
  wrong.restore(key);
}

/** Without a field: the admin then shows the sentence itself. */
const refusal = ({ i18n }: PayloadRequest, sentence: Sentence) =>
  new APIError(say(i18n.language, sentence), 400);
