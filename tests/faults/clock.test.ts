/**
 * The server's clock is set back by an hour while visitors and editors are active.
 *
 * @long 60 s
 * @for cms/jobs cms/time-zone
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import type { Service } from '../../scripts/services/service.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { openSite } from '../support/site.ts';
import { LIVE, soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

const HOUR = 60 * 60 * 1000;
/** Milliseconds. */
const MAILED = 5000;
const LIMIT_OVER = 65_000;
const setBack = { NODE_OPTIONS: `--import=${inRoot('tests/support/clock.ts')}` };

let college: College;
let site: Service;
let editor: Editor;
beforeAll(async () => {
  college = await openCollege(inject('demo'), setBack);
  site = await openSite(college.cms, { LOG_LEVEL: 'silent', ...setBack });
  editor = await logIn(college);
});
afterAll(async () => {
  await site.stop();
  await college.close();
});

async function post(call: string, body: object) {
  const response = await fetch(`${site.origin}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Unit: 'website' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}
const note = (captcha: string) =>
  post('addvisitornote', { name: 'Rina Das', email: 'rina@example.org', message: 'M', captcha });
const page = async (path: string) => (await fetch(site.origin + path)).text();
const notice = (title: string) => ({ title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' });
const onBoard = (words: string) => async () =>
  (await page('/notifications/administrative')).includes(words);

/** Requests a password for an address. Resolves with it and the time it took. */
async function passwordFor(email: string) {
  expect(await post('email-verification', { email })).toMatchObject({ status: 200 });
  const took = await soon(async () => (await mailsTo(college.dataDir, email)).length > 0, MAILED);
  const [mail] = await mailsTo(college.dataDir, email);
  return { otp: /^Subject: (\d{6})/m.exec(mail ?? '')?.[1] ?? '', took, mail: mail ?? '' };
}
const verify = (email: string, otp: string) => post('email-verification-otp', { email, otp });

test('sessions, passwords, captchas, publishing and limits survive a clock set back by an hour', async () => {
  const before = await passwordFor('before@example.org');
  const proof = await solveCaptcha(college.cms);
  const id = await editor.createNotice(notice('Before the clock'));
  await soon(onBoard('Before the clock'), LIVE);
  // The limit per address and minute still applies.
  const statuses = await Promise.all(Array.from({ length: 40 }, () => post('add-message', {})));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10);
  const limited = performance.now();

  process.kill(college.backendPid(), 'SIGUSR2');
  site.process.kill('SIGUSR2');
  await wait(1500);

  // Mails have the earlier hour from now on.
  const { otp, took, mail } = await passwordFor('after@example.org');
  const sentAt = new Date(/^Date: (.*)$/m.exec(mail)?.[1] ?? '').getTime();
  expect(Date.now() - sentAt).toBeGreaterThan(HOUR - 60_000);
  expect(await verify('before@example.org', before.otp)).toEqual({ status: 200, text: 'true' });
  expect(await verify('after@example.org', otp)).toEqual({ status: 200, text: 'true' });
  expect(await note(proof)).toMatchObject({ status: 200 });
  expect(await note(proof)).toEqual({ status: 400, text: 'Captcha not valid' });
  expect(await note(await solveCaptcha(college.cms))).toMatchObject({ status: 200 });

  // The former session and a new one both work.
  await editor.changeNotice(id, notice('Changed after the clock'));
  const changed = await soon(onBoard('Changed after the clock'), LIVE);
  await editor.changeNotice(id, notice('Changed once more'));
  await soon(onBoard('Changed once more'), LIVE);
  await (await logIn(college)).createNotice(notice('By a new session'));
  await soon(onBoard('By a new session'), LIVE);
  const versions = await editor.list('notices/versions', `where[parent][equals]=${id}`);
  expect(versions.filter(({ latest }) => latest)).toHaveLength(1);

  for (const path of ['/', '/departments', '/students/results', '/search?q=clock'])
    expect((await fetch(site.origin + path)).status).toBe(200);
  const lifted = await soon(
    async () => (await post('add-message', {})).status !== 429,
    LIMIT_OVER - (performance.now() - limited),
  );
  console.log(
    `Set back by an hour: a password was mailed within ${Math.round(took)} ms, a change was on the page within ` +
      `${Math.round(changed)} ms, the limit was over ${Math.round(lifted / 1000)} s later.`,
  );
});
