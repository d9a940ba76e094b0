import { expect, test } from 'vitest';
import { wayIn } from './way-in.ts';

test('a password is said where one was made; else how to make one', () => {
  expect(wayIn({ email: 'a@example.org', password: 'p' })).toEqual([
    'a@example.org',
    'p   (shown only now)',
  ]);
  expect(wayIn(undefined)).toEqual(['npm run password   sets a new password']);
});
