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
  ['the beginning where no word answers', words(33), `${words(32)} …`],
  ['the beginning where a word answers early', `${words(8)} hostel`, `${words(8)} [hostel]`],
  [
    'eight words before the first that answers',
    `first ${words(8)} hostel ${words(30)}`,
    `… ${words(8)} [hostel] ${words(23)} …`,
  ],
  [
    'all words to the end',
    `first ${words(8)} hostel ${words(23)}`,
    `… ${words(8)} [hostel] ${words(23)}`,
  ],
])('an excerpt is %s', (_what, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});

it('a single word of a synonym phrase is neither marked nor counted', () => {
  const terms = [{ word: 'transcript', beginnings: [], others: [['mark', 'sheet']] }];
  const matchesIn = (text: string) =>
    markMatches(text, terms).flatMap((passage) => (passage.found ? passage.text : []));
  expect([matchesIn('A sheet of paper'), countMatches('A sheet of paper', terms)]).toEqual([[], 0]);
  expect([matchesIn('Mark sheet'), countMatches('Mark sheet', terms)]).toEqual([['Mark sheet'], 1]);
});
