/** Decides about two registrations in the admin as a moderator, with mail sent by SMTP. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FaultyMail, faultyMail } from '../../cms/testing/mail/faulty-smtp.ts';
import { logIn } from '../support/admin.ts';
import { visitors } from '../support/browser.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { signIn } from '../support/sign-in.ts';
import { soon } from '../support/soon.ts';
import { alumna, mailsWaiting, prepareProofs } from '../support/submission.ts';

const moderator = { email: 'moderator@example.org', password: 'only for this test 7' };
const welcome = { name: 'Demo Approved', email: 'approved@example.org' };
const unknown = { name: 'Demo Rejected', email: 'rejected@example.org' };
const asked = { name: 'Demo Asked', email: 'asked@example.org' };
const question = 'In which year did you leave?';
const reason = 'We find nobody of this name in the registers of 2004.';

const { visit, expectNothingLeft } = visitors();
let college: College;
let smtp: FaultyMail;
/** The page of the moderator, signed in once for all tests. */
let page: Page;
beforeAll(async () => {
  smtp = await faultyMail();
  college = await openCollege(inject('demo'), { SMTP_URL: smtp.url });
  const admin = await logIn(college);
  await admin.create('users', { ...moderator, name: 'Moderator', role: 'moderator' });
  for (const person of [welcome, unknown]) await register(person);
  page = await visit({ timezoneId: 'Asia/Kolkata' });
});
afterAll(async () => {
  await college.close();
  await smtp.close();
});

const mails = async (email: string) =>
  smtp.received.filter(({ to }) => to === email).map(({ text }) => text);

async function register({ name, email }: typeof welcome) {
  const { cookie, fields } = await prepareProofs({ origin: college.site, email, mails });
  const response = await fetch(`${college.site}/add-alumni-registration`, {
    method: 'POST',
    headers: { Unit: 'website', 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ ...fields, ...alumna, name }),
  });
  expect(response.status).toBe(200);
}

/** Opens a record from the dashboard's queue, with its photo beside the form. */
async function openFromQueue(page: Page, name: string) {
  const waiting = page
    .getByRole('region', { name: 'Waiting for approval' })
    .getByRole('link', { name });
  const seen = (image: HTMLImageElement | SVGElement) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  await soon(() => waiting.locator('img').evaluate(seen));
  await waiting.click();
  const photo = page.getByAltText('Photo from the sender');
  await photo.waitFor();
  await soon(() => photo.evaluate(seen));
}

/** Expects the decision in the form's log. */
async function expectTrail(page: Page, decision: string) {
  await page.locator('#field-decisions__0__what').waitFor();
  expect(await page.inputValue('#field-decisions__0__by')).toBe(moderator.email);
  expect(await page.inputValue('#field-decisions__0__what')).toBe(decision);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const listed = async (name: string) =>
  (await (await fetch(`${college.site}/department/PHY/alumni`)).text()).includes(name);
const lastMail = async (email: string) => (await mails(email)).at(-1) ?? '';

test('the dashboard shows the queue, the menu the inbox and the account, and no other content', async () => {
  await signIn(page, college.cms, moderator);
  await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Waiting for approval',
  ]);
  const groups = await page.locator('.nav-group__label').allInnerTexts();
  expect(groups).toEqual(['Inbox', 'Administration']);
});

test('one of two registrations in the queue is approved, the other rejected with a reason', async () => {
  const started = performance.now();

  await openFromQueue(page, welcome.name);
  await press(page, 'Approve and publish');
  await expectTrail(page, 'approved');
  await soon(() => listed(welcome.name));
  await soon(async () => (await lastMail(welcome.email)).includes('is verified'));

  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await openFromQueue(page, unknown.name);
  await press(page, 'Reject …');
  await page.locator('#field-reason').waitFor();
  await press(page, 'Reject and e-mail the reason');
  await page.getByText('Enter a reason. The sender will read it.').first().waitFor();
  await page.fill('#field-reason', reason);
  await press(page, 'Reject and e-mail the reason');
  await expectTrail(page, 'rejected');
  expect(await page.inputValue('#field-decisions__0__reason')).toBe(reason);
  await soon(async () => (await lastMail(unknown.email)).includes(reason));
  console.log(`Two decided in ${Math.round((performance.now() - started) / 1000)} s.`);

  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('region', { name: 'Waiting for approval' }).waitFor();
  for (const { name } of [welcome, unknown])
    expect(await page.getByRole('link', { name }).count()).toBe(0);
  expect(await listed(unknown.name)).toBe(false);
  expectNothingLeft();
});

test('a question to a sender goes out once, and the form shows it', async () => {
  await register(asked);
  await page.goto(`${college.cms}/admin`);
  await openFromQueue(page, asked.name);
  await page.locator('form[data-form-ready="true"] #field-answer').first().fill(question);
  const answers = async () => (await mails(asked.email)).filter((mail) => mail.includes(question));
  const send = page.getByRole('button', { name: `Send the answer to ${asked.email}`, exact: true });
  // Somebody impatient presses twice.
  await send.dblclick();
  await soon(async () => (await answers()).length > 0);
  await page.locator('#field-decisions__0__what').waitFor();
  // Nothing is left that could be sent again.
  await soon(async () => mailsWaiting(college.dataDir) === 0);
  expect(await answers()).toHaveLength(1);
  expect(await lastMail(asked.email)).toContain('Subject:');
  expectNothingLeft();
});
