/** Codes of an authenticator app (RFC 6238), and those on paper for whoever lost the phone. */
import { hash } from 'node:crypto';
import { latinDigits } from '@college/contract/latin-digits';
import { Secret, TOTP } from 'otpauth';
import { strongPassword } from '../start/administrator.ts';

/** Seconds that a code is shown for. */
const PERIOD = 30;
/** A phone's clock may be that many codes ahead or behind. */
const DRIFT = 1;
const RECOVERY_CODES = 10;

/** 160 bits, in the letters that an app lets one type. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), period: PERIOD });

/** What the QR code holds. */
export const addressOf = (key: string, college: string, email: string): string =>
  totpOf(key, { issuer: college, label: email }).toString();

/** The number of the period for which this is the code; undefined where it is the code of none that is near. */
export function periodOf(key: string, code: string, now = Date.now()): number | undefined {
  const token = latinDigits(code).replace(/\s/g, '');
  const delta = totpOf(key).validate({ token, timestamp: now, window: DRIFT });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Three groups of five: 86 bits, so that a plain hash of them cannot be guessed. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => strongPassword().slice(0, 17));

/** As typed from paper, with or without its hyphens. */
export const hashOfCode = (code: string): string =>
  hash('sha256', code.replace(/[\s-]/g, ''), 'base64url');
