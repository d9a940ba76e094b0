import { expect, it } from 'vitest';
import { weaknessOf } from './new-password.ts';

const names = ['anil.bora@example.org', 'Anil Bora', 'Demo College of Guwahati'];
const tooShort = /too short/;
const easy = /easy to guess/;

it.each([
  ['', tooShort],
  ['abc', tooShort],
  ['x9$Lq2v', tooShort],
  ['password', easy],
  ['password1234', easy],
  ['123456789012', easy],
  ['aaaaaaaaaaaaaaaa', easy],
  ['qwertyuiop123', easy],
  ['college@2024', easy],
  ['anil.bora@example.org', easy],
  ['AnilBora1975', easy],
  ['bora-anil-bora', easy],
  ['Guwahati@123', easy],
  ['9864012345', easy],
])('refuses %j', async (password, reason) => {
  expect(await weaknessOf(password, names)).toMatch(reason);
});

it.each([
  'long enough for a test',
  'tea garden river lamp',
  'kopou-phul-bihu-dhol',
  'অসমৰ পথাৰ সেউজীয়া',
  'vT7#mq2!xK',
  'ghjRt-92bva-QQx1p-zzt4K-7yyPw',
])('accepts %j', async (password) => {
  expect(await weaknessOf(password, names)).toBeUndefined();
});

it('checks a password of any length quickly', async () => {
  const started = process.cpuUsage();
  expect(await weaknessOf('ax'.repeat(20_000), names)).toMatch(easy);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
