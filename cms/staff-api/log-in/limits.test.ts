import { expect, it } from 'vitest';
import { type Attempt, countRight, countWrong, waitOf } from './limits.ts';

const guess = (attempt: Attempt, times: number) => {
  for (let wrong = 0; wrong < times; wrong += 1) countWrong(attempt);
};
const waits = (attempt: Attempt) => waitOf(attempt) > 0;

it('delays one network at one account, and nobody else', () => {
  const attempt = { email: 'a@example.org', network: '192.0.2.1' };
  guess(attempt, 5);
  expect(waits(attempt)).toBe(true);
  expect(waits({ ...attempt, network: '192.0.2.2' })).toBe(false);
  expect(waits({ ...attempt, email: 'b@example.org' })).toBe(false);
  countRight(attempt);
  expect(waits(attempt)).toBe(false);
});

it('delays a network that tries many accounts', () => {
  for (let index = 0; index < 20; index += 1)
    guess({ email: `${index}@example.org`, network: '192.0.2.3' }, 1);
  const another = { email: 'c@example.org', network: '192.0.2.3' };
  expect(waits(another)).toBe(true);
  // Knowing one password does not allow guessing others.
  countRight({ ...another, email: '0@example.org' });
  expect(waits(another)).toBe(true);
});

it('delays unknown browsers if many networks try one account, but not known browsers', () => {
  const email = 'd@example.org';
  for (let index = 0; index < 50; index += 1) guess({ email, network: `198.51.100.${index}` }, 2);
  expect(waits({ email, network: '203.0.113.1' })).toBe(true);
  const known = { email, network: '203.0.113.1', device: 'one' };
  expect(waits(known)).toBe(false);
  guess(known, 10);
  expect(waits(known)).toBe(true);
  expect(waits({ ...known, device: 'another' })).toBe(false);
});
