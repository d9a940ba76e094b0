/** Data for test submissions. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { mailsTo } from './mail/mails.ts';

export const picture = (width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#375' } }).jpeg();

export async function sentPhoto(payload: Payload, email: string): Promise<{ path: string }> {
  const { mailboxOf } = await import('../platform/mail/mailbox.ts');
  const { storePhoto } = await import('../submissions/photos.ts');
  const data = await picture().toBuffer();
  const file = new Blob([new Uint8Array(data)]);
  return storePhoto(payload, file, { type: 'ALUMNI', sender: mailboxOf(email) });
}

/** Verifies an address and returns the token that the browser keeps. */
export async function verify(payload: Payload, address: string): Promise<string> {
  const otp = await import('../submissions/one-time-password.ts');
  await otp.requestOneTimePassword(payload, address, 'en');
  const code = /\d{6}/.exec((await mailsTo(payload, address)).at(-1)?.subject ?? '')?.[0] ?? '';
  const token = await otp.checkOneTimePassword(payload, address, code);
  if (!token) throw new Error('Not verified.');
  return token;
}

export async function solvedCaptcha(): Promise<string> {
  const { createCaptcha } = await import('../submissions/captcha.ts');
  const challenge = await createCaptcha();
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
}

/** Fields that both long forms require, and the browser's token. */
export async function sender(payload: Payload, email: string) {
  return {
    token: await verify(payload, email),
    name: 'Rina Das',
    email,
    department: 'PHY',
    batch_from: 2015,
    batch_to: 2018,
    dp: [await sentPhoto(payload, email)],
    captcha: await solvedCaptcha(),
  };
}

export const registrationFields = {
  phone: '00000 00000',
  whatsapp_number: '00000 00000',
  address: 'Lane 1\nGuwahati',
  occupation: 'Teacher',
  highest_qualification: 'M.Sc.',
};
