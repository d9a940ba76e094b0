/**
 * Thousands of requests for one address: five mails, five guesses, one verification.
 *
 * @long 60 s
 * @for cms/platform/mail cms/submissions
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { elsewhere } from '../support/another-visitor.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { openSite } from '../support/site.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

const MANY = Number(process.env.MANY ?? 1000);
const MAILS = 5;
const GUESSES = 5;

let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

async function post(origin: string, call: string, body: object, headers = {}) {
  const ask = () =>
    fetch(`${origin}/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website', ...elsewhere(), ...headers },
      body: JSON.stringify(body),
    });
  // Repeats a request whose connection the system reset, because its queue of 511 was full.
  const response = await ask().catch(ask);
  return { status: response.status, text: await response.text() };
}

const atOnce = <Answer>(count: number, ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

const mailed = (email: string) => mailsTo(college.dataDir, email);
const countOf = (answers: { status: number }[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, all]) => `${status} × ${all?.length}`)
    .join(', ');
const statuses = (answers: { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];
const passwordIn = (mail: string | undefined) => /^Subject: (\d{6})/m.exec(mail ?? '')?.[1] ?? '';
const wrongAfter = (otp: string, index: number) =>
  String((Number(otp) + 1 + index) % 1_000_000).padStart(6, '0');

describe(`${MANY} requests at once for one address`, () => {
  test.each([
    ['through the site, each as if from elsewhere', () => college.site],
    ['at the backend itself', () => college.cms],
  ])('%s sends five mails at most', async (where, origin) => {
    const email = `many-${crypto.randomUUID()}@example.org`;
    const answers = await atOnce(MANY, (index) =>
      post(
        origin(),
        'email-verification',
        { email },
        {
          'X-Forwarded-For': `10.${index >> 8}.${index & 255}.1`,
        },
      ),
    );
    expect(statuses(answers).sort()).toEqual([200, 429]);
    await soon(async () => (await mailed(email)).length >= MAILS, 15_000);
    await wait(1500);
    const mails = await mailed(email);
    console.log(`${MANY} requests ${where}: ${countOf(answers)}; ${mails.length} mails.`);
    expect(mails).toHaveLength(MAILS);
    expect(new Set(mails.map(passwordIn)).size).toBe(MAILS);
  });
});

async function passwordFor(email: string): Promise<string> {
  await post(college.cms, 'email-verification', { email });
  await soon(async () => (await mailed(email)).length > 0, 5000);
  return passwordIn((await mailed(email))[0]);
}

const guess = (email: string, otp: string) =>
  post(college.cms, 'email-verification-otp', { email, otp });

test(`${MANY} guesses at once make the password invalid after five`, async () => {
  const email = 'guessed@example.org';
  const otp = await passwordFor(email);
  const answers = await atOnce(MANY, (index) => guess(email, wrongAfter(otp, index)));
  expect(answers.filter(({ text }) => text === 'true')).toEqual([]);
  expect((await guess(email, otp)).text).toBe('false');
  console.log(`${MANY} guesses: ${countOf(answers)}; ${GUESSES} were looked at, none was right.`);
});

test('the correct password verifies once, even if sent a hundred times at once', async () => {
  const email = 'raced@example.org';
  const otp = await passwordFor(email);
  const answers = await atOnce(100, () => guess(email, otp));
  expect(answers.filter(({ text }) => text === 'true')).toHaveLength(1);
  expect(answers.filter(({ text }) => text === 'false')).toHaveLength(99);
});

/** Sends forty incomplete messages and counts those that pass the rate limit. */
async function letThrough(origin: string, addressOf: (index: number) => string) {
  const answers = await atOnce(40, (index) =>
    post(origin, 'addvisitornote', {}, { 'X-Forwarded-For': addressOf(index) }),
  );
  return answers.filter(({ status }) => status === 400).length;
}

describe('X-Forwarded-For', () => {
  test('is read from a trusted proxy only, and only its last entry', async () => {
    const alone = await openSite(college.cms, { LOG_LEVEL: 'silent' });
    const behind = await openSite(college.cms, {
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    try {
      expect(await letThrough(alone.origin, (index) => `10.0.0.${index}`)).toBe(30);
      expect(await letThrough(behind.origin, (index) => `10.0.0.${index}`)).toBe(40);
      expect(await letThrough(behind.origin, () => '10.1.0.1')).toBe(30);
      // The visitor's own header value is before the one that the proxy adds.
      expect(await letThrough(behind.origin, (index) => `10.2.0.${index}, 10.3.0.1`)).toBe(30);
      // A limit used up at one site applies at another and at the backend.
      expect(await letThrough(alone.origin, () => '10.4.0.1')).toBe(0);
      expect(await letThrough(college.site, () => '10.4.0.1')).toBe(0);
      expect(await letThrough(college.cms, () => '10.1.0.1')).toBe(0);
      expect(await letThrough(college.cms, () => '10.5.0.1')).toBe(30);
      expect(await letThrough(behind.origin, () => '10.5.0.1')).toBe(0);
    } finally {
      await Promise.all([alone.stop(), behind.stop()]);
    }
  });
});
