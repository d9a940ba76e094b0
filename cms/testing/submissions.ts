/** What a visitor brings along to a submission. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { mailsTo } from './mails.ts';

export const picture = (width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#375' } }).jpeg();

export async function sentPhoto(payload: Payload): Promise<{ path: string }> {
  const { keepPhoto } = await import('../submissions/photos.ts');
  const data = await picture().toBuffer();
  return keepPhoto(payload, new Blob([new Uint8Array(data)]), 'ALUMNI');
}

export async function verify(payload: Payload, address: string): Promise<void> {
  const otp = await import('../submissions/one-time-password.ts');
  await otp.requestOneTimePassword(payload, address, 'en');
  const code = /\d{6}/.exec((await mailsTo(payload, address)).at(-1)?.subject ?? '')?.[0] ?? '';
  if (!(await otp.checkOneTimePassword(payload, address, code))) throw new Error('Not verified.');
}

export async function solvedCaptcha(): Promise<string> {
  const { createCaptcha } = await import('../submissions/captcha.ts');
  const challenge = await createCaptcha();
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
}

/** Everything that both long forms ask for. */
export async function sender(payload: Payload, email: string) {
  await verify(payload, email);
  return {
    name: 'Rina Das',
    email,
    department: 'PHY',
    batch_from: 2015,
    batch_to: 2018,
    dp: [await sentPhoto(payload)],
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
