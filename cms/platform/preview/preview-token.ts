/**
 * Signed preview tokens, valid for one draft and half an hour. Anybody with the address can see the
 * preview.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PreviewedCollection } from '@college/contract/codes';

const MINUTES = 30;

interface Subject {
  collection: PreviewedCollection;
  id: number;
}

const signatureOf = (secret: string, { collection, id }: Subject, expires: string): string =>
  createHmac('sha256', `${secret}:preview`)
    .update(`${collection} ${id} ${expires}`)
    .digest('base64url');

export function signPreview(secret: string, subject: Subject, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + MINUTES * 60);
  return `${expires}.${signatureOf(secret, subject, expires)}`;
}

export function opensPreview(
  secret: string,
  subject: Subject,
  token: string,
  now = Date.now(),
): boolean {
  const [, expires, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!expires || !signature) return false;
  const genuine = Buffer.from(signatureOf(secret, subject, expires));
  return timingSafeEqual(Buffer.from(signature), genuine) && Number(expires) * 1000 > now;
}
