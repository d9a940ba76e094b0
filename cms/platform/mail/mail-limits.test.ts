/** Limits during a flood of mails, and which mails are not delayed. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { mailboxOf } from './mail-limits.ts';

const HOUR = 60 * 60_000;
const MAILS = 12;

let payload: Payload;
let caps: typeof import('./mail-limits.ts');
let queueMail: typeof import('./mail.ts').queueMail;
let inTransaction: typeof import('../database/transaction.ts').inTransaction;
let ask: (address: string) => Promise<unknown>;

beforeAll(async () => {
  payload = await temporaryCms();
  caps = await import('./mail-limits.ts');
  ({ queueMail } = await import('./mail.ts'));
  ({ inTransaction } = await import('../database/transaction.ts'));
  const { requestOneTimePassword } = await import('../../submissions/one-time-password.ts');
  ask = (address) => requestOneTimePassword(payload, address, 'en');
  return setEnvironment({ MAILS_PER_HOUR: MAILS });
}, patience);

const queueMailTo = (to: string) =>
  inTransaction(payload, (req) => queueMail(req, { to, subject: 'Approved', text: 'T' }));
const deliver = (queue: 'mail' | 'passwords') =>
  payload.jobs.run({ queue, limit: 1000, silent: true });
const mailsInHour = async () =>
  (await readdir(path.join(process.env.DATA_DIR ?? '', 'mail')).catch(() => [])).length;
const resetCounts = () => caps.deleteMailCounts(payload, new Date(Date.now() + HOUR));
const times = <Answer>(count: number, step: (index: number) => Promise<Answer>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => step(index)));
const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('a flood of notices', { timeout: patience }, () => {
  it('leaves half of the mails of an hour to passwords, which do not wait', async () => {
    await times(3 * MAILS, (index) => queueMailTo(addressOf(`notice-${index}`)));
    const address = addressOf('waiting');
    await ask(address);
    // Before any other mail has been sent.
    await deliver('passwords');
    expect(await mailsInHour()).toBe(1);
    await deliver('mail');
    expect(await mailsInHour()).toBe(MAILS / 2);
    const queued = await payload.count({
      collection: 'payload-jobs',
      where: { and: [{ queue: { equals: 'mail' } }, { hasError: { not_equals: true } }] },
    });
    expect(queued.totalDocs).toBe(3 * MAILS - (MAILS / 2 - 1));
    await ask(addressOf('later'));
    expect(await mailsTo(payload, addressOf('later'))).toHaveLength(1);
  });
});

describe('a flood of passwords', { timeout: patience }, () => {
  it('ends at the limit of the hour, with a sentence', async () => {
    await resetCounts();
    const outcomes = await times(2 * MAILS, (index) => ask(addressOf(`flood-${index}`)));
    expect(fulfilled(outcomes)).toBe(MAILS);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 429, message: expect.stringMatching(/e-mails are being sent.*hour\.$/) },
    });
    await resetCounts();
    await expect(ask(addressOf('an-hour-later'))).resolves.toBe(1);
  });
});

describe('one mailbox', () => {
  const countOne = (now: number, to = 'rina@example.org') =>
    inTransaction(payload, (req) => caps.countMail(req, { to, queue: 'passwords' }, now));

  it('gets ten mails an hour, however its address is written', async () => {
    await resetCounts();
    const now = Date.now();
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await countOne(now, `ri.na+${count}@example.org`));
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await countOne(now + HOUR)).toBe(true);
  });

  it('does not wait longer after the clock was set back', async () => {
    await resetCounts();
    const now = Date.now();
    for (let count = 0; count < 11; count += 1) await countOne(now);
    expect(await countOne(now)).toBe(false);
    expect(await countOne(now - HOUR)).toBe(true);
  });
});

it.each([
  ['victim@example.org', 'victim@example.org'],
  ['victim+a@example.org', 'victim@example.org'],
  ['victim+a+b@example.org', 'victim@example.org'],
  ['victim+@example.org', 'victim@example.org'],
  ['v.ictim@gmail.com', 'victim@gmail.com'],
  ['v.i.c.t.i.m+x.y@googlemail.com', 'victim@gmail.com'],
  ['v.ictim@example.org', 'victim@example.org'],
  [' Victim@Example.ORG ', 'victim@example.org'],
  ['victim@example.org.', 'victim@example.org'],
  ['ｖｉｃｔｉｍ@example.org', 'victim@example.org'],
  ['victim@bücher.example', 'victim@xn--bcher-kva.example'],
  ['victim@BÜCHER.example', 'victim@xn--bcher-kva.example'],
  ['victim@xn--bcher-kva.example', 'victim@xn--bcher-kva.example'],
  ['ৰিনা@উদাহৰণ.ভাৰত', 'ৰিনা@xn--d5b6ci0fya51a.xn--45br5cyl'],
  // Unchanged, because nothing would be left of the name.
  ['+a@example.org', '+a@example.org'],
  ['...@example.org', '...@example.org'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ['victim@example.org', 'victim@example.com'],
  ['victim@example.org', 'victims@example.org'],
  ['victim-a@example.org', 'victim-b@example.org'],
  ['victim_a@example.org', 'victima@example.org'],
])('%s and %s are two mailboxes', (a, b) => {
  expect(mailboxOf(a)).not.toBe(mailboxOf(b));
});
