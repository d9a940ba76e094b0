/** Who changes how they sign in says the present password: a session alone may be somebody else's at an open desk. */
import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { Allowance } from './allowance.ts';

const wrong = new Allowance({ burst: 5, every: 60_000 });
const derive = promisify(pbkdf2);

/** How Payload keeps what it made last; whoever signs in has theirs made anew where it is older. */
const kept = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };

async function isPasswordOf(id: number, password: string, req: PayloadRequest): Promise<boolean> {
  const where = { id: { equals: id } };
  const found = await req.payload.db.findOne({ collection: 'users', where, req });
  const { hash, salt } = Object(found) as Record<string, unknown>;
  if (typeof hash !== 'string' || typeof salt !== 'string' || !hash.startsWith(kept.prefix))
    return false;
  const right = Buffer.from(hash.slice(kept.prefix.length), 'hex');
  const given = await derive(password, salt, kept.iterations, kept.bytes, 'sha256');
  return right.length === given.length && timingSafeEqual(right, given);
}

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
  const key = String(req.user.id);
  if (wrong.wait(key) > 0) throw refusal('Too many wrong passwords. Try again in a minute.');
  if (typeof present !== 'string' || present === '')
    throw refusal('Type your present password to change how you sign in.');
  if (!(await isPasswordOf(req.user.id, present, req))) {
    wrong.spend(key);
    throw refusal('This is not your present password.');
  }
  wrong.restore(key);
  return change;
};

/** Without a field: the admin then shows the sentence itself. */
const refusal = (sentence: string) => new APIError(sentence, 400);
