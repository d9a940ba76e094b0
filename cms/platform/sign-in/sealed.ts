/** Keys of authenticator apps lie in the database sealed: who has the database alone makes no codes of them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from '../environment.ts';

const CIPHER = 'aes-256-gcm';
/** Bytes. */
const NONCE = 12;
const TAG = 16;

const houseKey = () =>
  Buffer.from(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', 'two-factor', 32));

export function seal(text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, houseKey(), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws where it was changed, or sealed with the key of another house. */
export function open(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, houseKey(), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  const rest = bytes.subarray(NONCE + TAG);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}
