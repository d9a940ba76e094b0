import { captchaMinutes } from '@college/contract/limits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let deleteSpentProofs: typeof import('./captcha.ts').deleteSpentProofs;
let createCaptcha: typeof import('./captcha.ts').createCaptcha;
let inTransaction: typeof import('../platform/database/transaction.ts').inTransaction;
let rowsOf: typeof import('../platform/database/statements.ts').rowsOf;
let spendCaptcha: typeof import('./captcha.ts').spendCaptcha;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ createCaptcha, deleteSpentProofs } = await import('./captcha.ts'));
  ({ inTransaction } = await import('../platform/database/transaction.ts'));
  ({ rowsOf } = await import('../platform/database/statements.ts'));
  ({ spendCaptcha } = await import('./captcha.ts'));
}, patience);

const now = Date.parse('2026-11-22T10:00:00Z');
const seconds = now / 1000;
const day = 86_400;

async function proof() {
  const challenge = await createCaptcha(now);
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
}
const spend = (item: string) => inTransaction(payload, (req) => spendCaptcha(item, req));

it('remembers a spent proof until one day after it expires', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: now + 999 });
  await rowsOf(
    payload,
    sql`INSERT INTO used_challenges (nonce, expires)
        VALUES ('forgotten', ${seconds - day - 1}), ('remembered', ${seconds - day})`,
  );
  await spend(await proof());
  await deleteSpentProofs(payload, new Date(Date.now() - day * 1000));
  const stored = await rowsOf(payload, sql`SELECT expires FROM used_challenges ORDER BY expires`);
  expect(stored.map(({ expires }) => Number(expires))).toEqual([
    seconds - day,
    seconds + captchaMinutes * 60,
  ]);
});
