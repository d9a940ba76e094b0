import { expect, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { fillIn, newAddress, ownForms, press, tickCaptcha } from '../support/long-form.ts';

const { openForm, mailsTo, passwordOf } = ownForms();
const words = { ...en.forms, ...en.forms.verification };

test('a reload asks for the same password again, without another mail', async () => {
  const email = newAddress();
  const page = await openForm('/alumni-message');
  await fillIn(page, email);
  await tickCaptcha(page);
  await press(page, words.verifyEmail);
  const dialog = page.getByRole('dialog', { name: words.otpTitle });
  await dialog.waitFor();
  const otp = await passwordOf(email);
  await page.reload();
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain(email);
  expect(await dialog.textContent()).toContain(words.requestsLeft.replace('{count}', '4'));
  await press(page, en.layout.close);
  await tickCaptcha(page);
  await press(page, words.verifyEmail);
  await dialog.getByLabel(words.otp).fill(otp);
  await press(page, words.verify);
  await page.getByText('Email Verified Successfully').waitFor();
  expect(mailsTo(email)).toHaveLength(1);
  expect(await page.locator('[name="message"]').inputValue()).toContain('The library');
});

test('a new password can be requested after a wait, five times in all; the newest counts', async () => {
  const email = newAddress();
  const page = await openForm('/student-message');
  await fillIn(page, email);
  await tickCaptcha(page);
  await page.clock.install();
  await press(page, words.verifyEmail);
  const dialog = page.getByRole('dialog', { name: words.otpTitle });
  const resend = dialog.getByRole('button', { name: words.resend });
  for (const number of [2, 3, 4, 5]) {
    expect(await resend.textContent()).toMatch(/ \(in \d+ s\)$/);
    await resend.click({ force: true });
    await page.clock.fastForward(31_000);
    await dialog.getByRole('button', { name: words.resend, exact: true }).dblclick();
    await passwordOf(email, number);
    await dialog
      .getByText(
        number < 5 ? words.requestsLeft.replace('{count}', `${5 - number}`) : words.noRequestsLeft,
      )
      .waitFor();
    expect(mailsTo(email)).toHaveLength(number);
  }
  expect(await resend.count()).toBe(0);
  await dialog.getByLabel(words.otp).fill(await passwordOf(email, 1));
  await press(page, words.verify);
  await dialog.getByText('OTP is wrong, try again.').waitFor();
  await dialog.getByLabel(words.otp).fill(await passwordOf(email, 5));
  await press(page, words.verify);
  await page.getByText('Email Verified Successfully').waitFor();
});
