import { expect, test } from 'vitest';
import { credentialLines } from './credentials.ts';

test('a password is said where one was made; else how to make one', () => {
  expect(credentialLines({ email: 'a@example.org', password: 'p' })).toEqual([
    'a@example.org',
    'p   (shown only now)',
  ]);
  expect(credentialLines(undefined)).toEqual(['npm run password   sets a new password']);
});
