import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let token: string;
let isSigned: (token: string, now?: number) => boolean;

beforeAll(async () => {
  payload = await temporaryCms();
  const { hasSignedToken } = await import('./signed-token.ts');
  isSigned = (text, now) => hasSignedToken(new Headers({ cookie: `payload-token=${text}` }), now);
  const { email } = await addUser(payload, 'editor');
  const data = { email, password: 'long enough for a test' };
  token = (await payload.login({ collection: 'users', data })).token ?? '';
}, patience);

test('accepts the token of a session until it expires', () => {
  expect(isSigned(token)).toBe(true);
  expect(isSigned(token, Date.now() + 24 * 3_600_000)).toBe(false);
});

test.each<[string, (parts: string[]) => string]>([
  ['no token', () => ''],
  ['another signature', ([head, fields]) => `${head}.${fields}.${'A'.repeat(43)}`],
  ['no signature', ([head, fields]) => `${head}.${fields}.`],
  ['other fields', ([head, , signature]) => `${head}.${btoa('{"exp":9999999999}')}.${signature}`],
  ['text', () => 'x'],
])('refuses %s', (_name, forge) => expect(isSigned(forge(token.split('.')))).toBe(false));
