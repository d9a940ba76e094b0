/**
 * Signed tokens of previews. A token opens one record or one file for whoever has it, until the half
 * hour after the current one ends or the account that it was made for signs out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PreviewedCollection } from '@college/contract/codes';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { User } from '../../payload-types.ts';
import { environment } from '../environment.ts';

/** Seconds. Tokens of one half hour are the same, so that addresses with a token stay the same for a while. */
const HALF_HOUR = 30 * 60;

export interface Subject {
  collection: PreviewedCollection | 'media';
  id: number;
}

/** An account and the id of its session. */
export interface Holder {
  account: number;
  session: string;
}

const signatureOf = (subject: Subject, { account, session }: Holder, expires: string): Buffer =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:preview`)
    .update(`${subject.collection} ${subject.id} ${expires} ${account} ${session}`)
    .digest();

export function signPreview(subject: Subject, holder: Holder, now = Date.now()): string {
  const expires = String((Math.floor(now / 1000 / HALF_HOUR) + 2) * HALF_HOUR);
  const signature = signatureOf(subject, holder, expires).toString('base64url');
  return `${expires}.${holder.account}.${signature}`;
}

/** The account that a token was made for, and its session. Undefined unless the token opens the subject. */
export async function readToken(
  token: string,
  subject: Subject,
  payload: Payload,
  now = Date.now(),
): Promise<{ user: User; holder: Holder } | undefined> {
  const [, expires = '', number, written = ''] =
    /^(\d{1,12})\.(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const account = Number(number);
  if (!account || Number(expires) * 1000 <= now) return undefined;
  const user = await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
    ...asSystem,
  });
  const signature = Buffer.from(written, 'base64url');
  const session = user?.sessions?.find(
    ({ id, expiresAt }) =>
      Date.parse(expiresAt) > now &&
      timingSafeEqual(signature, signatureOf(subject, { account, session: id }, expires)),
  );
  if (!user || !session) return undefined;
  return { user: { ...user, collection: 'users' }, holder: { account, session: session.id } };
}
