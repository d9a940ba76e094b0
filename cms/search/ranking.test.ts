import { termOf } from '@college/contract/folding/terms';
import { expect, test } from 'vitest';
import { scoreOf } from './ranking.ts';

const now = Date.parse('2026-11-22');
const YEAR = 365 * 24 * 60 * 60 * 1000;
const score = (title: string, date: number) =>
  scoreOf({ title, date, isExact: false }, [termOf('exam')], now);

test('a title with the word itself ranks before newer titles with longer words', () => {
  const exact = score('fees of the exam cell for the winter semester', now - 9 * YEAR);
  expect(exact).toBeGreaterThan(score('examination', now));
  expect(exact).toBeGreaterThan(score('examinations of december', now));
});

test('of two titles with the word itself, the newer ranks first', () => {
  expect(score('exam form', now)).toBeGreaterThan(score('exam form', now - YEAR));
});
