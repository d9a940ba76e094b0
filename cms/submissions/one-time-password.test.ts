import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, mailsTo } from '../testing/mail/mails.ts';
import { setEnvironment } from '../testing/stub-environment.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let otp: typeof import('./one-time-password.ts');
let verification: typeof import('./verification.ts');
let inTransaction: typeof import('../platform/database/transaction.ts').inTransaction;

const start = Date.parse('2026-11-21T10:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  payload = await temporaryCms();
  otp = await import('./one-time-password.ts');
  verification = await import('./verification.ts');
  ({ inTransaction } = await import('../platform/database/transaction.ts'));
}, patience);

/** Requests a password and reads it from the queued mail. */
async function codeFor(address: string, now = start): Promise<string> {
  await otp.requestOneTimePassword(payload, address, 'en', { now });
  const mails = await mailsTo(payload, address);
  return /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
}
const tokenFor = (address: string, code: string, now = start) =>
  otp.checkOneTimePassword(payload, address, code, now);
const check = async (address: string, code: string, now = start) =>
  Boolean(await tokenFor(address, code, now));
const spend = (address: string, token: string | undefined, now = start) =>
  inTransaction(payload, (req) => verification.spendVerification(address, token, req, now));
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a one-time password', () => {
  it('has six digits, works once, and is never stored in plain text', async () => {
    const address = addressOf('once');
    const code = await codeFor(address);
    expect(code).toMatch(/^\d{6}$/);
    // A mail sent later would be useless.
    const until = new Date(start + 10 * MINUTE).toISOString();
    expect(await mailsTo(payload, address)).toMatchObject([{ until }]);
    const everything = JSON.stringify([
      (await payload.find({ collection: 'email-verifications', pagination: false })).docs,
      (await payload.find({ collection: 'payload-jobs', pagination: false })).docs,
    ]);
    expect(everything).toContain(address);
    expect(everything).not.toContain(code);
    expect(await check(address, wrongOf(code))).toBe(false);
    expect(await check(address, code)).toBe(true);
    expect(await check(address, code)).toBe(false);
  });

  it('is mailed in the requested language', async () => {
    const address = addressOf('rina-in-assamese');
    await otp.requestOneTimePassword(payload, address, 'as', { now: start });
    const [mail] = await mailsTo(payload, address);
    expect(mail?.subject).toMatch(/^\d{6} আপোনাৰ এককালীন পাছৱৰ্ড$/);
    expect(mail?.text).toContain('১০ মিনিট');
  });

  it('fails after ten minutes, for another address, or after a newer one', async () => {
    const address = addressOf('late');
    const first = await codeFor(address);
    expect(await check(address, first, start + 10 * MINUTE)).toBe(false);
    const inTime = addressOf('in-time');
    expect(await check(inTime, await codeFor(inTime), start + 10 * MINUTE - 1)).toBe(true);
    await codeFor(addressOf('other'));
    expect(await check(addressOf('other'), first)).toBe(false);
    const second = await codeFor(address);
    if (first !== second) expect(await check(address, first)).toBe(false);
    expect(await check(address, second, start + 10 * MINUTE - 1000)).toBe(true);
  });

  it('fails for an address that never requested one', async () => {
    expect(await check(addressOf('nobody'), '123456')).toBe(false);
  });

  it('fails after five wrong guesses, and a new one works', async () => {
    const address = addressOf('guesses');
    const code = await codeFor(address);
    for (let guess = 0; guess < 5; guess++) {
      expect(await check(address, wrongOf(code))).toBe(false);
    }
    expect(await check(address, code)).toBe(false);
    const next = await codeFor(address);
    for (let guess = 0; guess < 4; guess++) await check(address, wrongOf(next));
    expect(await check(address, next)).toBe(true);
  });
});

