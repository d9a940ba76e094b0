/** Codes of an authenticator app (RFC 6238), and printed recovery codes for a lost phone. */
import { hash } from 'node:crypto';
import { latinDigits } from '@college/contract/latin-digits';
import { Secret, TOTP } from 'otpauth';
import { strongPassword } from '../start/administrator.ts';

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** Codes by which a phone's clock may be ahead or behind. */
const DRIFT = 1;
const RECOVERY_CODES = 10;

/** A new key of 160 bits in base32, which can be typed into an app. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), period: PERIOD });

/** The address in the QR code. */
export const addressOf = (key: string, college: string, email: string): string =>
  totpOf(key, { issuer: college, label: email }).toString();

/** The number of the period to which a code belongs; undefined if it is of no near period. */
export function periodOf(key: string, code: string, now = Date.now()): number | undefined {
  const token = latinDigits(code).replace(/\s/g, '');
  const delta = totpOf(key).validate({ token, timestamp: now, window: DRIFT });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/**
 * Three groups of five characters: 86 bits, so that a plain hash cannot be reversed by guessing.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => strongPassword().slice(0, 17));

/** Hash of a typed recovery code, with or without hyphens. */
export const hashOfCode = (code: string): string =>
  hash('sha256', code.replace(/[\s-]/g, ''), 'base64url');
