import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { email } from './calls/fields.ts';
import { asciiEmail } from './email-address.ts';

it.each([
  ['zzq@bücher.example', 'zzq@xn--bcher-kva.example'],
  [' Zzq@BÜCHER.example ', 'zzq@xn--bcher-kva.example'],
  ['zzq@অসম.example', `zzq@${domainToASCII('অসম.example')}`],
  ['zzq@example.org', 'zzq@example.org'],
])('takes %j as %s', (typed, address) => {
  expect(email.safeParse(typed).data).toBe(address);
});

it.each([
  'zzq@',
  '@bücher.example',
  'zzq bücher.example',
  'zzq@bü cher.example',
  'zzq@bücher',
  'zzq@1.2.3.4/ü',
])('refuses %j', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

it('leaves an ASCII address as it is', () => {
  expect(asciiEmail('A.B@Example.org')).toBe('A.B@Example.org');
});
