import { expect, test } from 'vitest';
import { credentialLines } from './credentials.ts';

test('prints a new password, or how to set one', () => {
  expect(credentialLines({ email: 'a@example.org', password: 'p' })).toEqual([
    'a@example.org',
    'p   (shown only now)',
  ]);
  expect(credentialLines(undefined)).toEqual(['npm run password   sets a new password']);
});
