/**
 * A submission reported as failed, because the backend was stopped for longer than the site waits.
 *
 * @long 60 s
 * @for cms/jobs cms/platform/mail
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Editor, logIn } from '../support/admin.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';

let college: College;
let editor: Editor;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
  editor = await logIn(college);
});
afterAll(() => college.close());

const notes = async () => (await editor.list('visitor-notes')).map(({ message }) => message);

test('a submission reported as failed is not stored later, and once if it is sent again', async () => {
  const message = `Given up ${crypto.randomUUID()}`;
  const key = crypto.randomUUID();
  const captcha = await solveCaptcha(college.site);
  const send = () =>
    fetch(`${college.site}/addvisitornote`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Unit: 'website',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ name: 'Rina Das', email: 'rina@example.org', message, captcha }),
    });

  process.kill(college.backendPid(), 'SIGSTOP');
  let status: number;
  try {
    ({ status } = await send());
  } finally {
    process.kill(college.backendPid(), 'SIGCONT');
  }
  expect(status).toBe(503);
  // The backend processes requests that arrived meanwhile.
  await wait(5000);
  expect(await notes()).not.toContain(message);

  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect((await notes()).filter((note) => note === message)).toHaveLength(1);
});
