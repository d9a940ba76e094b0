import { expect, it } from 'vitest';
import { countMatches, excerptOf, markMatches } from './passages.ts';

const term = { word: 'hostel', beginnings: [], others: [] };
/** Returns that many numbered words. */
const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');
const excerpt = (text: string) =>
  excerptOf(text, [term])
    .map(({ text: part, found: isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['nothing', '', ''],
  ['all of a short text', 'the hostel are due', 'the [hostel] are due'],
  ['the beginning if no word matches', words(33), `${words(32)} …`],
  ['the beginning if a word matches early', `${words(8)} hostel`, `${words(8)} [hostel]`],
  [
    'the text from eight words before the first match',
    `first ${words(8)} hostel ${words(30)}`,
    `… ${words(8)} [hostel] ${words(23)} …`,
  ],
  [
    'the text to its end after a late match',
    `first ${words(8)} hostel ${words(23)}`,
    `… ${words(8)} [hostel] ${words(23)}`,
  ],
])('the excerpt is %s', (_what, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});

it('neither marks nor counts a single word of a synonym phrase', () => {
  const terms = [{ word: 'transcript', beginnings: [], others: [['mark', 'sheet']] }];
  const matchesIn = (text: string) =>
    markMatches(text, terms).flatMap((passage) => (passage.found ? passage.text : []));
  expect([matchesIn('A sheet of paper'), countMatches('A sheet of paper', terms)]).toEqual([[], 0]);
  expect([matchesIn('Mark sheet'), countMatches('Mark sheet', terms)]).toEqual([['Mark sheet'], 1]);
});
