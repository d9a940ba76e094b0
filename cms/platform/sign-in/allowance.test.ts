import { expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

const EVERY = 1000;
const allowance = () => new Allowance({ burst: 3, every: EVERY });

it('allows a number of attempts at once, then one at a time', () => {
  const wrong = allowance();
  for (const before of [0, 0, 0]) {
    expect(wrong.wait('a', 0)).toBe(before);
    wrong.spend('a', 0);
  }
  expect(wrong.wait('a', 0)).toBe(EVERY);
  expect(wrong.wait('a', EVERY - 1)).toBe(1);
  expect(wrong.wait('a', EVERY)).toBe(0);
  wrong.spend('a', EVERY);
  expect(wrong.wait('a', EVERY)).toBe(EVERY);
});

it('restores all attempts over time, and at once after a success', () => {
  const wrong = allowance();
  for (let guess = 0; guess < 3; guess += 1) wrong.spend('a', 0);
  wrong.spend('a', 3 * EVERY);
  expect(wrong.wait('a', 3 * EVERY)).toBe(0);
  for (let guess = 0; guess < 9; guess += 1) wrong.spend('a', 3 * EVERY);
  wrong.restore('a');
  expect(wrong.wait('a', 3 * EVERY)).toBe(0);
});

it('counts each key separately', () => {
  const wrong = allowance();
  for (let guess = 0; guess < 9; guess += 1) wrong.spend('a', 0);
  expect(wrong.wait('b', 0)).toBe(0);
});
