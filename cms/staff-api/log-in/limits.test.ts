import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import type { Attempt } from './limits.ts';

await stubEnvironment();
const { countRight, countWrong, waitOf } = await import('./limits.ts');

const payload = { db: { name: 'sqlite' } } as Payload;
const guess = async (attempt: Attempt, times: number) => {
  for (let wrong = 0; wrong < times; wrong += 1) await countWrong(payload, attempt);
};
const waits = async (attempt: Attempt) => (await waitOf(payload, attempt)) > 0;

it('delays one network at one account, and nobody else', async () => {
  const attempt = { email: 'a@example.org', network: '192.0.2.1' };
  await guess(attempt, 5);
  expect(await waits(attempt)).toBe(true);
  expect(await waits({ ...attempt, network: '192.0.2.2' })).toBe(false);
  expect(await waits({ ...attempt, email: 'b@example.org' })).toBe(false);
  await countRight(payload, attempt);
  expect(await waits(attempt)).toBe(false);
});

it('delays a network that tries many accounts', async () => {
  for (let index = 0; index < 20; index += 1)
    await guess({ email: `${index}@example.org`, network: '192.0.2.3' }, 1);
  const another = { email: 'c@example.org', network: '192.0.2.3' };
  expect(await waits(another)).toBe(true);
  // Knowing one password does not allow guessing others.
  await countRight(payload, { ...another, email: '0@example.org' });
  expect(await waits(another)).toBe(true);
});

it('delays unknown browsers if many networks try one account, but not known browsers', async () => {
  const email = 'd@example.org';
  for (let index = 0; index < 50; index += 1)
    await guess({ email, network: `198.51.100.${index}` }, 2);
  expect(await waits({ email, network: '203.0.113.1' })).toBe(true);
  const known = { email, network: '203.0.113.1', device: 'one' };
  expect(await waits(known)).toBe(false);
  await guess(known, 10);
  expect(await waits(known)).toBe(true);
  expect(await waits({ ...known, device: 'another' })).toBe(false);
});