describe('simultaneous requests', () => {
  const many = (step: (index: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 1000 }, (_, index) => step(index)));
  const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));

  it('send at most five mails to one address a day', async () => {
    const address = addressOf('flood');
    const outcomes = await many(() =>
      otp.requestOneTimePassword(payload, address, 'en', { now: start }),
    );
    expect(fulfilled(outcomes)).toHaveLength(5);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { status: 429, message: /five|5/ } });
    expect(await mailsTo(payload, address)).toHaveLength(5);
    await expect(codeFor(address, start + DAY - MINUTE)).rejects.toThrow('tomorrow');
    expect(await codeFor(address, start + DAY)).toMatch(/^\d{6}$/);
  }, 60_000);

  it('are sent again after a clock that was ahead for a while', async () => {
    const address = addressOf('ahead');
    for (let count = 0; count < 5; count += 1) await codeFor(address, start + 1000 * DAY);
    expect(await codeFor(address, start)).toMatch(/^\d{6}$/);
  });

  it('count spellings of one mailbox together', async () => {
    const spellings = ['v.ictim+a', 'victim+b', 'VIC.TIM', 'v.i.c.t.i.m', 'victim', 'victim+c'];
    const requests = spellings.map((name) =>
      otp.requestOneTimePassword(payload, addressOf(name), 'en', { now: start }),
    );
    expect(fulfilled(await Promise.allSettled(requests))).toHaveLength(5);
  });

  it('stop at the fifth wrong guess, and then refuse the right one', async () => {
    const address = addressOf('brute');
    const code = await codeFor(address);
    expect(fulfilled(await many(() => check(address, wrongOf(code))))).not.toContain(true);
    expect(await check(address, code)).toBe(false);
    const { docs } = await payload.find({
      collection: 'email-verifications',
      where: { mailbox: { equals: address } },
    });
    expect(docs).toMatchObject([{ guesses: 5 }]);
  }, 60_000);

  it('verify a password only once', async () => {
    const address = addressOf('race');
    const code = await codeFor(address);
    const answers = await Promise.all(Array.from({ length: 5 }, () => check(address, code)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('spend a verification only once', async () => {
    const address = addressOf('spend');
    const token = await tokenFor(address, await codeFor(address));
    const spent = Array.from({ length: 20 }, () => spend(address, token));
    const outcomes = await Promise.allSettled(spent);
    expect(fulfilled(outcomes)).toHaveLength(1);
  });
});

describe('a verified address', () => {
  it('is valid for half an hour', async () => {
    const address = addressOf('hour');
    const token = await tokenFor(address, await codeFor(address));
    const late = start + 30 * MINUTE;
    const mailboxAt = (now: number) => verification.findVerifiedMailbox(payload, token, now);
    await expect(mailboxAt(late)).rejects.toThrow('verify your e-mail');
    await expect(mailboxAt(late - 1000)).resolves.toBe(address);
    await expect(spend(address, token, late)).rejects.toThrow('verify your e-mail');
    await expect(spend(address, token, late - 1000)).resolves.toBe(address);
  });

  it('is valid only for the browser that verified it, in the same spelling', async () => {
    const address = addressOf('mine+tag');
    const token = await tokenFor(address, await codeFor(address));
    const others = await tokenFor(addressOf('theirs'), await codeFor(addressOf('theirs')));
    for (const other of [undefined, '', 'a'.repeat(43), others])
      await expect(spend(address, other)).rejects.toThrow('verify your e-mail');
    await expect(spend(addressOf('mine'), token)).rejects.toThrow('verify your e-mail');
    await expect(spend(address, token)).resolves.toBe(addressOf('mine'));
  });

  it('stays valid while others request passwords for the mailbox', async () => {
    const address = addressOf('asked');
    const token = await tokenFor(address, await codeFor(address));
    await codeFor(addressOf('as.ked'));
    await expect(spend(address, token)).resolves.toBe(address);
  });

  it('is stored in a cookie that scripts and other sites cannot read', () => {
    const [, ...attributes] = verification.verificationCookie('x').split('; ');
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=1800', 'Path=/', 'SameSite=Strict']);
  });

  it.each([
    ['https://www.example.org', true],
    ['http://www.example.org', false],
  ])(
    'has a cookie for a website at %s that is sent only over https: %s',
    async (SITE_URL, isSecure) => {
      const takeBack = await setEnvironment({ SITE_URL, CMS_URL: 'https://cms.example.org' });
      const attributes = verification.verificationCookie('x').split('; ');
      takeBack();
      expect(attributes.includes('Secure')).toBe(isSecure);
    },
  );

  it('is deleted in time, not before', async () => {
    const address = addressOf('forgotten');
    await codeFor(address);
    const verified = addressOf('forgotten-later');
    await tokenFor(verified, await codeFor(verified));
    const rows = async (address: string) =>
      (
        await payload.count({
          collection: 'email-verifications',
          where: { mailbox: { equals: address } },
        })
      ).totalDocs;
    const forget = (until: number, now: number) =>
      otp.deleteVerifications(payload, new Date(until), now);
    await forget(start - MINUTE, start + DAY);
    expect(await rows(address)).toBe(1);
    await forget(start, start + 30 * MINUTE - 1000);
    expect([await rows(address), await rows(verified)]).toEqual([0, 1]);
    await forget(start, start + 30 * MINUTE);
    expect(await rows(verified)).toBe(0);
  });
});
