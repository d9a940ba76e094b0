import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { logIn } from '../support/admin.ts';
import { fillIn, newAddress, ownForms, person, press, tickCaptcha } from '../support/long-form.ts';

const { own, openForm, mailsTo, passwordOf, expectNothingLeft } = ownForms();
const words = { ...en.forms, ...en.forms.verification };

const camera = await sharp({
  create: { width: 2400, height: 1800, channels: 3, background: '#864' },
})
  .jpeg()
  .withExif({ IFD0: { Artist: 'Somebody' } })
  .toBuffer();

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

const photo = { name: 'camera.jpg', mimeType: 'image/jpeg', buffer: camera };

async function sendPhoto(page: Page): Promise<void> {
  await page.setInputFiles('#field-photo', photo);
  await page.getByText(words.photoSent).waitFor();
}

const longForms = [
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
] as const;
test.each(longForms)(
  '%s: filled in, verified by mail, with a photo, submitted',
  async (path, collection, thanks) => {
    const email = newAddress();
    const page = await openForm(path);
    await fillIn(page, email);
    await tickCaptcha(page);
    await verify(page, email);
    await sendPhoto(page);
    await press(page, words.each['alumni-registration'].submit);
    const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' });
    await dialog.waitFor();
    const text = (await dialog.textContent()) ?? '';
    expect(text).toContain(thanks);
    const reference = /[A-Z]{2}-[A-Z2-9]{6}/.exec(text)?.[0];
    await press(page, en.layout.close);
    expect(await page.locator('[name="name"]').inputValue()).toBe('');
    await page.locator('main p', { hasText: reference }).waitFor();

    const moderator = await logIn(own.college);
    const submission = (await moderator.list(collection)).find(
      (item) => item.reference === reference,
    );
    expect(submission).toMatchObject({ name: 'Rina Das', status: 'pending' });
    expectNothingLeft();
  },
);

test('the backend gets no request before every field is valid', async () => {
  const page = await openForm('/alumni-registration');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.fill('[name="name"]', 'Rina Das');
  await press(page, words.verifyEmail);
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  const text = (await summary.textContent()) ?? '';
  for (const label of ['Email', 'Phone', 'WhatsApp number', 'Address', 'Department', 'Batch from'])
    expect(text).toContain(`${label}: Mandatory Field`);
  expect(text).toContain('Captcha not valid');
  expect(await page.locator('#toast').textContent()).toBe('Captcha not valid');
  expect(paths).not.toContain('/email-verification');
  await page.fill('[name="phone"]', '00000 00000');
  await summary.getByText(/^Phone/).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
  await tickCaptcha(page);
  expect(await summary.textContent()).not.toContain('Captcha not valid');
  await summary.getByRole('link', { name: /^Address/ }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address');
});

test('typed and verified values survive a reload and a failing server', async () => {
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
  await press(page, words.each['alumni-registration'].submit);
  await page.getByText('Photo: Cannot be empty').waitFor();
  await page.setInputFiles('#field-photo', {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await page.locator('#field-photo-problem').waitFor();
  await sendPhoto(page);
  // After the upload, neither field nor summary says that the photo is missing, and the focus
  // stays.
  await page.locator('#field-photo-problem').waitFor({ state: 'detached' });
  expect(await page.getByText('Photo: Cannot be empty').count()).toBe(0);
  await page.route('**/add-message', (route) => route.fulfill({ status: 500, body: 'no' }));
  await press(page, words.each['alumni-registration'].submit);
  await page.getByText(words.unsent).first().waitFor();
  await page.unroute('**/add-message');
  await press(page, words.each['alumni-registration'].submit);
  await page.getByRole('dialog', { name: 'Successfully Submitted' }).waitFor();
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return element.name || element.id || element.innerText;
  });
/** Presses Tab until the focus is on the element with this name, id or text. */
async function tabTo(page: Page, goal: string): Promise<void> {
  for (let steps = 0; steps < 100; steps++) {
    if ((await focused(page)) === goal) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${goal}.`);
}

/**
 * Presses the down arrow until the value is selected, because typed letters are forgotten after a
 * pause of a busy machine.
 */
async function goDownTo(page: Page, name: string, value: string): Promise<void> {
  const list = page.locator(`[name="${name}"]`);
  for (let steps = 0; steps < 100; steps++) {
    if ((await list.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} never becomes ${value}.`);
}

test('the form works by keyboard: focus stays in the dialog, returns from it, and moves on to the photo', async () => {
  const email = newAddress();
  const page = await openForm('/alumni-registration');
  const { keyboard } = page;
  /** Waits for the focus, which moves after React has rendered. */
  const expectFocus = (goal: unknown) => expect.poll(() => focused(page)).toEqual(goal);
  page.on('filechooser', (chooser) => void chooser.setFiles(photo));
  const typed: Record<string, string> = {
    ...person(email),
    batch_from: '2015',
    batch_to: '2018',
  };
  // Tab follows the order of the form and then continues through the page.
  const fields = page.locator('main form :is(input, select, textarea)');
  for (const name of await fields.evaluateAll((all) =>
    all.map((item) => item.getAttribute('name')),
  )) {
    const value = typed[name ?? ''];
    if (!name || !value) continue;
    await tabTo(page, name);
    if (name.startsWith('batch_')) await goDownTo(page, name, value);
    else await keyboard.type(value);
    // Closes the list of departments; the typed choice stays.
    if (name === 'department') await keyboard.press('Escape');
  }
  await tabTo(page, 'consent');
  await keyboard.press('Space');
  await tabTo(page, 'field-captcha');
  await keyboard.press('Space');
  await page.getByText(words.captchaDone, { exact: true }).waitFor({ timeout: 30_000 });
  await expectFocus('field-captcha');
  await tabTo(page, words.verifyEmail);
  await keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: words.otpTitle });
  await dialog.waitFor();
  await expectFocus('field-otp');
  for (let steps = 0; steps < 8; steps++) {
    await keyboard.press(steps < 5 ? 'Tab' : 'Shift+Tab');
    const outside = await page.evaluate(
      () => !document.activeElement?.matches('body, dialog[open], dialog[open] *'),
    );
    expect(outside).toBe(false);
  }
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(words.verifyEmail);
  await keyboard.press('Enter');
  await expectFocus('field-otp');
  // Keys pressed while the page is busy arrive together afterwards.
  await page.evaluate(() => {
    setTimeout(() => {
      for (const end = performance.now() + 500; performance.now() < end; );
    });
  });
  await Promise.all([keyboard.press('Escape'), keyboard.press('Enter')]);
  await expectFocus('field-otp');
  await keyboard.type(await passwordOf(email));
  await keyboard.press('Enter');
  await page.getByText('Email Verified Successfully').waitFor();
  await expectFocus('field-photo');
  await keyboard.press('Enter');
  await page.getByText(words.photoSent).waitFor();
  await tabTo(page, words.each['alumni-registration'].submit);
  await keyboard.press('Enter');
  const successDialog = page.getByRole('dialog', { name: 'Successfully Submitted' });
  await successDialog.waitFor();
  await expectFocus(en.layout.close);
  await keyboard.press('Escape');
  await successDialog.waitFor({ state: 'detached' });
  await expectFocus(expect.stringMatching(/AR-[A-Z2-9]{6}$/));
  expect(mailsTo(email)).toHaveLength(1);
});
