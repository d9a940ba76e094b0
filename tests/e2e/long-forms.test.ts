import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { logIn } from '../support/admin.ts';
import { phone, visitors } from '../support/browser.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
const dataDir = inject('dataDir');
const words = en.forms;

const camera = await sharp({
  create: { width: 2400, height: 1800, channels: 3, background: '#864' },
})
  .jpeg()
  .withExif({ IFD0: { Artist: 'Somebody' } })
  .toBuffer();

async function openForm(path: string): Promise<Page> {
  const page = await visit({ viewport: phone });
  await page.goto(site + path);
  // Until it is alive the form belongs to the server.
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form && Object.keys(form).some((key) => key.startsWith('__react'));
  });
  return page;
}

const person = (email: string): Record<string, string> => ({
  name: 'Rina Das',
  email,
  phone: '00000 00000',
  whatsapp_number: '00000 00000',
  address: 'Demo Road 1',
  department: 'Physics',
  occupation: 'Teacher',
  company_name: 'NA',
  highest_qualification: 'M.Sc.',
  message: 'The library taught me more than the lectures.',
});

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries(person(email))) {
    const field = page.locator(`main form [name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await page.selectOption('[name="batch_from"]', '2015');
  await page.selectOption('[name="batch_to"]', '2018');
  if ((await page.locator('[name="course"]').count()) > 0)
    await page.selectOption('[name="course"]', { index: 1 });
  await page.getByLabel(words.consent).check();
}
const tickCaptcha = async (page: Page) => {
  await page.getByLabel(words.captcha).check();
  await page.getByText(words.captchaDone, { exact: true }).waitFor({ timeout: 30_000 });
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const newAddress = () => `sender-${crypto.randomUUID().slice(0, 8)}@example.org`;

async function passwordOf(email: string): Promise<string> {
  await soon(async () => (await mailsTo(dataDir, email)).length > 0, 5000);
  const mails = await mailsTo(dataDir, email);
  return /^Subject: (\d{6})/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

async function verify(page: Page, email: string): Promise<void> {
  await press(page, words.verifyEmail);
  const dialog = page.getByRole('dialog', { name: words.otpTitle });
  await dialog.waitFor();
  const otp = await passwordOf(email);
  await dialog.getByLabel(words.otp).fill(otp === '000000' ? '000001' : '000000');
  await press(page, words.verify);
  await dialog.getByText('OTP is wrong, try again.').waitFor();
  await dialog.getByLabel(words.otp).fill(otp);
  await page.keyboard.press('Enter');
  await page.getByText('Email Verified Successfully').waitFor();
}

async function sendPhoto(page: Page): Promise<void> {
  await page.setInputFiles('#field-photo', {
    name: 'camera.jpg',
    mimeType: 'image/jpeg',
    buffer: camera,
  });
  await page.getByText(words.photoSent).waitFor();
}

test.each([
  [
    '/alumni-registration',
    'alumni-registrations',
    'Thank you submitting. You will be notified after verification.',
  ],
  [
    '/alumni-message',
    'messages',
    'Your message will be displayed on the website after verification.',
  ],
  [
    '/student-message',
    'messages',
    'Your message will be displayed on the website after verification.',
  ],
])('%s: filled in, verified by mail, with a photo, submitted', async (path, collection, thanks) => {
  const email = newAddress();
  const page = await openForm(path);
  await fillIn(page, email);
  await tickCaptcha(page);
  await verify(page, email);
  await sendPhoto(page);
  await press(page, words.submit);
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' });
  await dialog.waitFor();
  const said = (await dialog.textContent()) ?? '';
  expect(said).toContain(thanks);
  const reference = /[A-Z]{2}-[A-Z2-9]{6}/.exec(said)?.[0];
  await press(page, en.layout.close);
  expect(await page.locator('[name="name"]').inputValue()).toBe('');

  const moderator = await logIn({ cms: inject('cms'), admin: inject('demo').admin });
  const kept = (await moderator.list(collection)).find((one) => one.reference === reference);
  expect(kept).toMatchObject({ name: 'Rina Das', status: 'pending' });
  expectNothingLeft();
});

test('nothing is asked of the backend before every field is right', async () => {
  const page = await openForm('/alumni-registration');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.fill('[name="name"]', 'Rina Das');
  await press(page, words.verifyEmail);
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  const text = (await summary.textContent()) ?? '';
  for (const label of ['E-mail', 'Phone', 'WhatsApp number', 'Address', 'Department', 'Batch from'])
    expect(text).toContain(`${label}: Mandatory Field`);
  expect(text).toContain('Captcha not valid');
  expect(asked).not.toContain('/email-verification');
  await summary.getByRole('link', { name: /^Address/ }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address');
});

test('what was typed and verified survives a reload and a failing server', async () => {
  const email = newAddress();
  const page = await openForm('/student-message');
  await fillIn(page, email);
  await tickCaptcha(page);
  await page.route('**/email-verification', (route) => route.abort());
  await press(page, words.verifyEmail);
  await page.getByText(words.unsent).first().waitFor();
  await page.unroute('**/email-verification');
  await verify(page, email);
  await page.reload();
  await page.getByText('Email Verified Successfully').waitFor();
  expect(await page.locator('[name="message"]').inputValue()).toContain('The library');
  expect(await page.locator('[name="batch_to"]').inputValue()).toBe('2018');
  await tickCaptcha(page);
  await press(page, words.submit);
  await page.getByText('Photo: Cannot be empty').waitFor();
  await page.setInputFiles('#field-photo', {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await page.locator('#field-photo-problem').waitFor();
  await sendPhoto(page);
  await page.route('**/add-message', (route) => route.fulfill({ status: 500, body: 'no' }));
  await press(page, words.submit);
  await page.getByText(words.unsent).first().waitFor();
  await page.unroute('**/add-message');
  await press(page, words.submit);
  await page.getByRole('dialog', { name: 'Successfully Submitted' }).waitFor();
});
