/**
 * A mail server that is slow, refuses mails, drops connections or is down during submissions.
 *
 * @long 60 s
 * @for cms/platform/mail cms/submissions
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FaultyMail, faultyMail, type MailFault } from '../../cms/testing/mail/faulty-smtp.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { contention, soon } from '../support/soon.ts';
import { mailsWaiting } from '../support/submission.ts';

const SUBMISSIONS = 5;
/** Milliseconds. No visitor waits for a mail server. */
const ANSWERED_WITHIN = 2000;

let college: College;
let mail: FaultyMail;
beforeAll(async () => {
  mail = await faultyMail();
  college = await openCollege(inject('demo'), { SMTP_URL: mail.url });
});
afterAll(async () => {
  await college.close();
  await mail.close();
});

async function post(call: string, body: object) {
  const started = performance.now();
  const response = await fetch(`${college.cms}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Unit: 'website' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - started };
}

async function withDatabase<Result>(step: (database: DatabaseSync) => Result): Promise<Result> {
  const database = new DatabaseSync(path.join(college.dataDir, 'database.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    return step(database);
  } finally {
    database.close();
  }
}

/** Skips the pause before the next attempt. */
const laterOn = () =>
  withDatabase((database) => database.exec('UPDATE payload_jobs SET wait_until = NULL'));
const unsent = async () => mailsWaiting(college.dataDir);
const failedForGood = () =>
  withDatabase((database) =>
    Number(database.prepare('SELECT count(*) AS n FROM payload_jobs WHERE has_error').get()?.n),
  );
const noteKept = (message: string) =>
  withDatabase((database) =>
    Number(
      database.prepare('SELECT count(*) AS n FROM visitor_notes WHERE message = ?').get(message)?.n,
    ),
  );

test.each<MailFault>(['slow', 'refusing', 'down', 'dropping'])(
  'submissions succeed while the mail server is %s',
  async (fault) => {
    await mail.become(fault);
    const message = `Note while mail is ${fault}`;
    const note = { name: 'Rina Das', email: 'rina@example.org', message };
    const addresses = Array.from(
      { length: SUBMISSIONS },
      (_, index) => `${fault}${index}@example.org`,
    );
    const answers = await Promise.all([
      ...addresses.map((email) => post('email-verification', { email })),
      post('addvisitornote', { ...note, captcha: await solveCaptcha(college.cms) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const slowest = Math.max(...answers.map(({ took }) => took));
    expect(slowest).toBeLessThan(ANSWERED_WITHIN * contention());
    expect(await noteKept(message)).toBe(1);

    // Each has been tried once, accepted or not.
    const isTried = () =>
      withDatabase((database) => {
        const row = database
          .prepare('SELECT count(*) AS n FROM payload_jobs WHERE wait_until IS NULL OR processing')
          .get();
        return Number(row?.n) === 0;
      });
    await soon(isTried, 20_000);
    const unsentCount = await unsent();
    expect(unsentCount).toBe(fault === 'slow' ? 0 : SUBMISSIONS);
    const before = mail.received.length;

    await mail.become('none');
    await laterOn();
    const recovered = await soon(async () => (await unsent()) === 0, 15_000);
    await wait(500);
    const copies = addresses.map((address) => mail.received.filter(({ to }) => to === address));
    console.log(
      `${fault}: submissions answered within ${Math.round(slowest)} ms, ${unsentCount} mails kept, ` +
        `all there ${Math.round(recovered)} ms after the next try began, ` +
        `${copies.flat().length} copies of ${SUBMISSIONS} mails (${before} received so far).`,
    );
    // Two copies with the same id if the server dropped the first; otherwise exactly one.
    expect(copies.map((all) => all.length)).toEqual(
      addresses.map(() => (fault === 'dropping' ? 2 : 1)),
    );
    for (const all of copies) expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await failedForGood()).toBe(0);
  },
);
