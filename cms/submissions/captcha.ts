/** Proof of work: no puzzle, no third party. Made for one submission. */
import { captchaMinutes } from '@college/contract/limits';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { environment } from '../platform/environment.ts';

/** About a million rounds of SHA-256 in all: under a second on a cheap phone, nothing here. */
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

export interface SolvedCaptcha {
  nonce: string;
  /** Seconds since 1970. */
  expires: number;
}

/** What a proof is worth; undefined when it is none. The nonce is signed, so it cannot be varied. */
export async function solvedCaptcha(proof: string): Promise<SolvedCaptcha | undefined> {
  try {
    const { challenge, solution } = Proof.parse(JSON.parse(atob(proof)));
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
    const { nonce, expiresAt } = challenge.parameters;
    return verified ? { nonce, expires: expiresAt } : undefined;
  } catch {
    return undefined;
  }
}
