/** Proof of work for one submission, without a puzzle and without a third party. */

import { captchaMinutes } from '@college/contract/limits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { rowsOf } from '../platform/database/statements.ts';
import { environment } from '../platform/environment.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * About a million rounds of SHA-256 in total: under a second on a cheap phone, and cheap to verify.
 */
const effort = { cost: 3000, fewest: 200, most: 500 };

const keys = {
  hmacSignatureSecret: `${environment.CAPTCHA_SECRET}:challenge`,
  hmacKeySignatureSecret: `${environment.CAPTCHA_SECRET}:key`,
};

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string().min(16).max(200),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

export const createCaptcha = (now = Date.now()) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: effort.cost,
    counter: randomInt(effort.fewest, effort.most),
    deriveKey,
    expiresAt: new Date(now + captchaMinutes * 60_000),
    ...keys,
  });

export interface VerifiedCaptcha {
  nonce: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Verifies a proof; undefined if it is invalid. The nonce is signed, so it cannot be changed. */
export async function verifyCaptcha(proof: string): Promise<VerifiedCaptcha | undefined> {
  try {
    const { challenge, solution } = Proof.parse(JSON.parse(atob(proof)));
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
    const { nonce, expiresAt } = challenge.parameters;
    return verified ? { nonce, expires: expiresAt } : undefined;
  } catch (error) {
    if (!isMalformed(error)) throw error;
    return undefined;
  }
}

/** True for errors of a malformed proof: no base64, no JSON, other fields, or too deeply nested. */
const isMalformed = (error: unknown): boolean =>
  error instanceof DOMException ||
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  error instanceof RangeError;

/**
 * Marks a proof as used, within the request's transaction: if the submission is not saved, the
 * proof stays valid.
 */
export async function spendCaptcha(proof: string, req: PayloadRequest): Promise<void> {
  const solved = await verifyCaptcha(proof);
  if (!solved) throw new Refusal('captcha');
  const won = await rowsOf(
    req.payload,
    sql`INSERT INTO used_challenges (nonce, expires) VALUES (${solved.nonce}, ${solved.expires})
        ON CONFLICT (nonce) DO NOTHING RETURNING nonce`,
    req,
  );
  if (won.length === 0) throw new Refusal('captcha');
}

/** Deletes used proofs that expired before `until`. Not at once, because a clock may be set back. */
export async function deleteSpentProofs(payload: Payload, until: Date): Promise<void> {
  const before = Math.floor(until.getTime() / 1000);
  await rowsOf(payload, sql`DELETE FROM used_challenges WHERE expires < ${before}`);
}
