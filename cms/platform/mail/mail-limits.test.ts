/** Limits during a flood of mails, and which mails are not delayed. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

const HOUR = 60 * 60_000;
const MAILS = 20;
/** Parts of them. */
const [PASSWORDS, ANSWERS, REMINDERS, OF_NETWORK] = [12, 6, 2, 5];

let payload: Payload;
let caps: typeof import('./mail-limits.ts');
let queueMail: typeof import('./mail.ts').queueMail;
let inTransaction: typeof import('../database/transaction.ts').inTransaction;
let rowsOf: typeof import('../database/statements.ts').rowsOf;
let ask: (address: string, network?: string) => Promise<unknown>;

beforeAll(async () => {
  payload = await temporaryCms();
  caps = await import('./mail-limits.ts');
  ({ queueMail } = await import('./mail.ts'));
  ({ inTransaction } = await import('../database/transaction.ts'));
  ({ rowsOf } = await import('../database/statements.ts'));
  const { requestOneTimePassword } = await import('../../submissions/one-time-password.ts');
  ask = (address, network) => requestOneTimePassword(payload, address, 'en', { network });
  return setEnvironment({ MAILS_PER_HOUR: MAILS });
}, patience);

const queueMailTo = (to: string, queue: 'mail' | 'bulk' = 'mail') =>
  inTransaction(payload, (req) => queueMail(req, { to, subject: 'Approved', text: 'T' }, queue));
const deliver = (queue: 'bulk' | 'mail' | 'passwords') =>
  payload.jobs.run({ queue, limit: 1000, silent: true });
const mailsInHour = async () =>
  (await readdir(path.join(process.env.DATA_DIR ?? '', 'mail')).catch(() => [])).length;
const resetCounts = () => caps.deleteMailCounts(payload, new Date(Date.now() + HOUR));
const times = <Answer>(count: number, step: (index: number) => Promise<Answer>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => step(index)));
const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('a flood of answers and reminders', { timeout: patience }, () => {
  it('leaves one-time passwords their share, which does not wait', async () => {
    await times(2 * MAILS, (index) => queueMailTo(addressOf(`answer-${index}`)));
    await times(MAILS, (index) => queueMailTo(addressOf(`reminder-${index}`), 'bulk'));
    const address = addressOf('waiting');
    await ask(address);
    // Before any other mail has been sent.
    await deliver('passwords');
    expect(await mailsInHour()).toBe(1);
    await deliver('bulk');
    expect(await mailsInHour()).toBe(1 + REMINDERS);
    await deliver('mail');
    expect(await mailsInHour()).toBe(1 + REMINDERS + ANSWERS);
    expect(await caps.mailsLeft(payload, 'mail')).toBe(0);
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { and: [{ queue: { equals: 'mail' } }, { hasError: { not_equals: true } }] },
      pagination: false,
    });
    expect(docs).toHaveLength(2 * MAILS - ANSWERS);
    // They are tried again when the hour is over, and not after ever longer pauses.
    for (const { waitUntil } of docs) {
      const pause = Date.parse(waitUntil ?? '') - Date.now();
      expect(pause).toBeGreaterThan(HOUR - 60_000);
      expect(pause).toBeLessThan(HOUR + 1000);
    }
    await ask(addressOf('later'));
    expect(await mailsTo(payload, addressOf('later'))).toHaveLength(1);
  });
});

describe('a flood of passwords', { timeout: patience }, () => {
  const refusals = (outcomes: PromiseSettledResult<unknown>[]) => [
    ...new Set(outcomes.flatMap((each) => (each.status === 'rejected' ? each.reason.message : []))),
  ];

  it('ends at their share of the hour, with a sentence, and leaves answers theirs', async () => {
    await resetCounts();
    const outcomes = await times(2 * MAILS, (index) => ask(addressOf(`flood-${index}`)));
    expect(fulfilled(outcomes)).toBe(PASSWORDS);
    expect(refusals(outcomes)).toEqual([
      'Too many e-mails are being sent at the moment. Please try again in 60 min.',
    ]);
    expect(await caps.mailsLeft(payload, 'mail')).toBe(ANSWERS);
    // Two minutes before the hour is over.
    await rowsOf(payload, sql`UPDATE mail_counts SET hour_begins = hour_begins - 3480`);
    expect(refusals(await times(1, () => ask(addressOf('two-minutes-before'))))).toEqual([
      'Too many e-mails are being sent at the moment. Please try again in 2 min.',
    ]);
    await resetCounts();
    await expect(ask(addressOf('an-hour-later'))).resolves.toBe(1);
  });

  it('from one network ends at a part of that share, and others still get theirs', async () => {
    await resetCounts();
    const outcomes = await times(MAILS, (index) => ask(addressOf(`one-${index}`), '192.0.2.1'));
    expect(fulfilled(outcomes)).toBe(OF_NETWORK);
    expect(refusals(outcomes)).toEqual([
      'Too many requests came from your network. Please try again in 60 min.',
    ]);
    await expect(ask(addressOf('elsewhere'), '192.0.2.2')).resolves.toBe(1);
    const stored = await rowsOf(payload, sql`SELECT mailbox FROM mail_counts`);
    expect(JSON.stringify(stored)).not.toContain('192.0.2');
  });
});

describe('one mailbox', () => {
  const countOne = (now: number, to = 'rina@example.org') =>
    inTransaction(payload, (req) => caps.countMail(req, { to, queue: 'passwords' }, now));

  it('gets ten mails an hour, however its address is written', async () => {
    await resetCounts();
    const now = Date.now();
    const answers: PromiseSettledResult<unknown>[] = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(...(await times(1, () => countOne(now, `ri.na+${count}@example.org`))));
    expect(fulfilled(answers)).toBe(10);
    await countOne(now + HOUR);
  });

  it('does not wait longer after the clock was set back', async () => {
    await resetCounts();
    const now = Date.now();
    for (let count = 0; count < 10; count += 1) await countOne(now);
    const refused = { status: 429, values: { seconds: 3600 } };
    await expect(countOne(now)).rejects.toMatchObject(refused);
    await countOne(now - HOUR);
  });
});
