import { expect, test } from 'vitest';
import { opensPreview, signPreview } from './preview-token.ts';

const secret = 'a secret of tests that is long enough';
const draft = { collection: 'notices', id: 7 } as const;
const now = Date.parse('2026-11-21T06:00:00Z');
const minutes = (count: number) => now + count * 60_000;
const token = signPreview(secret, draft, now);

test('opens its draft for half an hour', () => {
  expect(opensPreview(secret, draft, token, minutes(30) - 1)).toBe(true);
  expect(opensPreview(secret, draft, token, minutes(30))).toBe(false);
});

test('opens no other draft', () => {
  expect(opensPreview(secret, { ...draft, id: 8 }, token, now)).toBe(false);
  expect(opensPreview(secret, { ...draft, collection: 'pages' }, token, now)).toBe(false);
  expect(opensPreview(`${secret}!`, draft, token, now)).toBe(false);
});

const [expires, signature = ''] = token.split('.');
test.each([
  ['a later end', `${Number(expires) + 60}.${signature}`],
  ['another signature', `${expires}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['a shorter signature', `${expires}.${signature.slice(1)}`],
  ['a longer signature', `${token}A`],
  ['no signature', `${expires}.`],
  ['letters of several bytes', `${expires}.${'ৰ'.repeat(43)}`],
  ['an empty token', ''],
])('does not open the draft with %s', (_name, forged) => {
  expect(opensPreview(secret, draft, forged, now)).toBe(false);
});
