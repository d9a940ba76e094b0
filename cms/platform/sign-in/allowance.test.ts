/** The limits of guesses, in memory and on Postgres. */
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

const EVERY = 60_000;

let payload: Payload;
let Allowance: typeof import('./allowance.ts').Allowance;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ Allowance } = await import('./allowance.ts'));
}, patience);

/** Two backends of one college; on SQLite there is one. */
function open(name: string) {
  const make = () => new Allowance({ name, burst: 3, every: EVERY });
  const one = make();
  return [one, payload.db.name === 'postgres' ? make() : one] as const;
}
/** The minutes to wait, rounded up. */
const minutes = async (allowance: InstanceType<typeof Allowance>, key: string) =>
  Math.ceil((await allowance.wait(payload, key)) / EVERY);

it('allows a number of attempts at once, then one at a time, at all backends together', async () => {
  const [one, other] = open('at once');
  for (const allowance of [one, other, one]) {
    expect(await minutes(allowance, 'a')).toBe(0);
    await allowance.spend(payload, 'a');
  }
  expect([await minutes(one, 'a'), await minutes(other, 'a')]).toEqual([1, 1]);
});

it('never lets anybody wait longer than one pause', async () => {
  const [one, other] = open('pause');
  await Promise.all(Array.from({ length: 9 }, () => one.spend(payload, 'a')));
  expect(await minutes(other, 'a')).toBe(1);
});

it('restores all attempts after a success', async () => {
  const [one, other] = open('restored');
  for (let guess = 0; guess < 3; guess += 1) await one.spend(payload, 'a');
  await other.restore(payload, 'a');
  expect(await minutes(one, 'a')).toBe(0);
});

it('restores them over time', async () => {
  const short = new Allowance({ name: 'short', burst: 1, every: 50 });
  await short.spend(payload, 'a');
  expect(await short.wait(payload, 'a')).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await short.wait(payload, 'a')).toBe(0));
});

it('counts each key separately', async () => {
  const [one] = open('separately');
  for (let guess = 0; guess < 9; guess += 1) await one.spend(payload, 'a');
  expect(await minutes(one, 'b')).toBe(0);
});
